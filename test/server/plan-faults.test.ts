/** A plan tells no guest anything else than the room's facts do. docs/behavior.md#plan */

import { planFaults } from '../../shared/content/planFaults';
import type { RoomPlan } from '../../shared/plan';
import { compiled, faultsOf, jsonOf } from '../support/compile';
import { roomPages, rooms } from '../support/content';

const planned = rooms.flatMap((room) => {
  const { plan } = roomPages[room.slug] ?? {};
  return plan ? [{ room, plan }] : [];
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
  const withQueens = find((kinds) => kinds.filter((kind) => kind === 'bed').length === 2);
  const withPatio = find((kinds) => kinds.includes('patio'));
  /** What is wrong with the plan of a room's file after a change. */
  const faultsIn = (path: string, change: Change) => {
    const json = structuredClone(jsonOf(path)) as Parameters<Change>[0];
    change(json);
    return planFaults(json.plan, { facts: json, features: json.page.features });
  };
  // biome-ignore lint/suspicious/noExplicitAny: rooms of every shape, and made wrong on purpose
  type Change = (json: any) => void;
  type Piece = RoomPlan['pieces'][number];
  const keep =
    (isKept: (piece: Piece) => boolean): Change =>
    (json) => {
      json.plan.pieces = json.plan.pieces.filter(isKept);
    };
  const isInside = ({ kind }: Piece) => kind !== 'balcony' && kind !== 'patio';
  const bedOf = (json: { plan: RoomPlan }) => json.plan.pieces.find(({ kind }) => kind === 'bed') as Piece;
  const untold =
    (word: RegExp): Change =>
    (json) => {
      json.page.features = json.page.features.filter((feature: string) => !word.test(feature));
    };
  const without = (kind: string) => keep((piece) => piece.kind !== kind);
  const [first] = planned;
  const any = `rooms/${first?.room.slug}.json`;
  const size = first?.room.size ?? 0;

  it('agree', () => {
    expect(planned.length).toBeGreaterThan(0);
    expect(faultsOf({})).toEqual([]);
  });

  const cases: [what: string, path: string, change: Change, fault: RegExp][] = [
    ['another size', any, (json) => (json.size = size + 20), /plan is \d+ square feet large, but size is/],
    ['no sofa bed', withSofaBed, without('sofa-bed'), /plan shows no sofa bed, but beds has one/],
    [
      'an untold sofa bed',
      withSofaBed,
      (json) => (json.beds = 'King'),
      /shows a sofa bed, but beds has none/,
    ],
    ['no kitchenette', withKitchenette, without('kitchenette'), /no kitchenette, but hasKitchenette has one/],
    [
      'a kitchenette that is not there',
      withKitchenette,
      (json) => (json.hasKitchenette = false),
      /plan shows a kitchenette, but hasKitchenette has none/,
    ],
    ['no tub', withTub, without('tub'), /plan shows no tub, but page.features has one/],
    ['an untold tub', withTub, untold(/\btub\b/i), /plan shows a tub, but page.features has none/],
    ['no desk', withDesk, without('desk'), /plan shows no desk, but page.features has one/],
    ['an untold desk', withDesk, untold(/\bdesk\b/i), /plan shows a desk, but page.features has none/],
    ['no bed', any, without('bed'), /plan shows no bed, but bedType says/],
    ['another bed', any, (json) => (bedOf(json).name = 'Bunk bed'), /plan shows Bunk bed, but bedType says/],
    [
      'one bed of two that is another',
      withQueens,
      (json) => (bedOf(json).name = 'Bunk bed'),
      /plan shows Bunk bed, .*, but bedType says/,
    ],
    [
      'one bed more',
      any,
      (json) => json.plan.pieces.push(bedOf(json)),
      /plan shows .* bed, .* bed.*, but bedType says/,
    ],
    ['no balcony', any, keep(isInside), /plan shows no balcony, but balcony says “.+”/],
    [
      'a balcony narrower than the room',
      any,
      (json) => {
        for (const piece of json.plan.pieces) if (piece.kind === 'balcony') piece.width = 5;
      },
      /plan has a balcony that is narrower than the room/,
    ],
    [
      'a patio above the ground',
      withPatio,
      (json) => (json.balcony = 'Private park-view balcony'),
      /plan shows a patio at grade, but balcony has none/,
    ],
    [
      'no patio on the ground',
      any,
      (json) => (json.balcony = 'First floor balcony'),
      /no patio at grade, but balcony has one/,
    ],
    [
      'a balcony around the corner that nobody told of',
      withTub,
      (json) => (json.balcony = 'Private ocean-view balcony'),
      /plan shows a second side of the balcony, but balcony has none/,
    ],
    [
      'a balcony that goes around no corner',
      any,
      (json) => (json.balcony = 'Expanded balcony'),
      /no second side of the balcony, but balcony has one/,
    ],
    ['no bathroom', any, without('bathroom'), /plan must show one bathroom, and what is in it/],
    [
      'a bathroom with nothing in it',
      any,
      keep(({ kind }) => !/tub|shower|basin/.test(kind)),
      /plan must show one bathroom, and what is in it/,
    ],
    [
      'a piece outside the room',
      any,
      (json) => (bedOf(json).x = -4),
      /plan has “.* bed” reach out of the room/,
    ],
  ];

  it.each(cases)('disagree by %s, which is the one fault', (_what, path, change, fault) => {
    expect(faultsIn(path, change)).toEqual([expect.stringMatching(fault)]);
  });

  it('are compared, and read, with every file', () => {
    const words: [change: Change, fault: string][] = [
      [cases[0]?.[2] ?? (() => undefined), 'plan is '],
      [
        (json) => (json.plan.width = 'wide'),
        'plan.width must be a number of feet, such as 15.42, not "wide"',
      ],
      [(json) => (json.plan.pieces[0].kind = 'piano'), 'plan.pieces[1].kind must be one of bed, '],
      [
        (json) => (json.plan.drawing.picture = 'no-such-plan'),
        'plan.drawing.picture must be the name of a picture in media/',
      ],
    ];
    for (const [change, fault] of words)
      expect(faultsOf({ [any]: change })).toEqual([expect.stringContaining(`content/${any}: ${fault}`)]);
  });

  it('may differ by a hundredth of the size', () => {
    const withDepth = (depth: number) =>
      faultsIn(any, (json) => {
        json.size = 400;
        Object.assign(json.plan, { width: 20, depth });
        json.plan.pieces = json.plan.pieces
          .filter(isInside)
          .map((piece: Piece) => ({ ...piece, x: 5, y: 5 }));
        json.plan.pieces.push({ kind: 'balcony', name: 'Balcony', x: 0, y: depth, width: 20, depth: 5 });
      });
    for (const depth of [19.8, 20.2]) expect(withDepth(depth)).toEqual([]);
    for (const depth of [19.75, 20.25]) expect(withDepth(depth)).toHaveLength(1);
  });

  it('may have a piece stand 0.2 feet in a wall', () => {
    const { width = 0, depth = 0 } = first?.plan ?? {};
    for (const beyond of [0.19, 0.21])
      for (const place of [
        { x: -beyond },
        { y: -beyond },
        { x: width - 2 + beyond },
        { y: depth - 2 + beyond },
      ]) {
        const faults = faultsIn(any, (json) => Object.assign(bedOf(json), { width: 2, depth: 2 }, place));
        expect([place, faults.length]).toEqual([place, beyond > 0.2 ? 1 : 0]);
      }
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
