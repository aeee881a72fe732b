/** Whether a stay is available, as far as its nights are known, and what it costs. docs/behavior.md#nights */

import { addDays, nightCount, nightsIn, type Stay } from '../stay';
import { addAmounts, occupancyOf, rollawaysFor, type StayPrices, type StaySum, staySum } from '../staySum';
import type { KnownRoom, Night } from './night';

export type StayDays = Pick<Stay, 'arrival' | 'departure'>;

/** Why a stay isn't available. `day` is the first sold-out night, or the day that the rule applies to. */
export type StayProblem =
  | { kind: 'soldOut' | 'closedToArrival' | 'closedToDeparture'; day: string }
  | { kind: 'minStay' | 'maxStay'; day: string; nights: number };

type Nights = Pick<KnownRoom, 'nights'>;

/** The problem in one room; undefined if it can be booked, as far as is known. */
export function problemIn(
  { nights }: Nights,
  stay: StayDays,
  days = nightsIn(stay),
): StayProblem | undefined {
  const { arrival, departure } = stay;
  const soldOut = days.find((night) => nights.get(night)?.left === 0);
  if (soldOut) return { kind: 'soldOut', day: soldOut };
  const { closedToArrival, minStay = 0, maxStay = Number.POSITIVE_INFINITY } = nights.get(arrival) ?? {};
  if (closedToArrival) return { kind: 'closedToArrival', day: arrival };
  if (days.length < minStay) return { kind: 'minStay', day: arrival, nights: minStay };
  if (days.length > maxStay) return { kind: 'maxStay', day: arrival, nights: maxStay };
  return nights.get(departure)?.closedToDeparture && { kind: 'closedToDeparture', day: departure };
}

/** From the easiest for guests to avoid to the hardest. */
const kinds = ['minStay', 'maxStay', 'closedToDeparture', 'closedToArrival', 'soldOut'] as const;

const compare = (one: StayProblem, other: StayProblem) =>
  kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
  ('nights' in one && 'nights' in other
    ? (one.nights - other.nights) * (one.kind === 'minStay' ? 1 : -1)
    : other.day.localeCompare(one.day));

/**
 * If all these rooms have a problem, the one that is easiest to avoid (for sold-out nights, the latest one); undefined
 * if a room has none.
 */
export function problemInAll(rooms: readonly Nights[], stay: StayDays): StayProblem | undefined {
  const days = nightsIn(stay);
  const problems = rooms.flatMap((room) => problemIn(room, stay, days) ?? []);
  return problems.length < rooms.length ? undefined : problems.toSorted(compare)[0];
}

/** How far from the requested arrival to look for available stays, in days. */
export const reach = 14;

/** How many available stays to suggest. */
const maxNearestStays = 2;

/** The available stays of the same length that start closest to a stay, in order of arrival. */
export function nearestStays(rooms: readonly Nights[], stay: StayDays, today: string): StayDays[] {
  const isAvailable = (other: StayDays) => (room: Nights) =>
    nightsIn(other).every((night) => (room.nights.get(night)?.left ?? 0) > 0) && !problemIn(room, other);
  const length = nightCount(stay);
  return Array.from({ length: reach * 2 }, (_, index) => (index % 2 ? 1 : -1) * (Math.floor(index / 2) + 1))
    .map((days) => addDays(stay.arrival, days))
    .map((arrival) => ({ arrival, departure: addDays(arrival, length) }))
    .filter((other) => other.arrival >= today && rooms.some(isAvailable(other)))
    .slice(0, maxNearestStays)
    .toSorted((one, other) => one.arrival.localeCompare(other.arrival));
}

/** A stay's price, or why it isn't available. Neither if too little is known. */
export interface KnownStay {
  cost?: StaySum | undefined;
  problem?: StayProblem | undefined;
}

/** What a stay costs in an available room, from nightly prices; undefined if one is unknown. */
function stayCost(room: KnownRoom, stay: Stay, prices: StayPrices): StaySum | undefined {
  const byNight = nightsIn(stay).flatMap((day) => {
    const price = room.nights.get(day)?.price;
    return typeof price === 'number' ? { day, price } : [];
  });
  if (byNight.length < nightCount(stay)) return undefined;
  return staySum(stay, room, prices, { room: addAmounts(...byNight.map(({ price }) => price)), byNight });
}

/** The rooms that guests can have: the one with this slug, or all that can sleep them. */
export const roomsFor = (
  rooms: readonly KnownRoom[],
  { adults, children }: Pick<Stay, 'adults' | 'children'>,
  slug?: string,
): KnownRoom[] =>
  rooms.filter((room) => (slug ? room.slug === slug : adults + children <= occupancyOf(room)));

/** A stay in the room with this slug, or in the cheapest available room that can sleep all guests. */
export function knownStay(
  rooms: readonly KnownRoom[],
  stay: Stay,
  prices: StayPrices,
  slug?: string,
): KnownStay {
  const own = roomsFor(rooms, stay, slug);
  const costs = own.flatMap((room) => (problemIn(room, stay) ? [] : (stayCost(room, stay, prices) ?? [])));
  return {
    cost: costs.toSorted((one, other) => one.sum - other.sum)[0],
    problem: problemInAll(own, stay),
  };
}

/**
 * A night in the cheapest free room, with the rollaway beds that this many guests need. It is sold out if all rooms
 * that can sleep them are, and unknown if one of those may be free.
 */
export function cheapestNight(
  rooms: readonly KnownRoom[],
  day: string,
  guests: number,
  rollawayPrice: number,
): Night | undefined {
  const fitting = rooms.filter((room) => guests <= occupancyOf(room));
  const found = fitting.flatMap((room): Night[] => {
    const night = room.nights.get(day);
    if (typeof night?.price !== 'number') return night ? [night] : [];
    return [{ ...night, price: addAmounts(night.price, (rollawaysFor(guests, room) ?? 0) * rollawayPrice) }];
  });
  const priceOf = ({ left, price }: Night) =>
    left > 0 ? (price ?? Number.MAX_VALUE) : Number.POSITIVE_INFINITY;
  const [best] = found.toSorted((one, other) => priceOf(one) - priceOf(other));
  return best?.left === 0 && found.length < fitting.length ? undefined : best;
}
