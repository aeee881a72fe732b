import { hotelDay, hotelTime } from './hotelDay';
import type { Locale } from './schema/hotel';

/** In ms. */
const minute = 60 * 1000;
const hour = 60 * minute;

/** Free cancellation after booking, from content/hotel.json. */
export interface CancelAfterBooking {
  /** How early guests must book, in hours before check-in. */
  hoursAhead: number;
  /** When check-in starts: '16:00'. */
  checkIn: string;
  /** What guests may do. */
  text: string;
}

/**
 * Whether a stay that is booked now is booked early enough to be canceled free for a while. Hours count to check-in at
 * the hotel, even across a clock change.
 * @param arrival YYYY-MM-DD
 * @param now in ms since 1970
 */
export function isBookedAhead(
  arrival: string,
  { hoursAhead, checkIn }: Pick<CancelAfterBooking, 'hoursAhead' | 'checkIn'>,
  locale: Pick<Locale, 'timeZone'>,
  now: number,
): boolean {
  // Times at the hotel are in minutes.
  const earliest = Math.ceil((now + hoursAhead * hour) / minute) * minute;
  const day = hotelDay(locale, earliest);
  return arrival > day || (arrival === day && hotelTime(locale, earliest) <= checkIn);
}
