import { getTimes } from 'suncalc';
import type { Content } from '../../../shared/content/content';
import { formatDayPeriod } from '../../../shared/dayPeriod';
import { hotelDay } from '../../../shared/hotelDay';
import { hotelMidnight } from '../../../shared/hotelMidnight';
import type { SiteData } from '../../../shared/siteData';
import { addDays } from '../../../shared/stay';

type Hotel = SiteData['hotel'];

/** 12 hours, in ms. */
const halfDay = 12 * 60 * 60 * 1000;

type Event = 'sunrise' | 'sunset';

/**
 * Returns the time of sunrise or sunset in ms since 1970, precise to about a minute.
 * @param day YYYY-MM-DD
 * @throws on days without sunrise or sunset, beyond the polar circles
 */
export function sunTime(event: Event, day: string, { geo, locale }: Pick<Hotel, 'geo' | 'locale'>): number {
  const time = getTimes(new Date(hotelMidnight(day, locale) + halfDay), geo.latitude, geo.longitude)[event];
  if (!time) throw new Error(`no ${event} on ${day}`);
  return time.getTime();
}

/** Formats a time in the hotel's time zone, such as '4:43 p.m.' @param time in ms since 1970 */
export function clockLabel(time: number, { language, timeZone }: Hotel['locale']): string {
  const clock = new Intl.DateTimeFormat(language, { timeZone, hour: 'numeric', minute: '2-digit' });
  return formatDayPeriod(clock.format(time));
}

/** Formats the next sunrise or sunset at the hotel, such as 'Sunset tonight 4:43 p.m.' */
export function sunWords(event: Event, now: number, hotel: Hotel, words: Content['ui']['sun']): string {
  const today = hotelDay(hotel.locale, now);
  const isPast = sunTime(event, today, hotel) < now;
  const time = sunTime(event, isPast ? addDays(today, 1) : today, hotel);
  return `${words[event][isPast ? 'tomorrow' : 'today']} ${clockLabel(time, hotel.locale)}`;
}
