import type { Night, RatePlan } from '../../shared/rates/ratePlan';
import { addDays } from '../../shared/stay';

/** The price of a rollaway bed, and the occupancy tax in percent. */
export const prices = { rollawayPrice: 25, occupancyTax: 10 };

/** The first night of most stays in the tests. */
export const friday = '2027-05-07';
/** Returns the day that is `offset` days after `friday`. */
export const at = (offset: number) => addDays(friday, offset);
/** Returns ten nights from `friday` on, at one price. @param others replacements for some nights, keyed by offset */
export const nightsAt = (price: number, others: Record<number, Night> = {}, rules: Night = {}) =>
  Object.fromEntries(
    Array.from({ length: 10 }, (_, offset) => [at(offset), others[offset] ?? { left: 2, price, ...rules }]),
  );
export const base: RatePlan = { id: '', nights: nightsAt(300) };
/** A cheaper plan for stays of at least three nights. */
export const long: RatePlan = { id: 'long', name: 'Long', nights: nightsAt(200, {}, { minStay: 3 }) };
