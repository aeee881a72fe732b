import type { Night } from '../../shared/rates/night';
import { daysAfter, nightsIn } from '../../shared/stay';
import type { RateSource } from './source';

interface DemoRoom {
  slug: string;
  price: number;
}

/** FNV-1a: the same for a text on every machine. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

const holidays = [
  '01-01',
  '02-14',
  '05-29',
  '05-30',
  '07-03',
  '07-04',
  '09-04',
  '09-05',
  '11-25',
  '12-24',
  '12-31',
];
const isHoliday = (day: string) => holidays.includes(day.slice(5));

/** How much dearer than a room's own price a night is, in percent; never cheaper. */
function surcharge(day: string): number {
  const weekday = weekdayOf(day);
  const monthAndDay = day.slice(5);
  const isSummer = monthAndDay >= '06-15' && monthAndDay <= '08-31';
  return (weekday === 5 ? 12 : weekday === 6 ? 17 : 0) + (isSummer ? 10 : 0) + (isHoliday(day) ? 20 : 0);
}

/** Days of a week, from its Sunday, on which a room may be sold out: a weekend, or two days before it. */
const busyDays = [
  [5, 6],
  [4, 5],
];

/** A room has busy days in one week of six, the whole hotel in one of nine. */
const busyWeeks = 6;
const fullWeeks = 9;
/** One Monday in five is closed to arrival, one Thursday in five to departure. */
const closedWeeks = 5;

function isSoldOut(slug: string, day: string): boolean {
  const weekday = weekdayOf(day);
  const week = daysAfter(day, -weekday);
  const isBusy = (hash: number, weeks: number) =>
    hash % weeks === 0 && busyDays[(hash >>> 8) % busyDays.length]?.includes(weekday) === true;
  return isBusy(hashOf(slug + week), busyWeeks) || isBusy(hashOf(week), fullWeeks);
}

function demoNight({ slug, price }: DemoRoom, date: string): Night {
  if (isSoldOut(slug, date)) return { date, left: 0, price: null };
  const weekday = weekdayOf(date);
  const isClosed = hashOf(date) % closedWeeks === 0;
  return {
    date,
    left: 1 + (hashOf(slug + date) % 3),
    price: Math.round((price * (100 + surcharge(date))) / 100),
    ...((weekday === 5 || weekday === 6) && { minStay: 2 }),
    ...(isClosed && weekday === 1 && { closedToArrival: true as const }),
    ...(isClosed && weekday === 4 && { closedToDeparture: true as const }),
  };
}

/** Made-up nights that follow from room and date alone, so that the site can be tried out without an engine. */
export const createDemo = (rooms: readonly DemoRoom[]): RateSource => ({
  name: 'demo',
  spacing: 0,
  fetchNights: async (from, to) =>
    new Map(
      rooms.map((room) => [
        room.slug,
        nightsIn({ arrival: from, departure: to }).map((date) => demoNight(room, date)),
      ]),
    ),
});
