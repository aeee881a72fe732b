import { hotelDay } from './hotelDay';
import type { Locale } from './schema/hotel';

/** Durations in ms. */
const hour = 60 * 60 * 1000;
const quarter = hour / 4;

/** Returns the start of a day (YYYY-MM-DD) at the hotel, in ms since 1970. */
export function hotelMidnight(day: string, locale: Pick<Locale, 'timeZone'>): number {
  const utc = Date.parse(`${day}T00:00Z`);
  // Time zones are at most 14 hours from UTC, and some offsets include quarter hours.
  let [before, after] = [utc - 14 * hour - quarter, utc + 14 * hour];
  while (after - before > quarter) {
    const middle = before + Math.ceil((after - before) / 2 / quarter) * quarter;
    if (hotelDay(locale, middle) < day) before = middle;
    else after = middle;
  }
  return after;
}
