import type { Content } from '../../shared/content/content';
import { appliesTo } from '../../shared/offers/appliesTo';
import { baseRateId, type Night, type Party, type RatePlan } from '../../shared/rates/ratePlan';
import { addDays } from '../../shared/stay';
import type { RatedRoom } from '../../shared/stayCost';

/** Returns the FNV-1a hash of a string, which is the same on every machine. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}

/** Days of the week, where Sunday is 0. */
const friday = 5;
const saturday = 6;
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const weekOf = (day: string) => addDays(day, -weekdayOf(day));

const holidays = '01-01 02-14 05-29 05-30 07-03 07-04 09-04 09-05 11-25 12-24 12-31'.split(' ');

/** Returns by how many percent a night costs more than the room's base price. Never negative. */
function surcharge(day: string): number {
  const date = day.slice(5);
  const weekend = { [friday]: 12, [saturday]: 17 }[weekdayOf(day)] ?? 0;
  return weekend + (date >= '06-15' && date <= '08-31' ? 10 : 0) + (holidays.includes(date) ? 20 : 0);
}

/** A room is sold out for some nights in one week out of six, and the entire hotel in one week out of nine. */
const busyWeeks = 6;
const fullWeeks = 9;
/** One Monday in five is closed to arrival, and one Thursday in five is closed to departure. */
const closedWeeks = 5;
/** The nonrefundable plan is sold in one week out of two. */
const saleWeeks = 2;

/** The discounts of the plans, in percent. A night never costs less than the room's base price. */
const longStayDiscount = 8;
const nonrefundableDiscount = 12;

function isSoldOut(slug: string, day: string): boolean {
  const weekday = weekdayOf(day);
  const week = weekOf(day);
  // Friday and Saturday night, or Thursday and Friday night.
  const isBusy = (hash: number, weeks: number) =>
    hash % weeks === 0 && [friday, hash & 256 ? friday - 1 : saturday].includes(weekday);
  return isBusy(hashOf(slug + week), busyWeeks) || isBusy(hashOf(week), fullWeeks);
}

function demoNight({ slug, price }: RatedRoom, date: string): Night {
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

/** Returns a night with a changed price. */
const repriced = (night: Night, change: (price: number) => number): Night =>
  night.price === undefined ? night : { ...night, price: change(night.price) };

type DemoContent = Pick<Content, 'hotel' | 'offers' | 'rooms' | 'accessibleRate'>;

/**
 * Creates made-up rate plans from content alone, so that the site can be tried out without an engine. The plans are the
 * base rate, a discount for three nights or more, and a nonrefundable rate. There is also a plan for each code with a
 * percentage, and for the accessible rooms' rate. Each guest beyond the number that the room sleeps costs as much as a
 * rollaway bed.
 */
export function demoPlans(
  room: RatedRoom,
  days: readonly string[],
  party: Party,
  { hotel, offers, rooms, accessibleRate }: DemoContent,
): RatePlan[] {
  const guests = Math.max(0, party.adults + party.children - room.sleeps) * hotel.rollawayPrice;
  const planOf = (
    terms: Omit<RatePlan, 'nights' | 'party'>,
    change: (night: Night, day: string) => Night,
  ): RatePlan => ({
    ...terms,
    party,
    nights: Object.fromEntries(
      days.map((day) => [day, repriced(change(demoNight(room, day), day), (price) => price + guests)]),
    ),
  });
  const less = (night: Night, percent: number) =>
    repriced(night, (price) => Math.max(room.price, Math.round((price * (100 - percent)) / 100)));
  /** Returns the price of a night in each room that sleeps the guests. */
  const smallerPrices = (day: string) =>
    rooms
      .filter(({ sleeps }) => party.adults + party.children <= sleeps)
      .flatMap((each) => demoNight(each, day).price ?? []);
  const isOnSale = (day: string) => hashOf(`sale ${weekOf(day)}`) % saleWeeks === 0;
  return [
    planOf({ id: baseRateId, isCancelable: true }, (night) => night),
    planOf({ id: 'long', name: 'Three Nights or More', isCancelable: true }, (night) => ({
      ...less(night, longStayDiscount),
      minStay: 3,
    })),
    planOf({ id: 'nonrefundable', name: 'Advance Purchase', isCancelable: false }, (night, day) =>
      isOnSale(day) ? less(night, nonrefundableDiscount) : { left: 0 },
    ),
    ...offers.flatMap(({ code, title, rules }) => {
      const { percent } = rules;
      if (percent === undefined || !appliesTo(rules, room.slug)) return [];
      return planOf({ id: code, name: title, code, isCancelable: true }, (night) =>
        repriced(night, (price) => Math.round(price * (100 - percent)) / 100),
      );
    }),
    ...(accessibleRate && appliesTo(accessibleRate.rules, room.slug)
      ? [
          planOf({ id: accessibleRate.code, code: accessibleRate.code, isCancelable: true }, (night, day) =>
            repriced(night, (price) => Math.min(price, ...smallerPrices(day))),
          ),
        ]
      : []),
  ];
}
