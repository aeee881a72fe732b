import { baseRateId, type Night } from '../../shared/rates/plan';
import { addDays, nightsIn } from '../../shared/stay';
import type { RateSource } from './source';

interface DemoRoom {
  slug: string;
  price: number;
}

/** An FNV-1a hash, which is the same on every machine. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}

/** Counted from Sunday. */
const friday = 5;
const saturday = 6;
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

const holidays = '01-01 02-14 05-29 05-30 07-03 07-04 09-04 09-05 11-25 12-24 12-31'.split(' ');

/** How much more a night costs than the room's own price, in percent; never negative. */
function surcharge(day: string): number {
  const date = day.slice(5);
  const weekend = { [friday]: 12, [saturday]: 17 }[weekdayOf(day)] ?? 0;
  return weekend + (date >= '06-15' && date <= '08-31' ? 10 : 0) + (holidays.includes(date) ? 20 : 0);
}

/** A room is sold out for some nights in one week out of six, the entire hotel in one out of nine. */
const busyWeeks = 6;
const fullWeeks = 9;
/** One Monday in five is closed to arrival, one Thursday in five to departure. */
const closedWeeks = 5;

function isSoldOut(slug: string, day: string): boolean {
  const weekday = weekdayOf(day);
  const week = addDays(day, -weekday);
  // The weekend, or the two nights from Thursday.
  const isBusy = (hash: number, weeks: number) =>
    hash % weeks === 0 && [friday, hash & 256 ? friday - 1 : saturday].includes(weekday);
  return isBusy(hashOf(slug + week), busyWeeks) || isBusy(hashOf(week), fullWeeks);
}

function demoNight({ slug, price }: DemoRoom, date: string): Night {
  const weekday = weekdayOf(date);
  const isClosed = hashOf(date) % closedWeeks === 0;
  const isFree = !isSoldOut(slug, date);
  return {
    left: isFree ? 1 + (hashOf(slug + date) % 3) : 0,
    ...(isFree && { price: Math.round((price * (100 + surcharge(date))) / 100) }),
    ...((weekday === friday || weekday === saturday) && { minStay: 2 }),
    ...(isClosed && weekday === 1 && { closedToArrival: true as const }),
    ...(isClosed && weekday === 4 && { closedToDeparture: true as const }),
  };
}

/** Made-up nights that depend only on room and date, so that the site can be tried out without an engine. */
export const createDemo = (rooms: readonly DemoRoom[]): RateSource => ({
  name: 'demo',
  spacing: 0,
  fetchPlans: async (arrival, departure) => {
    const days = nightsIn({ arrival, departure });
    const nightsOf = (room: DemoRoom) => Object.fromEntries(days.map((day) => [day, demoNight(room, day)]));
    return new Map(rooms.map((room) => [room.slug, [{ id: baseRateId, nights: nightsOf(room) }]]));
  },
});
