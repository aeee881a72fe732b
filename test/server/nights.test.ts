import { shownPrice } from '../../server/rates/rates';
import { answerNight, answerStay, arrivalProblem, type Wanted } from '../../shared/rates/answerStay';
import { longerStay } from '../../shared/rates/longerStay';
import { nearbyStays } from '../../shared/rates/nearbyStays';
import { type KnownRoom, knownRoom, type Night, type RatePlan } from '../../shared/rates/ratePlan';
import { addDays, maxNights, nightCount, type Stay } from '../../shared/stay';
import { seededRandom } from '../support/random';

const first = '2027-05-01';
const days = Array.from({ length: 40 }, (_, index) => addDays(first, index));
const prices = { rollawayPrice: 25, occupancyTax: 10 };
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

it('shows only prices that a stay has, and refuses only days from which no stay is possible', () => {
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

const friday = '2027-05-07';
const at = (offset: number) => addDays(friday, offset);
/** Nights from Friday on, at one price but for some. */
const nightsAt = (price: number, others: Record<number, Night> = {}, rules: Night = {}) =>
  Object.fromEntries(
    Array.from({ length: 10 }, (_, offset) => [at(offset), others[offset] ?? { left: 2, price, ...rules }]),
  );
const base: RatePlan = { id: '', nights: nightsAt(300) };
const long: RatePlan = { id: 'long', name: 'Long', nights: nightsAt(200, {}, { minStay: 3 }) };
const gap: RatePlan = { id: 'gap', name: 'Gap', nights: nightsAt(250, { 1: { left: 0 } }) };
const closed: RatePlan = { id: 'closed', nights: nightsAt(250, {}, { closedToArrival: true }) };
const advance: RatePlan = { id: 'advance', name: 'Advance', isCancelable: false, nights: nightsAt(300) };
const full: RatePlan = { id: '', nights: nightsAt(300, { 2: { left: 0, closedToDeparture: true } }) };
const unknown: RatePlan = { id: '', nights: nightsAt(300, { 1: {} }) };
const deadEnd: RatePlan = { id: '', nights: nightsAt(300, { 2: { left: 0 } }, { minStay: 6 }) };

it.each<
  [string, RatePlan[], nights: number, adults: number, sum: number | undefined, name: string | undefined]
>([
  ['a cheaper plan for three nights or more', [base, long], 2, 2, 600, undefined],
  ['a plan for three nights or more', [base, long], 3, 2, 600, 'Long'],
  ['a cheaper plan that is sold out on one of the nights', [base, gap], 2, 2, 600, undefined],
  ['a cheaper plan that is free on the only night', [base, gap], 1, 2, 250, 'Gap'],
  ['a cheaper plan that is closed to arrival', [base, closed], 2, 2, 600, undefined],
  ['two plans at the same price, of which one can’t be canceled', [advance, base], 2, 2, 600, undefined],
  ['only a plan that can’t be canceled', [advance], 2, 2, 600, 'Advance'],
  ['a third guest in a rollaway bed', [base, long], 3, 3, 675, 'Long'],
  ['a night of which nothing is known', [unknown], 2, 2, undefined, undefined],
  ['a cheaper plan whose price is unknown', [base, { ...unknown, id: 'odd' }], 2, 2, 600, undefined],
])('prices a stay with %s', (_, plans, nights, adults, sum, name) => {
  const rooms = [knownRoom({ slug: 'king', price: 1, sleeps: 2, rollaways: 1 }, plans)];
  const stay = { arrival: friday, departure: at(nights), adults, children: 0 };
  const { cost, problem } = answerStay(rooms, stay, prices);
  expect([cost?.sum, cost?.plan?.name, problem]).toEqual([sum, name, undefined]);
});

/** A plan's price for each party, in the same nights. */
const forParties = (
  plan: Omit<RatePlan, 'nights'>,
  prices: number[],
  others: Record<number, Night>,
  rules: Night = {},
) =>
  prices.map((price, index): RatePlan => {
    const party = { adults: index + 2, children: 0 };
    return { ...plan, party, nights: nightsAt(price, others, rules) };
  });
const kingFull = { 5: { left: 0 } };
/** Two room types, four plans and a code, prices for two, three, and four adults, rules on days, and sold-out nights. */
const twoRooms = [
  knownRoom({ slug: 'king', price: 1, sleeps: 2, rollaways: 1 }, [
    ...forParties({ id: '', isCancelable: true }, [300, 330], kingFull),
    ...forParties({ id: 'long', name: 'Long', isCancelable: true }, [200, 230], kingFull, { minStay: 3 }),
    ...forParties({ id: 'advance', name: 'Advance', isCancelable: false }, [270], kingFull),
    ...forParties({ id: 'save', name: 'Save', code: 'SAVE' }, [240], kingFull),
  ]),
  knownRoom({ slug: 'suite', price: 1, sleeps: 2, rollaways: 2 }, [
    ...forParties({ id: '', isCancelable: true }, [400, 420, 450], {
      1: { left: 1, price: 400, closedToArrival: true },
      3: { left: 1, price: 410, closedToDeparture: true },
      4: { left: 0 },
    }),
    ...forParties(
      { id: 'week', name: 'Week', isCancelable: true },
      [100],
      { 4: { left: 0 } },
      { minStay: 7 },
    ),
  ]),
];

it.each<
  [
    start: number,
    nights: number,
    adults: number,
    wanted: Wanted & Pick<Stay, 'isCancelable'>,
    expected: number | string | undefined,
    name: string | undefined,
  ]
>([
  [0, 1, 2, {}, 270, 'Advance'],
  [0, 2, 2, {}, 540, 'Advance'],
  [0, 2, 2, { isCancelable: true }, 600, undefined],
  [0, 3, 2, {}, 600, 'Long'],
  [0, 5, 2, { isCancelable: true }, 1000, 'Long'],
  [0, 3, 3, {}, 690, 'Long'],
  [0, 2, 3, {}, 660, undefined],
  [0, 2, 3, { room: 'suite' }, 820, undefined],
  [0, 1, 4, {}, 450, undefined],
  [0, 2, 4, {}, 850, undefined],
  [0, 3, 4, {}, 'closedToDeparture', undefined],
  [1, 1, 4, {}, 'closedToArrival', undefined],
  [3, 2, 4, {}, 'soldOut', undefined],
  [4, 2, 2, {}, 'soldOut', undefined],
  [3, 2, 2, {}, 540, 'Advance'],
  [0, 2, 2, { code: 'SAVE' }, 480, 'Save'],
  [0, 2, 2, { code: 'SAVE', room: 'suite' }, undefined, undefined],
  [0, 2, 2, { room: 'suite' }, 800, undefined],
  [0, 3, 2, { room: 'suite' }, 'minStay', undefined],
  [3, 1, 2, { room: 'suite' }, 410, undefined],
  [0, 2, 2, { code: 'OTHER' }, undefined, undefined],
  [0, 2, 5, {}, undefined, undefined],
  [0, 4, 2, {}, 800, 'Long'],
  [1, 3, 3, {}, 690, 'Long'],
  [2, 1, 3, { isCancelable: true }, 330, undefined],
  [3, 1, 3, { room: 'suite' }, 410, undefined],
  [1, 2, 2, { room: 'suite' }, 'minStay', undefined],
  [5, 7, 2, { isCancelable: true }, undefined, undefined],
  [6, 2, 2, { code: 'SAVE' }, 480, 'Save'],
  [5, 1, 2, { code: 'SAVE', room: 'king' }, 'soldOut', undefined],
])(
  'sells a stay from day %i for %i nights and %i adults with %j for %s',
  (start, nights, adults, { isCancelable, ...wanted }, expected, name) => {
    const stay = { arrival: at(start), departure: at(start + nights), adults, children: 0, isCancelable };
    const { cost, problem } = answerStay(twoRooms, stay, prices, wanted);
    expect([cost?.sum ?? problem?.kind, cost?.plan?.name]).toEqual([expected, name]);
  },
);

it('does not price a child as an adult, or another party', () => {
  const stay = { arrival: friday, departure: at(2), adults: 2, children: 1 };
  expect(answerStay(twoRooms, stay, prices)).toEqual({ cost: undefined, problem: undefined });
});

it.each<[string, RatePlan[], nights: number, problem: object]>([
  ['minimum stays, by the shortest', [long, deadEnd], 1, { kind: 'minStay', nights: 3 }],
  [
    'a minimum stay rather than a closed departure',
    [long, { ...full, id: 'full' }],
    2,
    { kind: 'minStay', nights: 3 },
  ],
  ['a closed departure whose night is sold out', [full], 2, { kind: 'closedToDeparture', day: at(2) }],
  ['a sold-out night', [full], 3, { kind: 'soldOut', day: at(2) }],
  ['a closed arrival', [closed], 1, { kind: 'closedToArrival', day: friday }],
])('refuses a stay because of %s', (_, plans, nights, problem) => {
  const rooms = [knownRoom({ slug: 'king', price: 1, sleeps: 2, rollaways: 1 }, plans)];
  const stay = { arrival: friday, departure: at(nights), adults: 2, children: 0 };
  expect(answerStay(rooms, stay, prices)).toMatchObject({ cost: undefined, problem });
});

const longOrFixed = [
  { ...advance, nights: nightsAt(250) },
  { ...long, isCancelable: true },
];

it.each<[nights: number, sum: number | undefined, kind: string | undefined]>([
  [2, undefined, 'notCancelable'],
  [3, 600, undefined],
])('finds only plans that can be canceled, if guests want one (%i nights)', (nights, sum, kind) => {
  const rooms = [knownRoom({ slug: 'king', price: 1, sleeps: 2, rollaways: 1 }, longOrFixed)];
  const guests = { adults: 2, children: 0, isCancelable: true };
  const stay = { arrival: friday, departure: at(nights), ...guests };
  const { cost, problem } = answerStay(rooms, stay, prices);
  expect([cost?.sum, problem?.kind]).toEqual([sum, kind]);
  expect(arrivalProblem(rooms, friday, guests)).toBeUndefined();
  expect(answerNight(rooms, friday, guests, prices)).toMatchObject({ price: 200, nights: 3 });
});

it('refuses no plan of which it isn’t known whether it can be canceled', () => {
  const rooms = [knownRoom({ slug: 'king', price: 1, sleeps: 2, rollaways: 1 }, [base])];
  const stay = { arrival: friday, departure: at(2), adults: 2, children: 0, isCancelable: true };
  expect(answerStay(rooms, stay, prices).cost?.sum).toBe(600);
});

it('offers no arrival before a sold-out night that the minimum stay includes, and no price for it', () => {
  const rooms = [knownRoom({ slug: 'king', price: 1, sleeps: 2, rollaways: 1 }, [deadEnd])];
  expect(arrivalProblem(rooms, friday, { adults: 2, children: 0 })).toMatchObject({
    kind: 'minStay',
    nights: 6,
  });
  expect(answerNight(rooms, friday, { adults: 2, children: 0 }, prices)).toEqual({ isSoldOut: false });
});

describe('a sum mentions longer stays in which the same nights cost less', () => {
  const mention = (plans: RatePlan[], nights: number, adults = 2, isCancelable?: boolean) => {
    const rooms = [knownRoom({ slug: 'king', price: 1, sleeps: 2, rollaways: 1 }, plans)];
    const stay = { arrival: friday, departure: at(nights), adults, children: 0, isCancelable };
    const { cost } = answerStay(rooms, stay, prices);
    return cost && longerStay(rooms, stay, prices, cost);
  };
  const cheaperLater: RatePlan = { id: '', nights: nightsAt(300, { 2: { left: 2, price: 100 } }) };

  it.each<[string, ReturnType<typeof mention>, object | undefined]>([
    ['with a plan for longer stays', mention([base, long], 2), { nights: 3, price: 200 }],
    ['with rollaway beds', mention([base, long], 2, 3), { nights: 3, price: 225 }],
    ['unless the stay is long enough', mention([base, long], 3), undefined],
    ['unless only the nights after it are cheaper', mention([cheaperLater], 2), undefined],
    [
      'unless the longer stay can’t be canceled',
      mention([base, { ...long, isCancelable: false }], 2),
      undefined,
    ],
    [
      'unless the longer stay is more than a week longer',
      mention([base, { ...long, nights: nightsAt(200, {}, { minStay: 10 }) }], 2),
      undefined,
    ],
  ])('%s', (_, mentioned, expected) => {
    expect(mentioned).toEqual(expected);
  });
});

describe('instead of a stay that is not available, offers', () => {
  /** The weeks around Friday, May 7, at one price but for some nights, given by days from that Friday. */
  const around = (others: Record<number, Night>, rules: Night = {}): KnownRoom[] => {
    const offsets = Array.from({ length: 42 }, (_, index) => index - 14);
    const nights = offsets.map((offset) => [at(offset), others[offset] ?? { left: 1, price: 300, ...rules }]);
    const plan: RatePlan = { id: '', nights: Object.fromEntries(nights) };
    return [knownRoom({ slug: 'king', price: 1, sleeps: 2, rollaways: 0 }, [plan])];
  };
  const offered = (rooms: KnownRoom[], from: number, to: number, count: number, today = at(-14)) =>
    nearbyStays(rooms, { arrival: at(from), departure: at(to), adults: 2, children: 0 }, today, prices, {
      count,
    }).map(({ arrival, departure }) => [
      nightCount({ arrival: friday, departure: arrival }),
      nightCount({ arrival: friday, departure }),
    ]);
  const soldOut: Night = { left: 0 };
  const twoNights = { 0: { left: 1, price: 300, minStay: 2 } };

  it.each<[string, KnownRoom[], number, number, number, number[][]]>([
    [
      'Friday to Sunday, or Thursday to Saturday, for a Friday with a minimum of two nights',
      around(twoNights),
      0,
      1,
      2,
      [
        [-1, 1],
        [0, 2],
      ],
    ],
    [
      'as many nights as are allowed',
      around({}, { maxStay: 2 }),
      0,
      3,
      2,
      [
        [0, 2],
        [1, 3],
      ],
    ],
    [
      'another day of departure',
      around({ 2: { left: 1, price: 300, closedToDeparture: true } }),
      0,
      2,
      2,
      [
        [0, 1],
        [0, 3],
      ],
    ],
    [
      'the weekends before and after a sold-out one, and the days after it',
      around({ 0: soldOut, 1: soldOut }),
      0,
      2,
      3,
      [
        [-7, -5],
        [2, 4],
        [7, 9],
      ],
    ],
    [
      'the days before and after sold-out ones, and the next weekend',
      around({ 3: soldOut, 4: soldOut }),
      3,
      5,
      3,
      [
        [1, 3],
        [5, 7],
        [7, 9],
      ],
    ],
    [
      'only later days than today',
      around({ [-14]: soldOut }),
      -14,
      -13,
      2,
      [
        [-13, -12],
        [-7, -6],
      ],
    ],
    ['nothing if the stay is available', around({}), 0, 2, 3, []],
    ['nothing if all other nights are sold out', around({ 0: soldOut }, soldOut), 0, 2, 3, []],
  ])('%s', (_, rooms, from, to, count, expected) => {
    expect(offered(rooms, from, to, count)).toEqual(expected);
  });
});

it.each([
  [{ includesFee: true, includesTax: false }, 300],
  [{ includesFee: false, includesTax: false }, 315],
  [{ includesFee: true, includesTax: true }, 272.73],
  [{ includesFee: false, includesTax: true }, 287.73],
])('converts a rate with %j to one that includes the fee but not tax', (includes, shown) => {
  expect(shownPrice(300, { amenityFee: 15, occupancyTax: 10, rates: includes })).toBe(shown);
});
