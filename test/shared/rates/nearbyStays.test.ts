import { nearbyStays } from '../../../shared/rates/nearbyStays';
import { type KnownRoom, knownRoom, type Night, type RatePlan } from '../../../shared/rates/ratePlan';
import { nightCount } from '../../../shared/stay';
import { at, friday, prices } from '../../support/rate-plans';

describe('instead of a stay that is not available, offers', () => {
  /** Returns a room for the weeks around Friday, May 7. `others` has exceptional nights, keyed by days from then. */
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
      'stays of the maximum number of nights',
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
      'stays with another departure day',
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
      'the weekends before and after a sold-out weekend, and the days right after that weekend',
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
      'the days before and after sold-out nights, and the next weekend',
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
      'only stays that start today or later',
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
