import { daysAfter } from '../stay';
import type { KnownRoom, Night, RatedRoom, Totals } from './night';

/** A room's nights in JSON: a list for each of their facts, from one day on, without what is 0 throughout. */
export interface PackedRoom extends RatedRoom {
  totals?: Totals;
  from: string;
  /** null: unknown. */
  left: readonly (number | null)[];
  prices?: readonly number[];
  minStays?: readonly number[];
  maxStays?: readonly number[];
  /** 1: to arrival, 2: to departure, 3: to both. */
  closed?: readonly number[];
}

const arrival = 1;
const departure = 2;

/** @param count of days, from a day on */
export function packed({ nights, totals, ...room }: KnownRoom, from: string, count: number): PackedRoom {
  const days = Array.from({ length: count }, (_, index) => nights.get(daysAfter(from, index)));
  const some = (name: keyof PackedRoom, of: (night: Night) => number | undefined | null) => {
    const values = days.map((night) => (night && of(night)) || 0);
    return values.some(Boolean) ? { [name]: values } : {};
  };
  return {
    ...room,
    ...(totals && { totals }),
    from,
    left: days.map((night) => night?.left ?? null),
    ...some('prices', ({ price }) => price),
    ...some('minStays', ({ minStay }) => minStay),
    ...some('maxStays', ({ maxStay }) => maxStay),
    ...some(
      'closed',
      ({ closedToArrival, closedToDeparture }) =>
        (closedToArrival ? arrival : 0) + (closedToDeparture ? departure : 0),
    ),
  };
}

export function unpacked({ from, left, prices, minStays, maxStays, closed }: PackedRoom): Night[] {
  return left.flatMap((count, index): Night[] => {
    if (count === null) return [];
    const price = count === 0 ? null : prices?.[index];
    const [minStay, maxStay, closing = 0] = [minStays?.[index], maxStays?.[index], closed?.[index]];
    return [
      {
        date: daysAfter(from, index),
        left: count,
        ...(price !== undefined && price !== 0 && { price }),
        ...(minStay && { minStay }),
        ...(maxStay && { maxStay }),
        ...(closing & arrival && { closedToArrival: true as const }),
        ...(closing & departure && { closedToDeparture: true as const }),
      },
    ];
  });
}
