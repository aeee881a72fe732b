/**
 * What stays cost and whether they are available, as far as is known: the only place that adds up nights, on the server
 * and in the browser. docs/behavior.md#nights
 *
 * - answerStay: a stay's lowest price and its plan, or why the stay isn't available
 * - answerNight: the lowest price of a night, for a cell of the calendar
 * - arrivalProblem: why no stay can start on a day
 */
import { addDays, type Guests, maxNights, nightsIn, type Stay } from '../stay';
import { addAmounts, occupancyOf, rollawaysFor, type StayCost, type StayPrices, withTax } from '../stayCost';
import type { KnownRoom, Party, RatePlan } from './ratePlan';

export type StayDays = Pick<Stay, 'arrival' | 'departure'>;

/** Why a stay isn't available. `day` is the first sold-out night, or the day that the rule applies to, or the arrival. */
export type StayProblem =
  | { kind: 'soldOut' | 'closedToArrival' | 'closedToDeparture' | 'notCancelable'; day: string }
  | { kind: 'minStay' | 'maxStay'; day: string; nights: number };

/** What guests look for. */
export interface Wanted {
  /** The room's slug. Default: any room that sleeps the guests. */
  room?: string | undefined;
  /** A promo code: only its plans are considered. Default: plans without a code. */
  code?: string | undefined;
}

/** A stay's price, or why it isn't available. Neither if too little is known. */
export interface StayAnswer {
  cost?: StayCost | undefined;
  problem?: StayProblem | undefined;
}

/** Whether a plan's prices are for a party. */
const isFor = ({ party }: RatePlan, { adults, children }: Party) =>
  !party || (party.adults === adults && party.children === children);

/** A room in one of its plans; without a plan if none is known. */
interface Candidate {
  room: KnownRoom;
  plan?: RatePlan | undefined;
}

/** The rooms that guests can have, in each of their plans. */
const candidatesFor = (
  rooms: readonly KnownRoom[],
  party: Party,
  { room: slug, code }: Wanted,
): Candidate[] =>
  rooms
    .filter((room) => (slug ? room.slug === slug : party.adults + party.children <= occupancyOf(room)))
    .flatMap((room): Candidate[] => {
      const plans = room.plans.filter((plan) => plan.code === code && isFor(plan, party));
      return plans.length > 0 ? plans.map((plan) => ({ room, plan })) : [{ room }];
    });

/**
 * Why a plan isn't available for a stay; undefined if it is, as far as is known.
 * @param onlyCancelable whether the guests want only plans that can be canceled
 */
function problemIn(
  { nights, isCancelable }: RatePlan,
  { arrival, departure }: StayDays,
  days: readonly string[],
  onlyCancelable: boolean | undefined,
): StayProblem | undefined {
  const soldOut = days.find((night) => nights[night]?.left === 0);
  if (soldOut) return { kind: 'soldOut', day: soldOut };
  const { closedToArrival, minStay = 0, maxStay = Number.POSITIVE_INFINITY } = nights[arrival] ?? {};
  if (closedToArrival) return { kind: 'closedToArrival', day: arrival };
  if (days.length < minStay) return { kind: 'minStay', day: arrival, nights: minStay };
  if (days.length > maxStay) return { kind: 'maxStay', day: arrival, nights: maxStay };
  if (nights[departure]?.closedToDeparture) return { kind: 'closedToDeparture', day: departure };
  return onlyCancelable && isCancelable === false ? { kind: 'notCancelable', day: arrival } : undefined;
}

/** From the easiest for guests to avoid to the hardest. */
const kinds = [
  'notCancelable',
  'minStay',
  'maxStay',
  'closedToDeparture',
  'closedToArrival',
  'soldOut',
] as const;

const compareProblems = (one: StayProblem, other: StayProblem) =>
  kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
  ('nights' in one && 'nights' in other
    ? (one.nights - other.nights) * (one.kind === 'minStay' ? 1 : -1)
    : other.day.localeCompare(one.day));

/** By price; at the same price, plans that can be canceled come first. */
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
  const isFlat = plan.isOwn && byNight.every(({ price }) => price === rate);
  return {
    slug,
    name,
    nights: days.length,
    rate,
    rollaways,
    room: cost,
    rollawayBeds,
    ...(!isFlat && { byNight }),
    ...(!plan.isOwn && { plan: { name: plan.name, isCancelable: plan.isCancelable } }),
    ...withTax(addAmounts(cost, rollawayBeds), prices),
  };
}

/** The offers that are available for a stay; if none is, the problem that is easiest to avoid. */
function check(
  candidates: readonly Candidate[],
  stay: StayDays,
  { isCancelable }: Pick<Guests, 'isCancelable'>,
): { open: Candidate[]; problem?: StayProblem | undefined } {
  const days = nightsIn(stay);
  const problems = candidates.map(({ plan }) => plan && problemIn(plan, stay, days, isCancelable));
  const open = candidates.filter((_, index) => !problems[index]);
  if (open.length > 0) return { open };
  return { open, problem: problems.flatMap((problem) => problem ?? []).toSorted(compareProblems)[0] };
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
  const { open, problem } = check(candidatesFor(rooms, stay, wanted), stay, stay);
  const costs = open.flatMap(({ room, plan }) => (plan && costIn(room, plan, stay, prices)) ?? []);
  return { cost: costs.toSorted(compareCosts)[0], problem };
}

/** Problems that a longer stay may not have. */
const avoidable: readonly StayProblem['kind'][] = ['notCancelable', 'minStay', 'closedToDeparture'];

/** Why no stay can start on a day; undefined if one can. */
export function arrivalProblem(
  rooms: readonly KnownRoom[],
  arrival: string,
  guests: Guests,
  wanted: Wanted = {},
): StayProblem | undefined {
  const candidates = candidatesFor(rooms, guests, wanted);
  const { problem } = check(candidates, { arrival, departure: addDays(arrival, 1) }, guests);
  if (!problem || !avoidable.includes(problem.kind)) return problem;
  for (let length = 2; length <= maxNights; length += 1)
    if (!check(candidates, { arrival, departure: addDays(arrival, length) }, guests).problem)
      return undefined;
  return problem;
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
