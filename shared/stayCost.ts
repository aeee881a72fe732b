/** The parts of a stay's price. shared/rates/answerStay.ts adds up the nights. docs/behavior.md#what-a-stay-costs */
/** Converts an amount to cents, since adding binary fractions causes rounding errors. */
const toCents = (amount: number) => Math.round(amount * 100);

export const addAmounts = (...amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + toCents(amount), 0) / 100;

const percentOf = (amount: number, percent: number): number =>
  Math.round((toCents(amount) * percent) / 100) / 100;

/** The id of the extra for rollaway beds in content/amenities.json. */
export const rollawayId = 'rollaway-bed';

/** The fields of a room that determine its price. */
export interface RatedRoom {
  slug: string;
  name?: string | undefined;
  /** The price in US$ per night for up to `sleeps` guests. */
  price: number;
  /** The number of guests that the room sleeps without rollaway beds. */
  sleeps: number;
  /** The number of rollaway beds that fit. Each rollaway bed sleeps one guest. */
  rollaways: number;
}

/** The prices of a stay's parts other than the room. */
export interface StayPrices {
  /** The price of a rollaway bed, in US$ per night. */
  rollawayPrice: number;
  /** The city's tax, in percent. */
  occupancyTax: number;
}

/** The rate plan under which a stay is sold. */
export interface PlanTerms {
  /** The plan's name as guests see it; undefined for the base rate. */
  name?: string | undefined;
  /** Whether guests can cancel; undefined if unknown. */
  isCancelable?: boolean | undefined;
}

/** A stay's price and its parts, in US$ to the cent. */
export interface StayCost {
  /** The room's slug and name. */
  slug: string;
  name?: string | undefined;
  nights: number;
  /** The room's price per night in content. */
  rate: number;
  /** The price of each night; undefined if the prices come from content and every night costs `rate`. */
  byNight?: readonly { day: string; price: number }[];
  /** The rate plan; undefined for prices from content. */
  plan?: PlanTerms;
  /** The number of rollaway beds that the guests need. */
  rollaways: number;
  room: number;
  rollawayBeds: number;
  /** The total before tax. */
  sum: number;
  tax: number;
  total: number;
}

/** Returns the number of guests that a room sleeps with every rollaway bed that fits. */
export const occupancyOf = ({ sleeps, rollaways }: Pick<RatedRoom, 'sleeps' | 'rollaways'>): number =>
  sleeps + rollaways;

/** Returns the number of rollaway beds that guests need; undefined if the room can't sleep all guests. */
export function rollawaysFor(
  guests: number,
  room: Pick<RatedRoom, 'sleeps' | 'rollaways'>,
): number | undefined {
  return guests <= occupancyOf(room) ? Math.max(0, guests - room.sleeps) : undefined;
}

/** Adds tax to a total before tax. */
export function withTax(sum: number, { occupancyTax }: StayPrices): Pick<StayCost, 'sum' | 'tax' | 'total'> {
  const tax = percentOf(sum, occupancyTax);
  return { sum, tax, total: addAmounts(sum, tax) };
}
