/** Plans: their geometry, and that they tell no guest anything else than the room's facts do. docs/behavior.md#plan */

import {
  bathroomFixtures,
  feetLabel,
  inMeters,
  labelsOf,
  longestStretch,
  onDrawing,
  type RoomPlan,
  spokenFeet,
  squareMetersLabel,
} from '../../shared/plan';
import { compiled, type Edits, faultsOf, jsonOf } from '../support/compile';
import { bedLabel, roomPages, rooms } from '../support/content';

const planned = rooms.flatMap((room) => {
  const { plan } = roomPages[room.slug] ?? {};
  return plan ? [{ room, plan }] : [];
});

describe('lengths', () => {
  it.each([
    [19.69, '19\' 8"', '19 feet 8 inches', '6.0'],
    [10.99, '11\' 0"', '11 feet', '3.3'],
    [5.04, '5\' 0"', '5 feet', '1.5'],
    [5.09, '5\' 1"', '5 feet 1 inch', '1.6'],
  ])('%d feet read %s, are spoken as %s, and are %s meters', (feet, label, spoken, meters) => {
    expect([feetLabel(feet), spokenFeet(feet), inMeters(feet)]).toEqual([label, spoken, meters]);
  });

  it('of areas are whole square meters', () => {
    expect(squareMetersLabel(600)).toBe('56 m²');
  });
});

describe('places on the drawing', () => {
  const picture = { name: 'plan', alt: '', width: 1000, height: 2000, hash: '', widths: [] };
  const at = onDrawing({ picture, pixelsPerFoot: 40, corner: [200, 1800] });

  it('run from the corner to the right and up, as shares of the picture', () => {
    expect([at.x(0), at.y(0)]).toEqual(['20%', '90%']);
    expect([at.x(10), at.y(10)]).toEqual(['60%', '70%']);
    expect([at.across(5), at.up(9)]).toEqual(['20%', '18%']);
  });

  it('leave a figure the longest stretch between points, which may be none', () => {
    expect(longestStretch(0, 30, [25, 4, 40])).toBe(14.5);
    expect(longestStretch(0, 30, [])).toBe(15);
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

  it('stand at the nearer side unless told otherwise, from the top down, the left side first', () => {
    expect(labelsOf(plan).map(({ name, side }) => `${name} ${side}`)).toEqual([
      'High left',
      'Low left',
      'Front right',
      'Right right',
      'Moved right',
    ]);
  });

  it('stand beside the balcony where it goes around the corner', () => {
    expect(labelsOf(plan).flatMap(({ name, edge }) => (/High|Low/.test(name) ? [edge] : []))).toEqual([
      -6, -0.72,
    ]);
  });
});

describe.each(planned)('the plan of $room.name', ({ room, plan }) => {
  it('is described by the room’s facts', () => {
    const alt = plan.drawing?.picture.alt;
    expect(alt).toMatch(/^Floor plan of .*, seen from above$/);
    for (const fact of [room.name, bedLabel(room).toLowerCase(), `bathroom with ${bathroomFixtures(plan)}`])
      expect(alt).toContain(fact);
    expect(/, kitchenette,/.test(alt ?? '')).toBe(room.hasKitchenette);
  });

  it('has every piece inside its picture', () => {
    const { drawing } = plan;
    if (!drawing) throw new Error('there is no drawing');
    const at = onDrawing(drawing);
    for (const { x, y, width, depth } of plan.pieces)
      for (const share of [at.x(x), at.x(x + width), at.y(y), at.y(y + depth)]) {
        expect(Number.parseFloat(share)).toBeGreaterThan(0);
        expect(Number.parseFloat(share)).toBeLessThan(100);
      }
  });
});

describe('a plan and the room’s facts', () => {
  const find = (wanted: (kinds: string[]) => boolean) => {
    const found = planned.find(({ plan }) => wanted(plan.pieces.map(({ kind }) => kind)));
    if (!found) throw new Error('there is no such plan');
    return `rooms/${found.room.slug}.json`;
  };
  const withKitchenette = find((kinds) => kinds.includes('kitchenette'));
  const withSofaBed = find((kinds) => kinds.includes('sofa-bed'));
  const withTub = find((kinds) => kinds.includes('tub'));
  const withDesk = find((kinds) => kinds.includes('desk') && !kinds.includes('patio'));
  const withPatio = find((kinds) => kinds.includes('patio'));
  const without = (path: string, kind: string): Edits => ({
    [path]: (json) => {
      json.plan.pieces = json.plan.pieces.filter((piece: { kind: string }) => piece.kind !== kind);
    },
  });
  const [first] = planned;
  const any = `rooms/${first?.room.slug}.json`;
  const size = first?.room.size ?? 0;

  it('agree', () => {
    expect(planned.length).toBeGreaterThan(0);
    expect(faultsOf({})).toEqual([]);
  });

  const cases: [what: string, edits: Edits, fault: RegExp][] = [
    [
      'another size',
      { [any]: (json) => (json.size = size + 20) },
      /plan is \d+ square feet large, but size is/,
    ],
    ['no sofa bed', without(withSofaBed, 'sofa-bed'), /plan shows no sofa bed, but beds has one/],
    ['no kitchenette', without(withKitchenette, 'kitchenette'), /no kitchenette, but hasKitchenette has one/],
    [
      'a kitchenette that is not there',
      { [withKitchenette]: (json) => (json.hasKitchenette = false) },
      /plan shows a kitchenette, but hasKitchenette has none/,
    ],
    ['no tub', without(withTub, 'tub'), /plan shows no tub, but page.features has one/],
    ['no desk', without(withDesk, 'desk'), /plan shows no desk, but page.features has one/],
    ['no bed', without(any, 'bed'), /plan shows no bed, but bedType says/],
    [
      'one bed more',
      {
        [any]: (json) =>
          json.plan.pieces.push(json.plan.pieces.find((each: { kind: string }) => each.kind === 'bed')),
      },
      /plan shows .* bed, .* bed.*, but bedType says/,
    ],
    [
      'a balcony narrower than the room',
      {
        [any]: (json) => {
          for (const piece of json.plan.pieces) if (piece.kind === 'balcony') piece.width = 5;
        },
      },
      /plan has a balcony that is narrower than the room/,
    ],
    [
      'a patio above the ground',
      { [withPatio]: (json) => (json.balcony = 'Private park-view balcony') },
      /plan shows a patio at grade, but balcony has none/,
    ],
    [
      'a balcony around the corner that nobody told of',
      { [withTub]: (json) => (json.balcony = 'Private ocean-view balcony') },
      /plan shows a second side of the balcony, but balcony has none/,
    ],
    ['no bathroom', without(any, 'bathroom'), /plan must show one bathroom, and what is in it/],
    [
      'a piece outside the room',
      { [any]: (json) => (json.plan.pieces.find((each: { kind: string }) => each.kind === 'bed').x = -4) },
      /plan has “.* bed” reach out of the room/,
    ],
    [
      'a measure in words',
      { [any]: (json) => (json.plan.width = 'wide') },
      /plan.width must be a number of feet, such as 15.42, not "wide"/,
    ],
    [
      'an unknown kind of piece',
      { [any]: (json) => (json.plan.pieces[0].kind = 'piano') },
      /plan.pieces\[1\].kind must be one of bed, .*, not "piano"/,
    ],
    [
      'an unknown drawing',
      { [any]: (json) => (json.plan.drawing.picture = 'no-such-plan') },
      /plan.drawing.picture must be the name of a picture in media\//,
    ],
  ];
  it.each(cases)('disagree by %s, which is the one fault, with its file', (_what, edits, fault) => {
    const faults = faultsOf(edits);
    expect(faults).toEqual([expect.stringMatching(fault)]);
    expect(faults[0]).toContain(`content/${Object.keys(edits)[0]}: `);
  });

  it('need each other no more than this: a room may have no plan, a plan no drawing', () => {
    const slug = first?.room.slug ?? '';
    const bare = compiled({ [any]: (json) => delete json.plan });
    expect(bare.roomPages[slug]?.plan).toBeUndefined();
    const flat = compiled({ [any]: (json) => delete json.plan.drawing });
    expect(flat.roomPages[slug]?.plan?.drawing).toBeUndefined();
    expect(flat.rooms.find((room) => room.slug === slug)?.plan).toBeUndefined();
    expect(jsonOf(any)).toHaveProperty('plan.drawing');
  });
});
