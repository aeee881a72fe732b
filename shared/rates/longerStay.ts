import { addDays, type Stay } from '../stay';
import { addAmounts, type StayCost, type StayPrices } from '../stayCost';
import { answerStay } from './answerStay';
import type { KnownRoom } from './ratePlan';

/** The maximum number of nights by which a longer stay exceeds the chosen stay. */
const mostMore = 7;

/**
 * Finds the shortest longer stay from the same arrival and in the same room in which the chosen nights cost less.
 * Returns the stay's length in nights and the lowest price of a chosen night, or undefined if there is no such stay. If
 * the chosen stay may be cancelable, stays that can't be canceled are skipped.
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
