import { useState } from 'react';
import { lazyModule } from '../../boot/lazyModule';
import type { CalendarModule } from '../../stay/stayParts';

export const stayCalendar = lazyModule<CalendarModule>();

/** The calendar's module and how to load it. */
export function useStayCalendar() {
  const [parts, setParts] = useState<CalendarModule>();
  const [hasFailed, setFailed] = useState(false);
  return {
    parts,
    hasFailed,
    prefetch: () => stayCalendar.prefetch(),
    /** Loads it and calls `open`; after a failure the native inputs return. */
    load(open: () => void) {
      stayCalendar.fetch().then(
        (loaded) => {
          setParts(loaded);
          open();
        },
        () => setFailed(true),
      );
    },
  };
}
