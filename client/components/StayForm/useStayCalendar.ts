import { useState } from 'react';
import { fetchLazyData } from '../../navigation/fetchLazyData';

/** Fetches the calendar's components and labels. @throws if a fetch fails */
async function fetchCalendar() {
  const [{ StayPanel, StaySheet }, data] = await Promise.all([
    import('../StayCalendar'),
    fetchLazyData('calendar'),
  ]);
  return { StayPanel, StaySheet, data };
}

/** Returns the calendar, once loaded, and functions that load it. */
export function useStayCalendar() {
  const [calendar, setCalendar] = useState<Awaited<ReturnType<typeof fetchCalendar>>>();
  const [hasFailed, setFailed] = useState(false);
  return {
    calendar,
    hasFailed,
    /** Loads the calendar. Ignores a failure, because `load` tries again. */
    prefetch() {
      if (!calendar) fetchCalendar().then(setCalendar, () => {});
    },
    /** Loads the calendar and calls `open`. After a failure, the form shows native date inputs again. */
    async load(open: () => void) {
      try {
        setCalendar(calendar ?? (await fetchCalendar()));
        open();
      } catch {
        setFailed(true);
      }
    },
  };
}
