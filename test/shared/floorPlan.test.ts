import { percent } from '../../shared/floorPlan';

it.each([
  [percent(0.2734), '27.3%'],
  [percent(1), '100%'],
])('writes a share as %j', (label, written) => {
  expect(label).toEqual(written);
});
