import { useRef, useState } from 'react';
import type { CalendarModule } from '../../stay/stayParts';

let load: (() => Promise<CalendarModule>) | undefined;
let loading: Promise<CalendarModule> | undefined;

let loaded: CalendarModule | undefined;

/** The calendar's parts, if they have come. */
export const loadedCalendar = (): CalendarModule | undefined => loaded;

/** Sets how the calendar is fetched. Its module imports the shell, which holds this form. */
export function provideStayCalendar(loader: () => Promise<CalendarModule>): void {
  load = loader;
}

async function fetchCalendar(): Promise<CalendarModule> {
  if (!load) throw new Error('provideStayCalendar has not been called');
  loaded = await load();
  return loaded;
}

/** Fetches the calendar once; where it does not come, the next call tries again. */
function loadCalendar(): Promise<CalendarModule> {
  loading ??= fetchCalendar().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The calendar's parts once they are wanted. docs/behavior.md#the-calendar */
export function useStayCalendar() {
  const [parts, setParts] = useState<CalendarModule>();
  const [hasFailed, setFailed] = useState(false);
  const isWanted = useRef(false);

  return {
    parts,
    hasFailed,
    /** Fetches it ahead; a failure shows when it is wanted. */
    prefetch: () => void loadCalendar().catch(() => {}),
    /** Fetches it and calls `open`; where it does not come, the native inputs are back. */
    async want(open: () => void) {
      if (isWanted.current) return;
      isWanted.current = true;
      try {
        setParts(await loadCalendar());
        open();
      } catch {
        setFailed(true);
      } finally {
        isWanted.current = false;
      }
    },
  };
}
