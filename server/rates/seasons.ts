import { baseRateId, type RatePlan } from '../../shared/rates/ratePlan';
import type { Room } from '../../shared/room';

/** Returns a room's only plan, with the price of the season or else the room's base price. Availability is unknown. */
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
