import { added, percentOf } from '../cents';
import { nightsIn, type Stay } from '../stay';
import { type PricedRoom, type StayPrices, type StaySum, staySum } from '../staySum';

/**
 * What a stay costs in a room at the engine's prices: one for each night, or one for all of them.
 * docs/behavior.md#what-a-stay-costs
 */
export function nightlySum(
  stay: Stay,
  room: PricedRoom,
  prices: StayPrices,
  rates: readonly number[],
): StaySum | undefined {
  const usual = staySum(stay, room, prices);
  if (!usual) return undefined;
  const roomCost = added(...rates);
  const sum = added(roomCost, usual.rollawayBeds);
  const tax = percentOf(sum, prices.occupancyTax);
  const days = nightsIn(stay);
  const isByNight = rates.length === days.length;
  return {
    ...usual,
    rate: Math.min(...rates),
    byNight: isByNight ? days.map((day, index) => ({ day, price: rates[index] ?? 0 })) : [],
    room: roomCost,
    sum,
    tax,
    total: added(sum, tax),
  };
}
