import { addDays } from '../stay';
import type { NightWords } from '../ui/defaults';
import type { KnownRoom, Night } from './night';

/** left, price, minStay, maxStay, and closed: 1 to arrival, 2 to departure, 3 to both. 0 is none, empty is unknown. */
type PackedNight = readonly number[];

/** A room's nights as JSON, starting on one day. */
export interface PackedRoom extends Omit<KnownRoom, 'nights'> {
  from: string;
  packed: readonly PackedNight[];
}

/** The data that /book shows about the nights around a stay. */
export interface BookedNights {
  rooms: readonly PackedRoom[];
  words: NightWords;
  /** When the engine responded: '3:14 p.m.' */
  asOf: string;
  /** The sum that the guest was shown, if it has changed. */
  before?: number | undefined;
}

function packNight(night: Night | undefined): PackedNight {
  if (!night) return [];
  const { left, price, minStay = 0, maxStay = 0, closedToArrival, closedToDeparture } = night;
  return [left, price ?? 0, minStay, maxStay, (closedToArrival ? 1 : 0) + (closedToDeparture ? 2 : 0)];
}

/** @param count the number of days, starting on `from` */
export const packRoom = ({ nights, ...room }: KnownRoom, from: string, count: number): PackedRoom => ({
  ...room,
  from,
  packed: Array.from({ length: count }, (_, index) => packNight(nights.get(addDays(from, index)))),
});

export function unpackRoom({ from, packed: days, ...room }: PackedRoom): KnownRoom {
  const nights = new Map<string, Night>();
  for (const [index, [left, price, minStay, maxStay, closed = 0]] of days.entries()) {
    const date = addDays(from, index);
    if (left === undefined) continue;
    nights.set(date, {
      ...{ date, left },
      ...(left === 0 ? { price: null } : price && { price }),
      ...(minStay && { minStay }),
      ...(maxStay && { maxStay }),
      ...(closed & 1 && { closedToArrival: true as const }),
      ...(closed & 2 && { closedToDeparture: true as const }),
    });
  }
  return { ...room, nights };
}
