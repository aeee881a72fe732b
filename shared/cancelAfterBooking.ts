import { hotelDay, hotelTime } from './hotelDay';
import type { Locale } from './schema/hotel';

/** Durations in ms. */
const minute = 60 * 1000;
const hour = 60 * minute;

/** Free cancellation after booking, from content/hotel.json. */
export interface CancelAfterBooking {
  /** The minimum time between booking and check-in, in hours. */
  hoursAhead: number;
  /** When check-in starts: '16:00'. */
  checkIn: string;
  /** The sentence that guests see: 'Cancel free within 24 hours of our confirmation.' */
  text: string;
}

/**
 * Whether check-in is at least `hoursAhead` hours away, so that a stay booked now can be canceled free for a while.
 * Hours are counted correctly even if daylight saving time starts or ends before check-in.
 * @param arrival YYYY-MM-DD
 * @param now in ms since 1970
 */
export function isBookedAhead(
  arrival: string,
  { hoursAhead, checkIn }: Pick<CancelAfterBooking, 'hoursAhead' | 'checkIn'>,
  locale: Pick<Locale, 'timeZone'>,
  now: number,
): boolean {
  // Rounded up to the minute, since `hotelTime` has no seconds.
  const earliest = Math.ceil((now + hoursAhead * hour) / minute) * minute;
  const day = hotelDay(locale, earliest);
  return arrival > day || (arrival === day && hotelTime(locale, earliest) <= checkIn);
}
