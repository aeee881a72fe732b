/** What a stay costs on nights that are known. docs/behavior.md#what-a-stay-costs */

import { nightsIn, nightsOf, type Stay } from '../stay';
import { added, occupancyOf, rollawaysFor, type StayPrices, type StaySum, staySum } from '../staySum';
import { type KnownRoom, type Night, totalKey } from './night';
import { problemIn, problemInAll, type StayProblem } from './rules';

/** What is known of a stay: its price, or why it cannot be had. Neither if too little is known. */
export interface KnownStay {
  cost?: StaySum | undefined;
  problem?: StayProblem | undefined;
}

/** What a stay costs in a room that is free: at the price of each night, or at one for all; undefined if none is known. */
function costIn(room: KnownRoom, stay: Stay, prices: StayPrices): StaySum | undefined {
  const byNight = nightsIn(stay).flatMap((day) => {
    const price = room.nights.get(day)?.price;
    return typeof price === 'number' ? { day, price } : [];
  });
  if (byNight.length === nightsOf(stay))
    return staySum(stay, room, prices, { room: added(...byNight.map(({ price }) => price)), byNight });
  const total = room.totals?.[totalKey(stay)];
  return total === undefined ? undefined : staySum(stay, room, prices, { room: total, byNight: [] });
}

/** The rooms that sleep so many. */
export const roomsFor = <Room extends KnownRoom>(
  rooms: readonly Room[],
  { adults, children }: Pick<Stay, 'adults' | 'children'>,
): Room[] => rooms.filter((room) => adults + children <= occupancyOf(room));

/** A stay in one of some rooms, or without a slug in the cheapest that sleeps so many and can be had. */
export function knownStay(
  rooms: readonly KnownRoom[],
  stay: Stay,
  prices: StayPrices,
  slug?: string,
): KnownStay {
  const own = slug ? rooms.filter((room) => room.slug === slug) : roomsFor(rooms, stay);
  const costs = own.flatMap((room) =>
    problemIn(room.nights, stay) ? [] : (costIn(room, stay, prices) ?? []),
  );
  return {
    cost: costs.toSorted((one, other) => one.sum - other.sum)[0],
    problem: problemInAll(
      own.map(({ nights }) => nights),
      stay,
    ),
  };
}

/**
 * A night in the cheapest of some rooms that is free, with the rollaway beds that so many guests need; sold out if all that
 * sleep them are, unknown if one of them may be free.
 */
export function cheapestNight(
  rooms: readonly KnownRoom[],
  day: string,
  guests: number,
  rollawayPrice: number,
): Night | undefined {
  const large = rooms.filter((room) => guests <= occupancyOf(room));
  const found = large.flatMap((room): Night[] => {
    const night = room.nights.get(day);
    if (typeof night?.price !== 'number') return night ? [night] : [];
    return [{ ...night, price: added(night.price, (rollawaysFor(guests, room) ?? 0) * rollawayPrice) }];
  });
  const priceOf = ({ left, price }: Night) =>
    left > 0 ? (price ?? Number.MAX_VALUE) : Number.POSITIVE_INFINITY;
  const [best] = found.toSorted((one, other) => priceOf(one) - priceOf(other));
  return best?.left === 0 && found.length < large.length ? undefined : best;
}
