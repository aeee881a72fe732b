import { useRef, useState } from 'react';
import { lazyModule } from '../../boot/lazyModule';
import type { CalendarModule } from '../../stay/stayParts';

export const stayCalendar = lazyModule<CalendarModule>();

/** The calendar's module and how to load it. */
export function useStayCalendar() {
  const [parts, setParts] = useState<CalendarModule>();
  const [hasFailed, setFailed] = useState(false);
  const isWanted = useRef(false);

  return {
    parts,
    hasFailed,
    prefetch: () => stayCalendar.prefetch(),
    /** Loads it and calls `open`; after a failure the native inputs return. */
    async want(open: () => void) {
      if (isWanted.current) return;
      isWanted.current = true;
      try {
        setParts(await stayCalendar.fetch());
        open();
      } catch {
        setFailed(true);
      } finally {
        isWanted.current = false;
      }
    },
  };
}
