/** What a stay costs, by the one rule that pages, lists and search engines share. docs/behavior.md#what-a-stay-costs */
import { nightsOf, type Stay } from './stay';

/** Sums are made of cents: binary fractions do not add up. */
const centsOf = (amount: number) => Math.round(amount * 100);

export const added = (...amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + centsOf(amount), 0) / 100;

const percentOf = (amount: number, percent: number): number =>
  Math.round((centsOf(amount) * percent) / 100) / 100;

/** The extra that rooms take beyond their own beds. */
export const rollawayId = 'rollaway-bed';

/** What a room's price depends on. */
export interface PricedRoom {
  name?: string | undefined;
  /** US$ a night for the guests who sleep without rollaway beds. */
  price: number;
  /** How many sleep without rollaway beds. */
  sleeps: number;
  /** How many rollaway beds fit; each sleeps one. */
  rollaways: number;
}

/** A room that can be booked. */
export interface RatedRoom extends PricedRoom {
  slug: string;
}

/** What stays cost beside the room. */
export interface StayPrices {
  /** A rollaway bed, US$ a night. */
  rollawayPrice: number;
  /** The city's tax, percent. */
  occupancyTax: number;
}

/** A sum in its parts, US$ to the cent. */
export interface StaySum {
  /** The room's. */
  name?: string | undefined;
  nights: number;
  /** The room's own price of a night. */
  rate: number;
  /**
   * Each night at the reservation engine's rate; empty where that names only a price for all, absent where all cost the
   * room's price.
   */
  byNight?: readonly { day: string; price: number }[];
  /** How many rollaway beds the guests need. */
  rollaways: number;
  room: number;
  rollawayBeds: number;
  /** Everything but tax. */
  sum: number;
  tax: number;
  total: number;
}

/** How many guests a room sleeps with every rollaway bed that fits. */
export const occupancyOf = ({ sleeps, rollaways }: Pick<PricedRoom, 'sleeps' | 'rollaways'>): number =>
  sleeps + rollaways;

/** How many rollaway beds so many guests need; undefined where the room does not sleep them. */
export function rollawaysFor(
  guests: number,
  room: Pick<PricedRoom, 'sleeps' | 'rollaways'>,
): number | undefined {
  return guests <= occupancyOf(room) ? Math.max(0, guests - room.sleeps) : undefined;
}

/** A sum with its tax. */
export function taxed(sum: number, { occupancyTax }: StayPrices): Pick<StaySum, 'sum' | 'tax' | 'total'> {
  const tax = percentOf(sum, occupancyTax);
  return { sum, tax, total: added(sum, tax) };
}

/**
 * What a stay costs in a room at its own price, or at the engine's; undefined where the room does not sleep so many.
 * @param known the engine's price without rollaway beds
 */
export function staySum(
  stay: Stay,
  room: PricedRoom,
  prices: StayPrices,
  known?: Pick<StaySum, 'room' | 'byNight'>,
): StaySum | undefined {
  const rollaways = rollawaysFor(stay.adults + stay.children, room);
  if (rollaways === undefined) return undefined;
  const { name, price: rate } = room;
  const nights = nightsOf(stay);
  const cost = known ?? { room: nights * rate };
  const rollawayBeds = nights * rollaways * prices.rollawayPrice;
  const sum = added(cost.room, rollawayBeds);
  return { name, nights, rate, rollaways, rollawayBeds, ...cost, ...taxed(sum, prices) };
}

/** The cheapest room for one guest, for two and so on, up to as many as the largest room sleeps. */
export function cheapestRooms(rooms: readonly PricedRoom[], rollawayPrice: number): readonly PricedRoom[] {
  const largest = Math.max(0, ...rooms.map(occupancyOf));
  return Array.from({ length: largest }, (_, index) => {
    const large = rooms.filter((room) => index < occupancyOf(room));
    const priceOf = (room: PricedRoom) => room.price + (rollawaysFor(index + 1, room) ?? 0) * rollawayPrice;
    const [cheapest] = large.toSorted((one, other) => priceOf(one) - priceOf(other));
    const { name, price = 0, sleeps = 0, rollaways = 0 } = cheapest ?? {};
    return { name, price, sleeps, rollaways };
  });
}
