import type { Night, RatePlan } from '../../shared/rates/ratePlan';
import { addDays } from '../../shared/stay';

/** The hotel's other prices. */
export const prices = { rollawayPrice: 25, occupancyTax: 10 };

/** The first night of most stays. */
export const friday = '2027-05-07';
/** A day, by days from that Friday. */
export const at = (offset: number) => addDays(friday, offset);
/** Nights from Friday on, at one price but for some. */
export const nightsAt = (price: number, others: Record<number, Night> = {}, rules: Night = {}) =>
  Object.fromEntries(
    Array.from({ length: 10 }, (_, offset) => [at(offset), others[offset] ?? { left: 2, price, ...rules }]),
  );
export const base: RatePlan = { id: '', nights: nightsAt(300) };
/** Cheaper, for three nights or more. */
export const long: RatePlan = { id: 'long', name: 'Long', nights: nightsAt(200, {}, { minStay: 3 }) };
