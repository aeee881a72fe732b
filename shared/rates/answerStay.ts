/**
 * What stays cost and whether they are available, as far as is known: the only place that adds up nights, on the server
 * and in the browser. docs/behavior.md#nights
 *
 * - answerStay: a stay's lowest price and its plan, or why the stay isn't available (stayProblems.ts)
 * - answerNight: the lowest price of a night, for a cell of the calendar
 */
import { addDays, type Guests, maxNights, nightsIn, type Stay } from '../stay';
import { addAmounts, rollawaysFor, type StayCost, type StayPrices, withTax } from '../stayCost';
import { candidatesFor, type Wanted } from './candidates';
import type { KnownRoom, RatePlan } from './ratePlan';
import { openFor, problemIn, type StayProblem } from './stayProblems';

/** A stay's price, or why it isn't available. Neither if too little is known. */
export interface StayAnswer {
  cost?: StayCost | undefined;
  problem?: StayProblem | undefined;
}

/** By price; at the same price, cancelable plans come first. */
const compareCosts = (one: StayCost, other: StayCost) =>
  one.sum - other.sum ||
  Number(one.plan?.isCancelable === false) - Number(other.plan?.isCancelable === false);

/** What a stay costs in a plan; undefined if the price of a night is unknown, or if the room can't sleep all guests. */
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
 * A stay at the lowest price among all plans that are available. If all plans of all rooms have a problem, the one that
 * is easiest to avoid (for sold-out nights, the latest one).
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

/** How many nights the shortest available stay with a night has; undefined if there is none. */
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

/** A night's lowest price and the shortest stay that has it, in nights. */
interface NightPrice {
  price: number;
  nights: number;
}

/** A night. Without a price if it has none, or if no available stay is known to have it. */
export interface NightAnswer extends Partial<NightPrice> {
  /** Whether all rooms that sleep the guests are sold out. */
  isSoldOut: boolean;
  /** A lower price in longer stays. */
  longer?: NightPrice | undefined;
}

/** The lowest price of a night in the shortest stay that has it, with the rollaway beds that the guests need. */
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
