/** What a stay costs on nights that are known. docs/behavior.md#what-a-stay-costs */
import { added } from '../cents';
import { nightsIn, type Stay } from '../stay';
import { occupancyOf, rollawaysFor, type StayPrices, type StaySum } from '../staySum';
import { type KnownRoom, type Night, type NightsByDay, totalKey } from './night';
import { nightlySum } from './nightlySum';
import { problemIn, problemInAll, type StayProblem } from './rules';

/** What is known of a stay: its price, or why it cannot be had. Neither if too little is known. */
export interface KnownStay {
  cost?: StaySum | undefined;
  problem?: StayProblem | undefined;
}

/** The price of each night of a stay; undefined if one is not known. */
function ratesIn(nights: NightsByDay, stay: Pick<Stay, 'arrival' | 'departure'>): number[] | undefined {
  const prices = nightsIn(stay).map((night) => nights.get(night)?.price);
  return prices.every((price) => typeof price === 'number') ? prices : undefined;
}

/** A stay in a room. */
function stayIn({ nights, totals = {}, ...room }: KnownRoom, stay: Stay, prices: StayPrices): KnownStay {
  const problem = problemIn(nights, stay);
  const total = totals[totalKey(stay)];
  const rates = problem ? undefined : (ratesIn(nights, stay) ?? (total === undefined ? undefined : [total]));
  return { problem, cost: rates && nightlySum(stay, room, prices, rates) };
}

/** The rooms that sleep so many. */
export const roomsFor = <Room extends KnownRoom>(
  rooms: readonly Room[],
  { adults, children }: Pick<Stay, 'adults' | 'children'>,
): Room[] => rooms.filter((room) => adults + children <= occupancyOf(room));

/** A stay in the cheapest of the rooms that sleep so many and can be had. */
function cheapestStay(rooms: readonly KnownRoom[], stay: Stay, prices: StayPrices): KnownStay {
  const large = roomsFor(rooms, stay);
  const costs = large.flatMap((room) => stayIn(room, stay, prices).cost ?? []);
  return {
    cost: costs.toSorted((one, other) => one.sum - other.sum)[0],
    problem: problemInAll(
      large.map(({ nights }) => nights),
      stay,
    ),
  };
}

/** A stay in one of some rooms, or without a slug in the cheapest. */
export function knownStay(
  rooms: readonly KnownRoom[],
  stay: Stay,
  prices: StayPrices,
  slug?: string,
): KnownStay {
  const room = rooms.find((each) => each.slug === slug);
  return room ? stayIn(room, stay, prices) : slug ? {} : cheapestStay(rooms, stay, prices);
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
