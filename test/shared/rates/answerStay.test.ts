/** Examples of stays with prices or problems. answerStay.random.test.ts has random stays. */
import { answerNight, answerStay } from '../../../shared/rates/answerStay';
import type { Wanted } from '../../../shared/rates/candidates';
import { knownRoom, type Night, type RatePlan } from '../../../shared/rates/ratePlan';
import { arrivalProblem } from '../../../shared/rates/stayProblems';
import type { Stay } from '../../../shared/stay';
import { at, base, friday, long, nightsAt, prices } from '../../support/rate-plans';

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
  ['two plans at the same price, one of them not cancelable', [advance, base], 2, 2, 600, undefined],
  ['only a plan that isn’t cancelable', [advance], 2, 2, 600, 'Advance'],
  ['a third guest in a rollaway bed', [base, long], 3, 3, 675, 'Long'],
  ['a night without any data', [unknown], 2, 2, undefined, undefined],
  ['a cheaper plan whose price is unknown', [base, { ...unknown, id: 'odd' }], 2, 2, 600, undefined],
])('prices a stay with %s', (_, plans, nights, adults, sum, name) => {
  const rooms = [knownRoom({ slug: 'king', price: 1, sleeps: 2, rollaways: 1 }, plans)];
  const stay = { arrival: friday, departure: at(nights), adults, children: 0 };
  const { cost, problem } = answerStay(rooms, stay, prices);
  expect([cost?.sum, cost?.plan?.name, problem]).toEqual([sum, name, undefined]);
});

/** Returns a rate plan for each number of adults from two on, with the same nights at different prices. */
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
/** Two rooms with several rate plans, one of which needs a code. Prices are for two to four adults. */
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
  'starting on day %i, a stay of %i nights for %i adults with %j has the price or problem %s',
  (start, nights, adults, { isCancelable, ...wanted }, expected, name) => {
    const stay = { arrival: at(start), departure: at(start + nights), adults, children: 0, isCancelable };
    const { cost, problem } = answerStay(twoRooms, stay, prices, wanted);
    expect([cost?.sum ?? problem?.kind, cost?.plan?.name]).toEqual([expected, name]);
  },
);

it('has no price for two adults and a child if only prices for adults are known', () => {
  const stay = { arrival: friday, departure: at(2), adults: 2, children: 1 };
  expect(answerStay(twoRooms, stay, prices)).toEqual({ cost: undefined, problem: undefined });
});

it.each<[string, RatePlan[], nights: number, problem: object]>([
  ['several minimum stays, and reports the shortest one', [long, deadEnd], 1, { kind: 'minStay', nights: 3 }],
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
])('finds only cancelable rate plans if guests request cancelable rates (%i nights)', (nights, sum, kind) => {
  const rooms = [knownRoom({ slug: 'king', price: 1, sleeps: 2, rollaways: 1 }, longOrFixed)];
  const guests = { adults: 2, children: 0, isCancelable: true };
  const stay = { arrival: friday, departure: at(nights), ...guests };
  const { cost, problem } = answerStay(rooms, stay, prices);
  expect([cost?.sum, problem?.kind]).toEqual([sum, kind]);
  expect(arrivalProblem(rooms, friday, guests)).toBeUndefined();
  expect(answerNight(rooms, friday, guests, prices)).toMatchObject({ price: 200, nights: 3 });
});

it('also finds rate plans with unknown cancellation terms if guests request cancelable rates', () => {
  const rooms = [knownRoom({ slug: 'king', price: 1, sleeps: 2, rollaways: 1 }, [base])];
  const stay = { arrival: friday, departure: at(2), adults: 2, children: 0, isCancelable: true };
  expect(answerStay(rooms, stay, prices).cost?.sum).toBe(600);
});

it('offers neither an arrival nor its price if the minimum stay includes a sold-out night', () => {
  const rooms = [knownRoom({ slug: 'king', price: 1, sleeps: 2, rollaways: 1 }, [deadEnd])];
  expect(arrivalProblem(rooms, friday, { adults: 2, children: 0 })).toMatchObject({
    kind: 'minStay',
    nights: 6,
  });
  expect(answerNight(rooms, friday, { adults: 2, children: 0 }, prices)).toEqual({ isSoldOut: false });
});
