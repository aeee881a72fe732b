/** What the sum of a stay consists of. shared/rates/answerStay.ts adds it up. docs/behavior.md#what-a-stay-costs */
/** Adds in cents, since binary fractions cause rounding errors. */
const toCents = (amount: number) => Math.round(amount * 100);

export const addAmounts = (...amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + toCents(amount), 0) / 100;

const percentOf = (amount: number, percent: number): number =>
  Math.round((toCents(amount) * percent) / 100) / 100;

/** The id of the extra for additional beds. */
export const rollawayId = 'rollaway-bed';

/** The facts that a room's price depends on. */
export interface RatedRoom {
  slug: string;
  name?: string | undefined;
  /** US$ a night for up to `sleeps` guests. */
  price: number;
  /** How many guests it sleeps without rollaway beds. */
  sleeps: number;
  /** How many rollaway beds fit; each sleeps one. */
  rollaways: number;
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
export interface StayCost {
  /** The room's slug and name. */
  slug: string;
  name?: string | undefined;
  nights: number;
  /** The room's own price per night. */
  rate: number;
  /** The reservation engine's rate for each night; undefined if all nights cost the room's own price. */
  byNight?: readonly { day: string; price: number }[];
  /** The plan of those rates; undefined for prices from content. */
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
export const occupancyOf = ({ sleeps, rollaways }: Pick<RatedRoom, 'sleeps' | 'rollaways'>): number =>
  sleeps + rollaways;

/** How many rollaway beds this many guests need; undefined if the room can't sleep them all. */
export function rollawaysFor(
  guests: number,
  room: Pick<RatedRoom, 'sleeps' | 'rollaways'>,
): number | undefined {
  return guests <= occupancyOf(room) ? Math.max(0, guests - room.sleeps) : undefined;
}

/** Adds the tax to a sum. */
export function withTax(sum: number, { occupancyTax }: StayPrices): Pick<StayCost, 'sum' | 'tax' | 'total'> {
  const tax = percentOf(sum, occupancyTax);
  return { sum, tax, total: addAmounts(sum, tax) };
}
