import { useState } from 'react';
import { fetchLazyData } from '../../navigation/fetchLazyData';

/** Fetches the calendar and its labels; the browser keeps both. @throws if one can't be fetched */
async function fetchCalendar() {
  const [{ StayPanel, StaySheet }, data] = await Promise.all([
    import('../StayCalendar'),
    fetchLazyData('calendar'),
  ]);
  return { StayPanel, StaySheet, data };
}

/** The calendar, and how to load it. */
export function useStayCalendar() {
  const [calendar, setCalendar] = useState<Awaited<ReturnType<typeof fetchCalendar>>>();
  const [hasFailed, setFailed] = useState(false);
  return {
    calendar,
    hasFailed,
    /** Loads it; a failure is reported by `load`. */
    prefetch() {
      if (!calendar) fetchCalendar().then(setCalendar, () => {});
    },
    /** Loads it and calls `open`; after a failure the native inputs return. */
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
