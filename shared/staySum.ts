/** What a stay costs, with the same rules for pages, lists and search engines. docs/behavior.md#what-a-stay-costs */
import { nightCount, type Stay } from './stay';

/** Adds in cents, since binary fractions cause rounding errors. */
const toCents = (amount: number) => Math.round(amount * 100);

export const addAmounts = (...amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + toCents(amount), 0) / 100;

const percentOf = (amount: number, percent: number): number =>
  Math.round((toCents(amount) * percent) / 100) / 100;

/** The id of the extra for additional beds. */
export const rollawayId = 'rollaway-bed';

/** The facts that a room's price depends on. */
export interface PricedRoom {
  slug?: string | undefined;
  name?: string | undefined;
  /** US$ a night for up to `sleeps` guests. */
  price: number;
  /** How many guests it sleeps without rollaway beds. */
  sleeps: number;
  /** How many rollaway beds fit; each sleeps one. */
  rollaways: number;
}

/** A room that can be booked. */
export interface RatedRoom extends PricedRoom {
  slug: string;
}

/** The costs of a stay besides the room. */
export interface StayPrices {
  /** A rollaway bed, US$ a night. */
  rollawayPrice: number;
  /** The city's tax, in percent. */
  occupancyTax: number;
}

/** The rate plan that a stay is sold in. */
export interface PlanTerms {
  /** As guests see it; undefined for the base rate. */
  name?: string | undefined;
  /** Undefined if unknown. */
  isCancelable?: boolean | undefined;
}

/** A stay's sum and its parts, US$ to the cent. */
export interface StaySum {
  /** The room's slug and name. */
  slug?: string | undefined;
  name?: string | undefined;
  nights: number;
  /** The room's own price per night. */
  rate: number;
  /** The reservation engine's rate for each night; undefined if all nights cost the room's own price. */
  byNight?: readonly { day: string; price: number }[];
  /** The plan of those rates. */
  plan?: PlanTerms;
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

/** How many rollaway beds this many guests need; undefined if the room can't sleep them all. */
export function rollawaysFor(
  guests: number,
  room: Pick<PricedRoom, 'sleeps' | 'rollaways'>,
): number | undefined {
  return guests <= occupancyOf(room) ? Math.max(0, guests - room.sleeps) : undefined;
}

/** Adds the tax to a sum. */
export function withTax(sum: number, { occupancyTax }: StayPrices): Pick<StaySum, 'sum' | 'tax' | 'total'> {
  const tax = percentOf(sum, occupancyTax);
  return { sum, tax, total: addAmounts(sum, tax) };
}

/**
 * What a stay costs in a room at its own price, or at the engine's; undefined if the room can't sleep all guests.
 * @param known the engine's price without rollaway beds
 */
export function staySum(
  stay: Stay,
  room: PricedRoom,
  prices: StayPrices,
  known?: Pick<StaySum, 'room' | 'byNight' | 'plan'>,
): StaySum | undefined {
  const rollaways = rollawaysFor(stay.adults + stay.children, room);
  if (rollaways === undefined) return undefined;
  const { slug, name, price: rate } = room;
  const nights = nightCount(stay);
  const cost = known ?? { room: nights * rate };
  const rollawayBeds = nights * rollaways * prices.rollawayPrice;
  const sum = addAmounts(cost.room, rollawayBeds);
  return { slug, name, nights, rate, rollaways, rollawayBeds, ...cost, ...withTax(sum, prices) };
}

/** The cheapest room for one guest, for two and so on, up to the occupancy of the largest room. */
export function cheapestRooms(rooms: readonly PricedRoom[], rollawayPrice: number): readonly PricedRoom[] {
  const largest = Math.max(0, ...rooms.map(occupancyOf));
  return Array.from({ length: largest }, (_, index) => {
    const fitting = rooms.filter((room) => index < occupancyOf(room));
    const priceOf = (room: PricedRoom) => room.price + (rollawaysFor(index + 1, room) ?? 0) * rollawayPrice;
    const [cheapest] = fitting.toSorted((one, other) => priceOf(one) - priceOf(other));
    const { name, price = 0, sleeps = 0, rollaways = 0 } = cheapest ?? {};
    return { name, price, sleeps, rollaways };
  });
}
