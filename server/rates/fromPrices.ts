import type { KnownRoom } from '../../shared/rates/night';
import { daysAfter, nightsIn } from '../../shared/stay';

/** For so many days the lowest rate is compared with a room's price in content, which pages show as 'From'. */
export const fromPriceDays = 90;

/**
 * What the lowest known rate of the next days is above a room's price in content: below 0 a guest finds less than 'From' says,
 * above 0 she never finds it. Undefined if too little is known.
 */
export function fromDifference({ price, nights }: KnownRoom, today: string): number | undefined {
  const days = nightsIn({ arrival: today, departure: daysAfter(today, fromPriceDays) });
  const known = days.flatMap((day) => nights.get(day) ?? []);
  const prices = known.flatMap((night) => (typeof night.price === 'number' ? night.price : []));
  if (prices.length === 0) return undefined;
  const difference = Math.round((Math.min(...prices) - price) * 100) / 100;
  return difference > 0 && known.length < days.length ? undefined : difference;
}
