import { percent } from '../../shared/floorPlan';

it.each([
  [percent(0.2734), '27.3%'],
  [percent(1), '100%'],
])('formats a fraction as %j', (label, written) => {
  expect(label).toEqual(written);
});
