/**
 * Calculates the price and availability of stays from what is known about each night. Only this module adds up prices
 * of nights, on the server and in the browser. docs/behavior.md#nights
 *
 * - answerStay: a stay's lowest price with the rate plan, or the reason why the stay isn't available (stayProblems.ts)
 * - answerNight: the lowest price of a night, for a cell of the calendar
 */
import { addDays, type Guests, maxNights, nightsIn, type Stay } from '../stay';
import { addAmounts, rollawaysFor, type StayCost, type StayPrices, withTax } from '../stayCost';
import { candidatesFor, type Wanted } from './candidates';
import type { KnownRoom, RatePlan } from './ratePlan';
import { openFor, problemIn, type StayProblem } from './stayProblems';

/** A stay's price, or the reason why the stay isn't available. Both are undefined if too little is known. */
export interface StayAnswer {
  cost?: StayCost | undefined;
  problem?: StayProblem | undefined;
}

/** Sorts by price. At the same price, cancelable plans come first. */
const compareCosts = (one: StayCost, other: StayCost) =>
  one.sum - other.sum ||
  Number(one.plan?.isCancelable === false) - Number(other.plan?.isCancelable === false);

/** Returns a stay's price under a plan; undefined if a night's price is unknown or the room can't sleep all guests. */
function costIn(room: KnownRoom, plan: RatePlan, stay: Stay, prices: StayPrices): StayCost | undefined {
  const days = nightsIn(stay);
  const byNight = days.flatMap((day) => {
    const price = plan.nights[day]?.price;
    return price === undefined ? [] : { day, price };
  });
  const rollaways = rollawaysFor(stay.adults + stay.children, room);
  if (byNight.length < days.length || rollaways === undefined) return undefined;
  const { slug, name, price: rate } = room;
  const rollawayBeds = plan.party ? 0 : days.length * rollaways * prices.rollawayPrice;
  const cost = addAmounts(...byNight.map(({ price }) => price));
  const isFlat = plan.isContentPrice && byNight.every(({ price }) => price === rate);
  return {
    slug,
    name,
    nights: days.length,
    rate,
    rollaways,
    room: cost,
    rollawayBeds,
    ...(!isFlat && { byNight }),
    ...(!plan.isContentPrice && { plan: { name: plan.name, isCancelable: plan.isCancelable } }),
    ...withTax(addAmounts(cost, rollawayBeds), prices),
  };
}

/**
 * Returns a stay's lowest price among all available plans. If no plan of any room is available, returns the problem
 * that is easiest for guests to avoid. Among sold-out nights, the latest night is the easiest to avoid.
 */
export function answerStay(
  rooms: readonly KnownRoom[],
  stay: Stay,
  prices: StayPrices,
  wanted: Wanted = {},
): StayAnswer {
  const { open, problem } = openFor(candidatesFor(rooms, stay, wanted), stay, stay);
  const costs = open.flatMap(({ room, plan }) => (plan && costIn(room, plan, stay, prices)) ?? []);
  return { cost: costs.toSorted(compareCosts)[0], problem };
}

/** Whether a night can be booked, as far as is known. */
function isFree({ nights }: RatePlan, day: string): boolean {
  const { left, price } = nights[day] ?? {};
  return left === undefined ? price !== undefined : left > 0;
}

/** Returns the length in nights of the shortest available stay that includes a night; undefined if there is none. */
function shortestStay(plan: RatePlan, day: string, { isCancelable }: Guests): number | undefined {
  let shortest: number | undefined;
  const isShorter = (length: number) => length < (shortest ?? maxNights + 1);
  for (let before = 0; isShorter(before + 1) && isFree(plan, addDays(day, -before)); before += 1) {
    const arrival = addDays(day, -before);
    for (let length = before + 1; isShorter(length); length += 1) {
      const stay = { arrival, departure: addDays(arrival, length) };
      if (!problemIn(plan, stay, nightsIn(stay), isCancelable)) shortest = length;
      if (!isFree(plan, stay.departure)) break;
    }
  }
  return shortest;
}

/** A night's price, and the length of the shortest stay at that price, in nights. */
interface NightPrice {
  price: number;
  nights: number;
}

/** A night's price and availability. The price is undefined if unknown, or if no available stay includes the night. */
export interface NightAnswer extends Partial<NightPrice> {
  /** Whether all rooms that sleep the guests are sold out. */
  isSoldOut: boolean;
  /** The night's lowest price in longer stays, if lower than `price`. */
  longer?: NightPrice | undefined;
}

/** Returns a night's lowest price, rollaway beds included, in the shortest available stay that includes the night. */
export function answerNight(
  rooms: readonly KnownRoom[],
  day: string,
  guests: Guests,
  { rollawayPrice }: StayPrices,
  wanted: Wanted = {},
): NightAnswer {
  const candidates = candidatesFor(rooms, guests, wanted);
  const found = candidates.flatMap(({ room, plan }): NightPrice | [] => {
    const price = plan?.nights[day]?.price;
    const nights = plan && price !== undefined && shortestStay(plan, day, guests);
    if (!nights) return [];
    const beds = plan.party ? 0 : (rollawaysFor(guests.adults + guests.children, room) ?? 0);
    return { price: addAmounts(price, beds * rollawayPrice), nights };
  });
  const [shortest] = found.toSorted((one, other) => one.nights - other.nights || one.price - other.price);
  const [cheapest] = found.toSorted((one, other) => one.price - other.price || one.nights - other.nights);
  return {
    isSoldOut: candidates.length > 0 && candidates.every(({ plan }) => plan?.nights[day]?.left === 0),
    ...shortest,
    ...(cheapest && shortest && cheapest.price < shortest.price && { longer: cheapest }),
  };
}
