/** Random plans and stays. For examples, see answerStay.test.ts. */
import { answerNight, answerStay } from '../../../shared/rates/answerStay';
import { nearbyStays } from '../../../shared/rates/nearbyStays';
import { type KnownRoom, knownRoom, type Night, type RatePlan } from '../../../shared/rates/ratePlan';
import { arrivalProblem } from '../../../shared/rates/stayProblems';
import { addDays, maxNights, nightCount } from '../../../shared/stay';
import { seededRandom } from '../../support/random';
import { prices } from '../../support/rate-plans';

const first = '2027-05-01';
const days = Array.from({ length: 40 }, (_, index) => addDays(first, index));
const random = seededRandom(41);
const chance = (share: number) => random() < share;
const upTo = (most: number) => Math.floor(random() * most);
const cents = (amount: number) => Math.round(amount * 100);

/** A random plan with all kinds of nights. */
function randomPlan(id: string): RatePlan {
  const night = (): Night => {
    const left = chance(0.15) ? 0 : 1 + upTo(3);
    return {
      ...(chance(0.98) && { left }),
      ...(left > 0 && chance(0.97) && { price: 200 + upTo(20_000) / 100 }),
      ...(chance(0.2) && { minStay: 2 + upTo(3) }),
      ...(chance(0.1) && { maxStay: 3 + upTo(3) }),
      ...(chance(0.1) && { closedToArrival: true as const }),
      ...(chance(0.1) && { closedToDeparture: true as const }),
    };
  };
  return { id, nights: Object.fromEntries(days.flatMap((day) => (chance(0.97) ? [[day, night()]] : []))) };
}

const randomRooms = (): KnownRoom[] =>
  [0, 1, 2].map((index) =>
    knownRoom({ slug: `room-${index}`, price: 1, sleeps: 2 + index, rollaways: index }, [
      ...['a', 'b', 'c'].slice(upTo(3)).map(randomPlan),
    ]),
  );

/** A plain search: what every plan of the rooms says about a stay, in cents; undefined if its price is unknown. */
function search(rooms: readonly KnownRoom[], start: number, length: number, guests: number) {
  const fitting = rooms.filter(({ sleeps, rollaways }) => guests <= sleeps + rollaways);
  return fitting.flatMap(({ plans, sleeps }) =>
    plans.map(({ nights }) => {
      const stay = days.slice(start, start + length).map((day) => nights[day]);
      const { closedToArrival, minStay = 1, maxStay = 99 } = stay[0] ?? {};
      const isClosed = closedToArrival || nights[days[start + length] ?? '']?.closedToDeparture;
      const isPossible = stay.every((night) => night?.left !== 0) && !isClosed;
      const isKnown = stay.every((night) => night?.price !== undefined);
      const soldOut = stay.findIndex((night) => night?.left === 0);
      /** The plan's first reason to refuse the stay: how hard it is to avoid, and its detail, the lower the easier. */
      const reason =
        [
          soldOut >= 0 && ([4, -start - soldOut, 'soldOut'] as const),
          closedToArrival && ([3, 0, 'closedToArrival'] as const),
          length < minStay && ([0, minStay, 'minStay'] as const),
          length > maxStay && ([1, -maxStay, 'maxStay'] as const),
          isClosed && ([2, 0, 'closedToDeparture'] as const),
        ].find((each) => each) || undefined;
      const sum = stay.reduce((total, night) => total + cents(night?.price ?? 0), 0);
      const beds = Math.max(0, guests - sleeps) * length * 2500;
      return {
        isPossible: isPossible && length >= minStay && length <= maxStay,
        cost: isKnown ? sum + beds : undefined,
        reason,
      };
    }),
  );
}

it('prices 1,000 random stays the same way as a plain search over all plans', () => {
  const seen = new Set<string>();
  for (let count = 0; count < 1000; count += 1) {
    const rooms = randomRooms();
    const [start, length, adults] = [upTo(30), 1 + upTo(7), 1 + upTo(4)];
    const arrival = days[start] ?? '';
    const stay = { arrival, departure: addDays(arrival, length), adults, children: 0 };
    const answers = search(rooms, start, length, adults);
    const open = answers.filter(({ isPossible }) => isPossible);
    const [easiest] = answers
      .flatMap(({ reason }) => (reason ? [reason] : []))
      .toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
    const sums = open.flatMap(({ cost }) => cost ?? []);
    const { cost, problem } = answerStay(rooms, stay, prices);
    expect(cost && cents(cost.sum)).toBe(sums.length > 0 ? Math.min(...sums) : undefined);
    expect(problem === undefined).toBe(open.length > 0);
    if (problem && easiest) {
      const detail = 'nights' in problem ? problem.nights : days.indexOf(problem.day);
      expect(problem.kind).toBe(easiest[2]);
      if (easiest[1] !== 0) expect(detail).toBe(Math.abs(easiest[1]));
    }
    seen.add(problem?.kind ?? (cost ? 'a price' : 'unknown'));
    if (cost) {
      const parts = [...(cost.byNight ?? []).map(({ price }) => price), cost.rollawayBeds, cost.tax];
      expect(parts.reduce((sum, amount) => sum + cents(amount), 0)).toBe(cents(cost.total));
      expect(Math.abs(cents(cost.tax) * 10 - cents(cost.sum))).toBeLessThanOrEqual(5);
    }
    for (const near of nearbyStays(rooms, stay, first, prices, { count: 3 })) {
      const sameGuests = search(rooms, days.indexOf(near.arrival), nightCount(near), adults);
      const possible = sameGuests.flatMap(({ isPossible, cost: each }) => (isPossible && each) || []);
      expect(cents(near.cost.sum)).toBe(Math.min(...possible));
    }
  }
  // Every outcome must occur, or the test would prove nothing.
  const rules = ['closedToArrival', 'closedToDeparture', 'maxStay', 'minStay', 'soldOut'];
  expect([...seen].sort()).toEqual(['a price', ...rules, 'unknown']);
});

it('shows only prices that can be booked, and disables only days from which no stay is possible', () => {
  for (let count = 0; count < 40; count += 1) {
    const rooms = randomRooms();
    const day = days[5 + upTo(20)] ?? '';
    const party = { adults: 2, children: 0 };
    const lengths = Array.from({ length: maxNights }, (_, index) => index + 1);
    const answer = (arrival: string, length: number) =>
      answerStay(rooms, { arrival, departure: addDays(arrival, length), ...party }, prices);
    const isPossible = lengths.some((length) => !answer(day, length).problem);
    expect(arrivalProblem(rooms, day, party) === undefined).toBe(isPossible);
    const { price, nights, longer } = answerNight(rooms, day, party, prices);
    if (price === undefined || nights === undefined) continue;
    const staysWithDay = lengths
      .slice(0, nights)
      .map((length) =>
        Array.from({ length }, (_, before) => answer(addDays(day, -before), length)).filter(
          ({ problem }) => !problem,
        ),
      );
    // At the shortest length, a stay is possible.
    expect(staysWithDay.at(-1)?.length).toBeGreaterThan(0);
    if (longer) {
      expect(longer.nights).toBeGreaterThan(nights);
      expect(longer.price).toBeLessThan(price);
    }
  }
});
