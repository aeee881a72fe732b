import { knownRoom, type Night } from '../../shared/rates/night';
import { packed, unpacked } from '../../shared/rates/packed';
import { nearestStays, problemIn } from '../../shared/rates/rules';
import { knownStay } from '../../shared/rates/stayIn';
import { daysAfter } from '../../shared/stay';
import { seededRandom } from '../support/random';

const first = '2027-05-01';
const days = Array.from({ length: 40 }, (_, index) => daysAfter(first, index));
const prices = { rollawayPrice: 25, occupancyTax: 10 };
const random = seededRandom(41);
const chance = (share: number) => random() < share;
const upTo = (most: number) => Math.floor(random() * most);

/** A calendar with every kind of night. */
const drawn = (): Night[] =>
  days.flatMap((date): Night[] => {
    if (chance(0.05)) return [];
    if (chance(0.15)) return [{ date, left: 0, price: null }];
    return [
      {
        date,
        left: 1 + upTo(3),
        ...(chance(0.95) && { price: 20_000 / 100 + upTo(20_000) / 100 }),
        ...(chance(0.2) && { minStay: 2 + upTo(3) }),
        ...(chance(0.1) && { maxStay: 3 + upTo(3) }),
        ...(chance(0.1) && { closedToArrival: true as const }),
        ...(chance(0.1) && { closedToDeparture: true as const }),
      },
    ];
  });

/** What a stay from a day for some nights costs, in cents, by a table of the days; undefined if it cannot be booked or is unknown. */
function tabled(nights: readonly Night[], start: number, length: number) {
  const table = days.map((day) => nights.find(({ date }) => date === day));
  const arrival = table[start];
  let isPossible = true;
  let cents: number | undefined = 0;
  for (let index = start; index < start + length; index += 1) {
    const night = table[index];
    if (night && night.left === 0) isPossible = false;
    if (typeof night?.price !== 'number') cents = undefined;
    else if (cents !== undefined) cents += Math.round(night.price * 100);
  }
  if (arrival?.closedToArrival || table[start + length]?.closedToDeparture) isPossible = false;
  if (length < (arrival?.minStay ?? 1) || length > (arrival?.maxStay ?? 99)) isPossible = false;
  return { isPossible, cents: isPossible ? cents : undefined };
}

it('a thousand stays in a thousand calendars can be had, and cost, what a plain table says', () => {
  const seen = new Set<string>();
  for (let count = 0; count < 1000; count += 1) {
    const calendars = [drawn(), drawn(), drawn()];
    const rooms = calendars.map((nights, index) =>
      knownRoom({ slug: `room-${index}`, price: 1, sleeps: 2 + index, rollaways: index }, nights),
    );
    const start = upTo(30);
    const length = 1 + upTo(7);
    const adults = 1 + upTo(4);
    const stay = {
      ...{ arrival: days[start] ?? '', departure: daysAfter(days[start] ?? '', length) },
      ...{ adults, children: 0 },
    };
    const expected = rooms.map(({ sleeps, rollaways }, index) => {
      const { isPossible, cents } = tabled(calendars[index] ?? [], start, length);
      const beds = Math.max(0, adults - sleeps);
      return beds > rollaways
        ? { isPossible: undefined, cents: undefined }
        : { isPossible, cents: cents === undefined ? undefined : cents + beds * length * 2500 };
    });
    for (const [index, { slug, nights }] of rooms.entries()) {
      const { isPossible, cents } = expected[index] ?? {};
      if (isPossible !== undefined) expect(problemIn(nights, stay) === undefined).toBe(isPossible);
      const { cost } = knownStay(rooms, stay, prices, slug);
      expect(cost && Math.round(cost.sum * 100)).toBe(cents);
      if (!cost) continue;
      const shown = [...(cost.byNight ?? []).map(({ price }) => price), cost.rollawayBeds, cost.tax];
      const parts = shown.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
      expect([cost.sum, cost.tax, cost.total].every((amount) => Number(amount.toFixed(2)) === amount)).toBe(
        true,
      );
      expect(parts).toBe(Math.round(cost.total * 100));
      expect(Math.abs(Math.round(cost.tax * 1000) - Math.round(cost.sum * 100))).toBeLessThanOrEqual(5);
    }
    const sums = expected.flatMap(({ cents }) => cents ?? []);
    const { cost, problem } = knownStay(rooms, stay, prices);
    expect(cost && Math.round(cost.sum * 100)).toBe(sums.length > 0 ? Math.min(...sums) : undefined);
    const canBe = expected.map(({ isPossible }) => isPossible).filter((each) => each !== undefined);
    expect(problem === undefined).toBe(canBe.includes(true));
    seen.add(problem?.kind ?? (cost ? 'a price' : 'unknown'));
    for (const near of nearestStays(
      rooms.map(({ nights }) => nights),
      stay,
      first,
    )) {
      const at = days.indexOf(near.arrival);
      const isWhole = (nights: readonly Night[]) =>
        days.slice(at, at + length).every((day) => nights.some(({ date, left }) => date === day && left > 0));
      expect(calendars.some((nights) => isWhole(nights) && tabled(nights, at, length).isPossible)).toBe(true);
    }
  }
  // All of them occur, or the table would prove nothing.
  expect([...seen].sort()).toEqual(
    ['a price', 'closedToArrival', 'closedToDeparture', 'maxStay', 'minStay', 'soldOut', 'unknown'].sort(),
  );
});

it('nights arrive in the browser as they left the server', () => {
  const room = { slug: 'room', price: 1, sleeps: 2, rollaways: 0 };
  for (let count = 0; count < 50; count += 1) {
    const nights = drawn();
    expect(unpacked(packed(knownRoom(room, nights), first, days.length))).toEqual(nights);
  }
});

it('a sold-out night is a day to leave on', () => {
  const nights = new Map([
    ['2027-05-01', { date: '2027-05-01', left: 1, price: 200 }],
    ['2027-05-02', { date: '2027-05-02', left: 0, price: null }],
  ]);
  expect(problemIn(nights, { arrival: '2027-05-01', departure: '2027-05-02' })).toBeUndefined();
  expect(problemIn(nights, { arrival: '2027-05-01', departure: '2027-05-03' })).toEqual({
    kind: 'soldOut',
    day: '2027-05-02',
  });
});

it('a stay of which only the whole price is known costs that, with the beds that its guests need', () => {
  const room = {
    slug: 'room',
    price: 1,
    sleeps: 2,
    rollaways: 1,
    totals: { '2027-05-01 2027-05-03': 401.5 },
  };
  const stay = { arrival: '2027-05-01', departure: '2027-05-03', adults: 3, children: 0 };
  const night = (date: string) => ({ date, left: 1 });
  const known = [knownRoom(room, [night('2027-05-01'), night('2027-05-02')])];
  const cost = { room: 401.5, rollawayBeds: 50, sum: 451.5, tax: 45.15, total: 496.65, byNight: [] };
  expect(knownStay(known, stay, prices).cost).toMatchObject(cost);
  expect(knownStay(known, { ...stay, departure: '2027-05-02' }, prices)).toEqual({});
});
