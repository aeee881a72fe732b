import {
  feetLabel,
  floorPlanLabels,
  inMeters,
  middleOfLongestGap,
  spokenFeet,
} from '../../../../client/pages/Room/floorPlanLabels';
import type { FloorPlan } from '../../../../shared/schema/floorPlan';
import { uiDefaults } from '../../../../shared/ui/defaults';

const { plans: planWords } = uiDefaults;

type Piece = FloorPlan['pieces'][number];
const piece = (kind: Piece['kind'], name: string, more: Partial<Piece> = {}): Piece => ({
  kind,
  name,
  x: 0,
  y: 0,
  width: 2,
  depth: 2,
  ...more,
});
const chair = (name: string, x: number, y: number, more: Partial<Piece> = {}) =>
  piece('chair', name, { x, y, ...more });
const plan = (...pieces: Piece[]): FloorPlan => ({ heading: '', text: '', width: 20, depth: 30, pieces });

it.each([
  [19.69, '19\' 8"', '19 feet 8 inches', 6],
  [10.99, '11\' 0"', '11 feet', 3.3],
  [5.09, '5\' 1"', '5 feet 1 inch', 1.6],
])('formats %d feet as %s, as %s for screen readers, and as %s meters', (feet, label, spoken, meters) => {
  expect([feetLabel(feet), spokenFeet(feet, planWords), inMeters(feet)]).toEqual([label, spoken, meters]);
});

it.each([
  [0, 30, [25, 4, 40], 14.5],
  [0, 30, [], 15],
  [10, 30, [-40, 15, 90], 22.5],
])('from %d to %d with points at %j, puts the label in the longest gap, at %d', (from, to, points, at) => {
  expect(middleOfLongestGap(from, to, points)).toBe(at);
});

it('puts labels on the nearer side, from top to bottom, next to the edge', () => {
  const labeled = floorPlanLabels(
    plan(
      chair('Low', 1, 2),
      chair('High', 1, 20),
      chair('Right', 17, 10),
      chair('Moved', 1, 10, { side: 'right' }),
      piece('bathroom', 'Bathroom', { x: 10 }),
      piece('balcony', 'Front', { x: -6, y: 30, width: 26, depth: 5 }),
      piece('balcony', 'Side', { x: -6, y: 15, width: 5, depth: 15 }),
    ),
  );
  expect(labeled.map(({ name, side, x, y, edge }) => [name, side, x, y, edge])).toEqual([
    ['High', 'left', 2, 21, -6],
    ['Low', 'left', 2, 3, -0.72],
    // The balcony's label is near the balcony's right end.
    ['Front', 'right', -6 + 26 * 0.87, 32.5, 20.72],
    ['Right', 'right', 18, 11, 20.72],
    ['Moved', 'right', 2, 11, 20.72],
  ]);
});
