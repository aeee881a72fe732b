import { useRef, useState } from 'react';
import type { CalendarModule } from '../../stay/stayParts';

let load: (() => Promise<CalendarModule>) | undefined;
let loading: Promise<CalendarModule> | undefined;

let loaded: CalendarModule | undefined;

/** The calendar's module, once loaded. */
export const loadedCalendar = (): CalendarModule | undefined => loaded;

/**
 * Sets the calendar's loader. It is handed in, because the calendar's module imports the shell, which contains this
 * form.
 */
export function provideStayCalendar(loader: () => Promise<CalendarModule>): void {
  load = loader;
}

async function fetchCalendar(): Promise<CalendarModule> {
  if (!load) throw new Error('provideStayCalendar has not been called');
  loaded = await load();
  return loaded;
}

/** Loads the calendar once; after a failure the next call tries again. */
function loadCalendar(): Promise<CalendarModule> {
  loading ??= fetchCalendar().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The calendar's module and how to load it. docs/behavior.md#the-calendar */
export function useStayCalendar() {
  const [parts, setParts] = useState<CalendarModule>();
  const [hasFailed, setFailed] = useState(false);
  const isWanted = useRef(false);

  return {
    parts,
    hasFailed,
    /** Preloads it. A failure is ignored until it is opened. */
    prefetch: () => void loadCalendar().catch(() => {}),
    /** Loads it and calls `open`; after a failure the native inputs return. */
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
