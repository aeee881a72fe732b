import { shownPrice } from '../../server/rates/rates';
import { knownRoom, type Night } from '../../shared/rates/night';
import { packRoom, unpackRoom } from '../../shared/rates/packed';
import { knownStay, nearestStays, problemIn } from '../../shared/rates/stayIn';
import { addDays } from '../../shared/stay';
import { seededRandom } from '../support/random';

const first = '2027-05-01';
const days = Array.from({ length: 40 }, (_, index) => addDays(first, index));
const prices = { rollawayPrice: 25, occupancyTax: 10 };
const random = seededRandom(41);
const chance = (share: number) => random() < share;
const upTo = (most: number) => Math.floor(random() * most);
const cents = (amount: number) => Math.round(amount * 100);

/** A random calendar with all kinds of nights. */
const drawn = (): Night[] =>
  days.flatMap((date): Night[] => {
    if (chance(0.05)) return [];
    if (chance(0.15)) return [{ date, left: 0, price: null }];
    const left = 1 + upTo(3);
    return [
      {
        ...{ date, left },
        ...(chance(0.95) && { price: 200 + upTo(20_000) / 100 }),
        ...(chance(0.2) && { minStay: 2 + upTo(3) }),
        ...(chance(0.1) && { maxStay: 3 + upTo(3) }),
        ...(chance(0.1) && { closedToArrival: true as const }),
        ...(chance(0.1) && { closedToDeparture: true as const }),
      },
    ];
  });

/** Uses a simple table to find whether a stay can be booked, and its cost in cents (undefined if unknown). */
function tabled(nights: readonly Night[], start: number, length: number) {
  const table = days.map((day) => nights.find(({ date }) => date === day));
  const stay = table.slice(start, start + length);
  const { closedToArrival, minStay = 1, maxStay = 99 } = table[start] ?? {};
  const isPossible =
    stay.every((night) => night?.left !== 0) &&
    !closedToArrival &&
    !table[start + length]?.closedToDeparture &&
    length >= minStay &&
    length <= maxStay;
  const isPriced = isPossible && stay.every((night) => night?.price);
  return {
    isPossible,
    isFree: isPossible && stay.every((night) => night),
    cost: isPriced ? stay.reduce((sum, night) => sum + cents(night?.price ?? 0), 0) : undefined,
  };
}

it('prices 1,000 random stays the same way as a simple table', () => {
  const seen = new Set<string>();
  for (let count = 0; count < 1000; count += 1) {
    const calendars = [drawn(), drawn(), drawn()];
    const rooms = calendars.map((nights, index) =>
      knownRoom({ slug: `room-${index}`, price: 1, sleeps: 2 + index, rollaways: index }, nights),
    );
    const [start, length, adults] = [upTo(30), 1 + upTo(7), 1 + upTo(4)];
    const arrival = days[start] ?? '';
    const stay = { arrival, departure: addDays(arrival, length), adults, children: 0 };
    const large = rooms.flatMap(({ sleeps, rollaways, ...room }, index) => {
      const beds = Math.max(0, adults - sleeps);
      const { isPossible, cost } = tabled(calendars[index] ?? [], start, length);
      const expected = cost === undefined ? undefined : cost + beds * length * 2500;
      return beds > rollaways ? [] : [{ ...room, isPossible, expected }];
    });
    for (const { isPossible, expected, ...room } of large) {
      const { slug } = room;
      expect(problemIn(room, stay) === undefined).toBe(isPossible);
      const { cost } = knownStay(rooms, stay, prices, slug);
      expect(cost && cents(cost.sum)).toBe(expected);
      if (!cost) continue;
      const parts = [...(cost.byNight ?? []).map(({ price }) => price), cost.rollawayBeds, cost.tax];
      expect(parts.reduce((sum, amount) => sum + cents(amount), 0)).toBe(cents(cost.total));
      for (const amount of [cost.sum, cost.tax, cost.total]) expect(Number(amount.toFixed(2))).toBe(amount);
      expect(Math.abs(cents(cost.tax) * 10 - cents(cost.sum))).toBeLessThanOrEqual(5);
    }
    const { cost, problem } = knownStay(rooms, stay, prices);
    const sums = large.flatMap(({ expected }) => expected ?? []);
    expect(cost && cents(cost.sum)).toBe(sums.length > 0 ? Math.min(...sums) : undefined);
    expect(problem === undefined).toBe(large.some(({ isPossible }) => isPossible));
    seen.add(problem?.kind ?? (cost ? 'a price' : 'unknown'));
    for (const near of nearestStays(rooms, stay, first)) {
      const at = days.indexOf(near.arrival);
      expect(calendars.some((each) => tabled(each, at, length).isFree)).toBe(true);
    }
    if (count < 50)
      for (const [index, room] of rooms.entries())
        expect([...unpackRoom(packRoom(room, first, days.length)).nights.values()]).toEqual(calendars[index]);
  }
  // Every outcome must occur, or the test would prove nothing.
  const rules = ['closedToArrival', 'closedToDeparture', 'maxStay', 'minStay', 'soldOut'];
  expect([...seen].sort()).toEqual(['a price', ...rules, 'unknown']);
});

it.each([
  [{ includesFee: true, includesTax: false }, 300],
  [{ includesFee: false, includesTax: false }, 315],
  [{ includesFee: true, includesTax: true }, 272.73],
  [{ includesFee: false, includesTax: true }, 287.73],
])('converts a rate with %j to one that includes the fee but not tax', (includes, shown) => {
  const rates = { source: 'cloudbeds' as const, ...includes };
  expect(shownPrice(300, { amenityFee: 15, occupancyTax: 10, rates })).toBe(shown);
});
