import { addDays, type Stay } from '../stay';
import { addAmounts, type StayCost, type StayPrices } from '../stayCost';
import { answerStay } from './answerStay';
import type { KnownRoom } from './ratePlan';

/** How many nights more than chosen are considered. */
const mostMore = 7;

/**
 * The shortest longer stay from the same day and in the same room in which the chosen nights cost less, and the lowest
 * price of those nights. Undefined if there is none, or if it isn't cancelable while the chosen stay may be.
 * @param cost what the chosen stay costs
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
