import { pluralize } from '../../shared/templates';

const positions = { one: '{count} open position', other: '{count} open positions' };

it.each([
  [pluralize(positions, 1), '1 open position'],
  [pluralize(positions, 0), '0 open positions'],
])('uses the singular only for the number one: %j', (label, written) => {
  expect(label).toEqual(written);
});
