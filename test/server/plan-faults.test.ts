/** A plan must be consistent with the room's facts. */

import type { ContentSource } from '../../shared/content/compile';
import { planErrors } from '../../shared/content/planErrors';
import type { RoomPlan } from '../../shared/plan';
import { compiled, source, withPicture } from '../support/compile';
import { piece, plannedRoom } from '../support/planned-room';

// biome-ignore lint/suspicious/noExplicitAny: a room that is made invalid
type Change = (json: any) => void;
type Piece = RoomPlan['pieces'][number];

const changed = (...changes: Change[]) => {
  const json = plannedRoom();
  for (const change of changes) change(json);
  return json;
};
const faultsIn = (...changes: Change[]) => {
  const json = changed(...changes);
  return planErrors(json.plan, json);
};

const facts =
  (more: object): Change =>
  (json) =>
    Object.assign(json, more);
const without =
  (...names: string[]): Change =>
  (json) => {
    json.plan.pieces = json.plan.pieces.filter(({ name }: Piece) => !names.includes(name));
  };
const withPiece =
  (more: Piece): Change =>
  (json) =>
    json.plan.pieces.push(more);
/** Ten feet from the left edge of its picture. */
const drawing = { pixelsPerFoot: 10, corner: [100, 300] };
const queens: Change[] = [facts({ bedType: 'double-queen' }), withPiece(piece('bed', 'Queen bed'))];

describe('a plan and the room’s facts', () => {
  it.each([
    ['all', []],
    ['two queen beds', queens],
    ['a room without a balcony', [without('Balcony', 'Side of the balcony')]],
  ])('agree on %s', (_what, changes) => {
    expect(faultsIn(...changes)).toEqual([]);
  });

  it.each<[what: string, changes: Change[], fault: string]>([
    ['another size', [facts({ size: 420 })], 'plan is 400 square feet large, but size is 420'],
    ['no sofa bed', [without('Sofa bed')], 'plan shows no sofa bed, but hasSofaBed has one'],
    ['no kitchenette', [without('Kitchenette')], 'plan shows no kitchenette, but hasKitchenette has one'],
    ['no bed', [without('King bed')], 'plan shows 0 beds, but bedType says king'],
    ['one bed more', [withPiece(piece('bed', 'Bunk'))], 'plan shows 2 beds, but bedType says king'],
    [
      'a piece off the drawing',
      [
        withPiece(piece('patio', 'Terrace', [-11, 0, 5, 5])),
        (json) => (json.plan.drawing = { ...drawing, picture: { width: 1000, height: 1000 } }),
      ],
      'plan has “Terrace” off its drawing',
    ],
  ])('disagree by %s, which is the only error', (_what, changes, fault) => {
    expect(faultsIn(...changes)).toEqual([fault]);
  });

  it('can differ by one percent of the size', () => {
    const withSize = (size: number) => faultsIn(facts({ size })).length;
    expect([396, 397, 403, 404].map(withSize)).toEqual([1, 0, 0, 0]);
    expect([395, 405].map(withSize)).toEqual([1, 1]);
  });

  it.each([
    ['left', -1, 0],
    ['bottom', 0, -1],
    ['right', 1, 0],
    ['top', 0, 1],
  ])('can have a piece 0.2 feet inside the wall on the %s', (_side, across, up) => {
    const at = (direction: number, beyond: number) =>
      direction < 0 ? -beyond : direction > 0 ? 17 + beyond : 5;
    const beyond = (feet: number) =>
      faultsIn(withPiece(piece('chair', 'Chair', [at(across, feet), at(up, feet), 3, 3])));
    expect([beyond(0.19), beyond(0.21)]).toEqual([[], ['plan has “Chair” reach out of the room']]);
  });
});

describe('the plan in a room’s file', () => {
  const file = 'rooms/new-room.json';
  const [[drawn = '', picture] = []] = source.pictures;
  const pictures = new Map([
    ...withPicture('new-room-1'),
    [drawn, { ...picture, width: 1000, height: 1000 }],
  ]) as ContentSource['pictures'];
  const edits = (...changes: Change[]) => ({ [file]: JSON.stringify(changed(...changes)) });

  it('is optional, and so is its drawing, whose small version is in the comparison', () => {
    const made = (...changes: Change[]) => {
      const { roomPages, rooms } = compiled(edits(...changes), { pictures });
      return [roomPages['new-room'], rooms.find(({ slug }) => slug === 'new-room')] as const;
    };
    const [bare] = made((json) => delete json.plan);
    expect(bare?.plan).toBeUndefined();
    const [flat, flatCard] = made();
    expect([flat?.plan?.pieces.length, flat?.plan?.drawing, flatCard?.plan]).toEqual([
      8,
      undefined,
      undefined,
    ]);
    const [full, card] = made((json) => (json.plan.drawing = { ...drawing, picture: drawn }));
    expect(full?.plan?.drawing?.picture.alt).toContain('Floor plan of New Room: king bed, kitchenette');
    expect(card?.plan).toMatch(new RegExp(`/${drawn}-.*\\.webp$`));
  });
});
