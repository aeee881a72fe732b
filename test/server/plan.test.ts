/** Geometry and labels of plans. */

import { describedPlan } from '../../shared/content/roomPage';
import { smallPlan } from '../../shared/content/rooms';
import {
  bathroomFixtures,
  feetLabel,
  inMeters,
  labelsOf,
  longestStretch,
  onDrawing,
  type RoomPlan,
  spokenFeet,
} from '../../shared/plan';
import type { Room } from '../../shared/room';
import { content, labels as hotelLabels } from '../support/small';

const { plans: planWords, drawings: drawingWords } = content.ui;
const { bedLabel, sizeLabel } = hotelLabels;
const labels = { bedLabel, planWords, drawingWords };

describe('lengths', () => {
  it.each([
    [19.69, '19\' 8"', '19 feet 8 inches', '6.0'],
    [10.99, '11\' 0"', '11 feet', '3.3'],
    [5.04, '5\' 0"', '5 feet', '1.5'],
    [5.09, '5\' 1"', '5 feet 1 inch', '1.6'],
  ])('%d feet are %s, spoken as %s, and %s meters', (feet, label, spoken, meters) => {
    expect([feetLabel(feet), spokenFeet(feet, planWords), inMeters(feet)]).toEqual([label, spoken, meters]);
  });

  it('of areas are whole square meters', () => {
    expect(sizeLabel({ size: 600 }, 'meters')).toBe('56 m²');
  });
});

describe('positions on the drawing', () => {
  const picture = { name: 'plan', alt: '', width: 1000, height: 2000, hash: '', widths: [] };

  it('run from the corner to the right and up, as shares of the picture', () => {
    const at = onDrawing({ picture, pixelsPerFoot: 40, corner: [200, 1800] });
    expect([at.x(0), at.y(0)]).toEqual(['20%', '90%']);
    expect([at.x(10), at.y(10)]).toEqual(['60%', '70%']);
    expect([at.across(5), at.up(9)]).toEqual(['20%', '18%']);
  });

  it('put a figure in the longest stretch between points, if any', () => {
    expect(longestStretch(0, 30, [25, 4, 40])).toBe(14.5);
    expect(longestStretch(0, 30, [])).toBe(15);
    expect(longestStretch(10, 30, [-40, 15, 90])).toBe(22.5);
    expect(longestStretch(100, 130, [110])).toBe(120);
    expect(longestStretch(0, 30, [15])).toBe(7.5);
  });
});

describe('fixtures of a bathroom', () => {
  it.each([
    [['Shower'], 'shower'],
    [['Soaking tub', 'Shower'], 'soaking tub and shower'],
    [['Tub', 'Shower', 'Basin'], 'tub, shower, and basin'],
  ])('%j are %s', (names, words) => {
    const kinds = ['tub', 'shower', 'basin'] as const;
    const pieces = names.map((name, at) => ({
      kind: kinds[at] ?? 'tub',
      name,
      x: 0,
      y: 0,
      width: 1,
      depth: 1,
    }));
    const bed = { kind: 'bed' as const, name: 'Bed', x: 0, y: 0, width: 1, depth: 1 };
    expect(bathroomFixtures({ pieces: [bed, ...pieces] }, planWords)).toBe(words);
  });
});

describe('labels', () => {
  const piece = (name: string, x: number, y: number, more: Partial<RoomPlan['pieces'][number]> = {}) => ({
    kind: 'chair' as const,
    name,
    x,
    y,
    width: 2,
    depth: 2,
    ...more,
  });
  const plan: RoomPlan = {
    heading: '',
    text: '',
    width: 20,
    depth: 30,
    pieces: [
      piece('Low', 1, 2),
      piece('High', 1, 20),
      piece('Right', 17, 10),
      piece('Moved', 1, 10, { side: 'right' }),
      piece('Bathroom', 10, 0, { kind: 'bathroom' }),
      piece('Front', -6, 30, { kind: 'balcony', width: 26, depth: 5 }),
      piece('Side', -6, 15, { kind: 'balcony', width: 5, depth: 15 }),
    ],
  };

  it('are on the nearer side by default, ordered from top to bottom, the left side first', () => {
    expect(labelsOf(plan).map(({ name, side }) => `${name} ${side}`)).toEqual([
      'High left',
      'Low left',
      'Front right',
      'Right right',
      'Moved right',
    ]);
  });

  it('point at the center of a piece, and at the far end of the balcony', () => {
    expect(labelsOf(plan).map(({ name, x, y }) => [name, x, y])).toEqual([
      ['High', 2, 21],
      ['Low', 2, 3],
      ['Front', -6 + 26 * 0.87, 32.5],
      ['Right', 18, 11],
      ['Moved', 2, 11],
    ]);
  });

  it('are beside an L-shaped balcony', () => {
    expect(labelsOf(plan).flatMap(({ name, edge }) => (/High|Low/.test(name) ? [edge] : []))).toEqual([
      -6, -0.72,
    ]);
    const above = { ...plan, pieces: [...plan.pieces, piece('Ledge', 1, 40)] };
    expect(
      labelsOf(above).flatMap(({ name, side, edge }) => (name === 'Ledge' ? [[side, edge]] : [])),
    ).toEqual([['left', -0.72]]);
    expect(labelsOf(plan).find(({ name }) => name === 'Right')?.edge).toBe(20.72);
  });
});

describe('the drawing of a plan', () => {
  const picture = { name: 'plan', alt: '', width: 1000, height: 2000, hash: 'abc', widths: [160, 320, 640] };
  const piece = (kind: RoomPlan['pieces'][number]['kind'], name: string) => ({
    ...{ kind, name, x: 0, y: 0, width: 1, depth: 1 },
  });
  const plan = (...pieces: RoomPlan['pieces']): RoomPlan => ({
    ...{ heading: '', text: '', width: 20, depth: 30 },
    drawing: { picture, pixelsPerFoot: 40, corner: [0, 0] },
    pieces,
  });
  const room = (more: object) =>
    ({ name: 'Sea Room', bedType: 'king', hasKitchenette: false, ...more }) as Room;
  const altOf = (described: RoomPlan) => described.drawing?.picture.alt;

  it('has an alt text with what is in the room', () => {
    const small = plan(piece('shower', 'Shower'), piece('balcony', 'Balcony'));
    expect(altOf(describedPlan(small, room({}), labels))).toBe(
      'Floor plan of Sea Room: king bed, bathroom with shower, balcony, seen from above',
    );
    const large = plan(
      piece('sofa-bed', 'Sofa bed'),
      piece('tub', 'Tub'),
      piece('shower', 'Shower'),
      piece('patio', 'Patio'),
    );
    expect(altOf(describedPlan(large, room({ bedType: 'double-queen', hasKitchenette: true }), labels))).toBe(
      'Floor plan of Sea Room: two queen beds, kitchenette, sofa bed, bathroom with tub and shower, balcony at ground level, seen from above',
    );
    const { drawing: _, ...bare } = small;
    expect(describedPlan(bare, room({}), labels)).toEqual(bare);
  });

  it('is small in a comparison: 320 px if that wide, else its own width', () => {
    expect(smallPlan(picture)).toBe('/media/plan-abc-320.webp');
    expect(smallPlan({ ...picture, width: 300, widths: [160] })).toBe('/media/plan-abc-300.webp');
  });
});
