import { getTimes } from 'suncalc';
import { sun } from '../../../generated/content/sun';
import { hotelDay, hotelTimeZone } from '../../../shared/hotelDay';
import { dayAfter, hotelMidnight } from '../../../shared/hotelMidnight';
import { site } from '../../../shared/site';
// With the shell in its graph, as in every page's, esbuild keeps the shell in one file.
import '../../shell';

/** In ms. */
const halfDay = 12 * 60 * 60 * 1000;

type Event = 'sunrise' | 'sunset';

/** When the sun rises or sets over a place, the hotel's own unless told, on a day (YYYY-MM-DD), in ms since 1970, to the minute or so. */
export function sunTime(event: Event, day: string, { latitude, longitude } = site.geo): number {
  const time = getTimes(new Date(hotelMidnight(day) + halfDay), latitude, longitude)[event];
  if (!time) throw new Error(`no ${event} on ${day}`); // Only beyond the polar circles.
  return time.getTime();
}

/** '4:43 p.m.', by the hotel's clock. */
export function clockLabel(time: number): string {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: hotelTimeZone,
    hour: 'numeric',
    minute: '2-digit',
  });
  return clock
    .format(time)
    .replace(/\s*AM$/, ' a.m.')
    .replace(/\s*PM$/, ' p.m.');
}

/** The next time that the sun rises or sets at the hotel: 'Sunset tonight 4:43 p.m.' */
export function sunWords(event: Event, now: number): string {
  const today = hotelDay(now);
  const isOver = sunTime(event, today) < now;
  const time = sunTime(event, isOver ? dayAfter(today) : today);
  return `${sun[event][isOver ? 'tomorrow' : 'today']} ${clockLabel(time)}`;
}
