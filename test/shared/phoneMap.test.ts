import { phoneMapHeight } from '../../shared/phoneMap';

it('interpolates a height on the drawing for phones between rows, and extrapolates beyond the outer rows', () => {
  const rows = [
    { from: 10, to: 100 },
    { from: 20, to: 200 },
    { from: 40, to: 250 },
  ];
  const heights = [0, 10, 15, 20, 30, 40, 60].map((y) => phoneMapHeight(rows, y));
  expect(heights).toEqual([0, 100, 150, 200, 225, 250, 300]);
});
