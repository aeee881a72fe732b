import { rollawaysFor } from '../../shared/stayCost';

it('counts the rollaway beds that guests need, and returns undefined if there are too few', () => {
  const room = { sleeps: 2, rollaways: 2 };
  expect([1, 2, 3, 4, 5].map((guests) => rollawaysFor(guests, room))).toEqual([0, 0, 1, 2, undefined]);
});
