import { baseRateId, type RatePlan } from '../../shared/rates/ratePlan';
import type { Room } from '../../shared/room';

/** A room's prices in content, as its only plan: by season, or else its own price. Which nights are free isn't known. */
export const seasonPlan = (
  { price, seasons }: Pick<Room, 'price' | 'seasons'>,
  days: readonly string[],
): RatePlan => ({
  id: baseRateId,
  isContentPrice: true,
  nights: Object.fromEntries(
    days.map((day) => [
      day,
      { price: seasons.find(({ from, to }) => from <= day && day <= to)?.price ?? price },
    ]),
  ),
});
