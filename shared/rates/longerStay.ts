import { addDays, type Stay } from '../stay';
import { addAmounts, type StayCost, type StayPrices } from '../stayCost';
import { answerStay } from './answerStay';
import type { KnownRoom } from './ratePlan';

/** The maximum number of nights by which a stay is extended. */
const mostMore = 7;

/**
 * Finds the shortest extension of a stay, with the same arrival and room, that lowers the price of the chosen nights.
 * Returns the length of the extended stay in nights and the lowest price of a chosen night, or undefined if no
 * extension lowers the price. If the chosen stay may be cancelable, stays that can't be canceled are skipped.
 * @param cost the chosen stay's price
 */
export function longerStay(
  rooms: readonly KnownRoom[],
  stay: Stay,
  prices: StayPrices,
  cost: StayCost,
): { nights: number; price: number } | undefined {
  const isFinal = ({ plan }: StayCost) => plan?.isCancelable === false;
  for (let nights = cost.nights + 1; nights <= cost.nights + mostMore; nights += 1) {
    const departure = addDays(stay.arrival, nights);
    const longer = answerStay(rooms, { ...stay, departure }, prices, { room: cost.slug }).cost;
    if (!longer?.byNight || (isFinal(longer) && !isFinal(cost))) continue;
    const beds = longer.rollawayBeds / nights;
    const shared = longer.byNight.slice(0, cost.nights).map(({ price }) => addAmounts(price, beds));
    if (addAmounts(...shared) < cost.sum) return { nights, price: Math.min(...shared) };
  }
  return undefined;
}
