import { hotelDay } from './hotelDay';

/** In ms. */
const hour = 60 * 60 * 1000;

/** '2026-12-31' -> '2027-01-01' */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00Z`) + 24 * hour).toISOString().slice(0, 10);

/** The beginning of a day (YYYY-MM-DD) at the hotel, in ms since 1970. */
export function hotelMidnight(day: string): number {
  // Pacific time is 7 or 8 hours behind UTC and never changes at midnight.
  const inSummer = Date.parse(`${day}T00:00Z`) + 7 * hour;
  return hotelDay(inSummer) === day ? inSummer : inSummer + hour;
}
