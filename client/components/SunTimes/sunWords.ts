import { getTimes } from 'suncalc';
import { sun } from '../../../generated/content/sun';
import { hotelDay } from '../../../shared/hotelDay';
import { dayAfter, hotelMidnight } from '../../../shared/hotelMidnight';
import { halfDays } from '../../../shared/locale';
import { site } from '../../../shared/site';

/** In ms. */
const halfDay = 12 * 60 * 60 * 1000;

type Event = 'sunrise' | 'sunset';

/**
 * Time of sunrise or sunset in ms since 1970, precise to about a minute.
 * @param day YYYY-MM-DD
 * @throws beyond the polar circles, on days without one
 */
export function sunTime(event: Event, day: string, { latitude, longitude } = site.geo): number {
  const time = getTimes(new Date(hotelMidnight(day) + halfDay), latitude, longitude)[event];
  if (!time) throw new Error(`no ${event} on ${day}`);
  return time.getTime();
}

/** '4:43 p.m.', in the hotel's time zone. */
export function clockLabel(time: number): string {
  const { language, timeZone } = site.locale;
  const clock = new Intl.DateTimeFormat(language, { timeZone, hour: 'numeric', minute: '2-digit' });
  return halfDays(clock.format(time));
}

/** The next sunrise or sunset at the hotel: 'Sunset tonight 4:43 p.m.' */
export function sunWords(event: Event, now: number): string {
  const today = hotelDay(now);
  const isOver = sunTime(event, today) < now;
  const time = sunTime(event, isOver ? dayAfter(today) : today);
  return `${sun[event][isOver ? 'tomorrow' : 'today']} ${clockLabel(time)}`;
}
