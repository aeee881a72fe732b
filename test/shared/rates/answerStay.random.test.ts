/** Tests with random rate plans and stays. answerStay.test.ts has examples. */
import { answerNight, answerStay } from '../../../shared/rates/answerStay';
import { nearbyStays } from '../../../shared/rates/nearbyStays';
import { type KnownRoom, knownRoom, type Night, type RatePlan } from '../../../shared/rates/ratePlan';
import { arrivalProblem, type StayProblem } from '../../../shared/rates/stayProblems';
import { addDays, maxNights, nightCount, type Stay } from '../../../shared/stay';
import { seededRandom } from '../../support/random';
import { prices } from '../../support/rate-plans';

const first = '2027-05-01';
const days = Array.from({ length: 30 }, (_, index) => addDays(first, index));
const random = seededRandom(41);
const chance = (share: number) => random() < share;
const upTo = (most: number) => Math.floor(random() * most);
const cents = (amount: number) => Math.round(amount * 100);

type Kind = StayProblem['kind'];

interface Expected {
  /** Whether two problems of this kind can differ in how easy they are to avoid. */
  differs: boolean;
  /** The possible outcomes for longer stays from an arrival day on which a one-night stay has this problem. */
  arrivals: readonly ('open' | 'closed')[];
}

/**
 * Kinds of problems, from the easiest to avoid to the hardest. Every case must occur, or the tests would prove nothing.
 * If a case hardly ever occurs, make the rule more likely in random rate plans.
 */
const expected: Readonly<Record<Kind, Expected>> = {
  notCancelable: { differs: false, arrivals: ['open', 'closed'] },
  minStay: { differs: true, arrivals: ['open', 'closed'] },
  maxStay: { differs: true, arrivals: [] },
  closedToDeparture: { differs: false, arrivals: ['open', 'closed'] },
  closedToArrival: { differs: false, arrivals: ['closed'] },
  soldOut: { differs: true, arrivals: ['closed'] },
};
const kinds = Object.keys(expected) as Kind[];

/** Creates a random rate plan with all kinds of nights. */
function randomPlan(id: string): RatePlan {
  const night = (): Night => {
    const left = chance(0.08) ? 0 : 1 + upTo(3);
    return {
      ...(chance(0.98) && { left }),
      ...(left > 0 && chance(0.97) && { price: 200 + upTo(20_000) / 100 }),
      ...(chance(0.4) && { minStay: 2 + upTo(4) }),
      ...(chance(0.3) && { maxStay: 2 + upTo(4) }),
      ...(chance(0.15) && { closedToArrival: true as const }),
      ...(chance(0.15) && { closedToDeparture: true as const }),
    };
  };
  return {
    id,
    isCancelable: chance(0.7),
    nights: Object.fromEntries(days.flatMap((day) => (chance(0.97) ? [[day, night()]] : []))),
  };
}

const randomRooms = (): KnownRoom[] =>
  [0, 1, 2]
    .slice(upTo(3))
    .map((index) =>
      knownRoom({ slug: `room-${index}`, price: 1, sleeps: 2 + index, rollaways: index }, [
        ...['a', 'b', 'c'].slice(upTo(3)).map(randomPlan),
      ]),
    );

function randomStay() {
  const [start, length] = [upTo(20), 1 + upTo(6)];
  const party = { adults: 1 + upTo(4), isCancelable: chance(0.5) };
  const arrival = days[start] ?? '';
  return {
    start,
    length,
    party,
    stay: { arrival, departure: addDays(arrival, length), children: 0, ...party },
  };
}

/** A rate plan's first reason to refuse a stay. A reason with a lower `detail` is easier to avoid. */
interface Reason {
  kind: Kind;
  detail: number;
}

type Party = Pick<Stay, 'adults' | 'isCancelable'>;

/** A brute-force search: returns a stay's price, or the reason to refuse the stay, for each rate plan of each room. */
function search(rooms: readonly KnownRoom[], start: number, length: number, party: Party) {
  const fitting = rooms.filter(({ sleeps, rollaways }) => party.adults <= sleeps + rollaways);
  return fitting.flatMap(({ plans, sleeps }) =>
    plans.map(({ nights, isCancelable }) => {
      const stay = days.slice(start, start + length).map((day) => nights[day]);
      const { closedToArrival, minStay = 1, maxStay = 99 } = stay[0] ?? {};
      const isKnown = stay.every((night) => night?.price !== undefined);
      const soldOut = stay.findIndex((night) => night?.left === 0);
      const reasons: readonly (Reason | false | undefined)[] = [
        soldOut >= 0 && { kind: 'soldOut', detail: -start - soldOut },
        closedToArrival && { kind: 'closedToArrival', detail: 0 },
        length < minStay && { kind: 'minStay', detail: minStay },
        length > maxStay && { kind: 'maxStay', detail: -maxStay },
        nights[days[start + length] ?? '']?.closedToDeparture && { kind: 'closedToDeparture', detail: 0 },
        party.isCancelable && !isCancelable && { kind: 'notCancelable', detail: 0 },
      ];
      const sum = stay.reduce((total, night) => total + cents(night?.price ?? 0), 0);
      const beds = Math.max(0, party.adults - sleeps) * length * 2500;
      return {
        reason: reasons.find((each) => each) || undefined,
        /** In cents; undefined if unknown. */
        cost: isKnown ? sum + beds : undefined,
      };
    }),
  );
}

it('finds the same price or problem for random stays as a brute-force search over all rate plans', () => {
  const seen = new Set<string>();
  const contests = new Set<string>();
  for (let count = 0; count < 1000; count += 1) {
    const rooms = randomRooms();
    const { stay, start, length, party } = randomStay();
    const answers = search(rooms, start, length, party);
    const open = answers.filter(({ reason }) => !reason);
    const sums = open.flatMap(({ cost }) => cost ?? []);
    const { cost, problem } = answerStay(rooms, stay, prices);
    expect(cost && cents(cost.sum)).toBe(sums.length > 0 ? Math.min(...sums) : undefined);
    expect(problem === undefined).toBe(open.length > 0);
    seen.add(problem?.kind ?? (cost ? 'a price' : 'unknown'));
    if (problem) {
      const [easiest, ...others] = answers
        .flatMap(({ reason }) => reason ?? [])
        .toSorted(
          (one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || one.detail - other.detail,
        );
      expect(problem.kind).toBe(easiest?.kind);
      const detail = 'nights' in problem ? problem.nights : days.indexOf(problem.day);
      if (expected[problem.kind].differs) expect(detail).toBe(Math.abs(easiest?.detail ?? 0));
      for (const other of others)
        if (other.kind !== problem.kind || other.detail !== easiest?.detail)
          contests.add(`${problem.kind} before ${other.kind}`);
    }
    if (cost) {
      const parts = [...(cost.byNight ?? []).map(({ price }) => price), cost.rollawayBeds, cost.tax];
      expect(parts.reduce((sum, amount) => sum + cents(amount), 0)).toBe(cents(cost.total));
      expect(Math.abs(cents(cost.tax) * 10 - cents(cost.sum))).toBeLessThanOrEqual(5);
    }
  }
  expect([...seen].sort()).toEqual(['a price', ...kinds, 'unknown'].sort());
  const neighbors = kinds.slice(1).map((kind, index) => `${kinds[index]} before ${kind}`);
  const different = kinds.filter((kind) => expected[kind].differs).map((kind) => `${kind} before ${kind}`);
  expect([...contests]).toEqual(expect.arrayContaining([...neighbors, ...different]));
});

it('offers nearby stays at the lowest price that a brute-force search finds', () => {
  let found = 0;
  for (let count = 0; count < 150; count += 1) {
    const rooms = randomRooms();
    const { stay, party } = randomStay();
    for (const near of nearbyStays(rooms, stay, first, prices, { count: 3 })) {
      const sameGuests = search(rooms, days.indexOf(near.arrival), nightCount(near), party);
      const possible = sameGuests.flatMap(({ reason, cost }) => (!reason && cost) || []);
      expect(cents(near.cost.sum)).toBe(Math.min(...possible));
      found += 1;
    }
  }
  expect(found).toBeGreaterThan(50);
});

const lengths = Array.from({ length: maxNights }, (_, index) => index + 1);

it('disables only days from which no stay is possible', () => {
  const seen = new Set<string>();
  for (let count = 0; count < 400; count += 1) {
    const rooms = randomRooms();
    const arrival = days[5 + upTo(15)] ?? '';
    const party = { adults: 2, children: 0, isCancelable: chance(0.5) };
    const problemOf = (length: number) =>
      answerStay(rooms, { arrival, departure: addDays(arrival, length), ...party }, prices).problem;
    const problem = problemOf(1);
    const isOpen = lengths.some((length) => !problemOf(length));
    expect(arrivalProblem(rooms, arrival, party)).toEqual(isOpen ? undefined : problem);
    if (problem) seen.add(`${problem.kind}: ${isOpen ? 'open' : 'closed'}`);
  }
  const outcomes = kinds.flatMap((kind) => expected[kind].arrivals.map((each) => `${kind}: ${each}`));
  expect([...seen].sort()).toEqual(outcomes.sort());
});

it('shows prices only for nights that can be booked', () => {
  for (let count = 0; count < 40; count += 1) {
    const rooms = randomRooms();
    const day = days[5 + upTo(15)] ?? '';
    const party = { adults: 2, children: 0 };
    const answer = (arrival: string, length: number) =>
      answerStay(rooms, { arrival, departure: addDays(arrival, length), ...party }, prices);
    const { price, nights, longer } = answerNight(rooms, day, party, prices);
    if (price === undefined || nights === undefined) continue;
    const staysWithDay = lengths
      .slice(0, nights)
      .map((length) =>
        Array.from({ length }, (_, before) => answer(addDays(day, -before), length)).filter(
          ({ problem }) => !problem,
        ),
      );
    // A stay of the shortest length is possible.
    expect(staysWithDay.at(-1)?.length).toBeGreaterThan(0);
    if (longer) {
      expect(longer.nights).toBeGreaterThan(nights);
      expect(longer.price).toBeLessThan(price);
    }
  }
});
