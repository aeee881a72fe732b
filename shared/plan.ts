/**
 * The geometry of a room's plan: converts feet in the room to positions on the drawing and to labels.
 * docs/behavior.md#plan
 */

import type { PlanKind, PlanPiece, RoomPlan } from './schema/plan';
import type { UiTexts } from './ui/defaults';
import { metersPerFoot } from './units';
import { counted, fill } from './words';

export type { PlanKind, RoomPlan } from './schema/plan';

type Drawing = NonNullable<RoomPlan['drawing']>;

/** Thickness of the drawings' outer walls, in feet. */
export const wall = 0.72;

const inchesPerFoot = 12;

const wholeInches = (feet: number) => {
  const inches = Math.round(feet * inchesPerFoot);
  return [Math.floor(inches / inchesPerFoot), inches % inchesPerFoot] as const;
};

/** 19.69 -> '19' 8"' */
export function feetLabel(feet: number): string {
  const [whole, inches] = wholeInches(feet);
  return `${whole}' ${inches}"`;
}

/** For screen readers: 19.69 -> '19 feet 8 inches'. */
export function spokenFeet(feet: number, words: UiTexts['plans']): string {
  const [whole, inches] = wholeInches(feet);
  const spoken = counted(words.spokenFeet, whole);
  return inches > 0 ? `${spoken} ${counted(words.spokenInches, inches)}` : spoken;
}

/** Feet in meters, to a decimeter: 19.69 -> 6. */
export const inMeters = (feet: number): number => Math.round(feet * metersPerFoot * 10) / 10;

/** 0.2734 -> '27.3%' */
export const percent = (share: number): string => `${+(share * 100).toFixed(1)}%`;

/** Converts a point in the room to shares of the picture's width and height. */
export const onDrawing = ({ picture, pixelsPerFoot, corner: [left, bottom] }: Drawing) => ({
  x: (feet: number) => percent((left + feet * pixelsPerFoot) / picture.width),
  y: (feet: number) => percent((bottom - feet * pixelsPerFoot) / picture.height),
  /** A length along the picture's width, and along its height. */
  across: (feet: number) => percent((feet * pixelsPerFoot) / picture.width),
  up: (feet: number) => percent((feet * pixelsPerFoot) / picture.height),
});

/** Converts feet to positions on a drawing. */
export type OnDrawing = ReturnType<typeof onDrawing>;

const isOutside = ({ kind }: PlanPiece) => kind === 'balcony' || kind === 'patio';

/** Kinds that are listed in the room's facts but not labeled on the drawing. */
const unlabeled: readonly PlanKind[] = ['bathroom'];

/** The balcony along the front, and its second part around the corner. */
export const balconyOf = ({ pieces }: Pick<RoomPlan, 'pieces'>) => {
  const [front, side] = pieces.filter(isOutside);
  return { front, side };
};

/** Tubs, showers and basins. */
const fixturesOf = (pieces: RoomPlan['pieces']) =>
  pieces.filter(({ kind }) => ['tub', 'shower', 'basin'].includes(kind));

/** The bathroom's fixtures: 'soaking tub and shower'. */
export function bathroomFixtures({ pieces }: Pick<RoomPlan, 'pieces'>, words: UiTexts['plans']): string {
  const fixtures = fixturesOf(pieces).map(({ name }) => name.toLowerCase());
  if (fixtures.length < 2) return fixtures.join('');
  // Not by Intl.ListFormat: its first use costs a phone 90 ms while the page starts.
  const [list, last = ''] = [fixtures.slice(0, -1).join(', '), fixtures.at(-1)];
  return fill(fixtures.length > 2 ? words.moreFixtures : words.twoFixtures, { list, last });
}

/** The outermost edge of room and balcony at a height, in feet. */
function leftEdge({ pieces }: RoomPlan, y: number): number {
  const beside = pieces.filter((piece) => isOutside(piece) && piece.y <= y && y <= piece.y + piece.depth);
  return Math.min(-wall, ...beside.map(({ x }) => x));
}

export interface PlanLabel {
  name: string;
  side: 'left' | 'right';
  /** The labeled point, in feet. */
  x: number;
  y: number;
  /** The building's edge on the label's side at that y, in feet. */
  edge: number;
}

/** The labeled point of a balcony, beside the furniture in its middle; a share of its width. */
const balconyPoint = 0.87;

/**
 * The labels in the order of their numbers: the left side from the top down, then the right. A label is on the piece's
 * `side`, or the nearer one.
 */
export function labelsOf(plan: RoomPlan): PlanLabel[] {
  const { front } = balconyOf(plan);
  const labels = plan.pieces
    .filter((piece) => !unlabeled.includes(piece.kind) && (!isOutside(piece) || piece === front))
    .map((piece): PlanLabel => {
      const x = piece.x + piece.width * (piece === front ? balconyPoint : 0.5);
      const y = piece.y + piece.depth / 2;
      const side = piece.side ?? (x < plan.width / 2 ? 'left' : 'right');
      return { name: piece.name, side, x, y, edge: side === 'left' ? leftEdge(plan, y) : plan.width + wall };
    })
    .sort((one, other) => other.y - one.y);
  return [...labels.filter(({ side }) => side === 'left'), ...labels.filter(({ side }) => side === 'right')];
}

/** The middle of the longest interval between `from` and `to` without a point, for a figure. */
export function longestStretch(from: number, to: number, points: readonly number[]): number {
  const stops = [from, ...points.filter((point) => from < point && point < to).sort((a, b) => a - b), to];
  const stretches = stops.slice(1).map((end, at) => ({ start: stops[at] ?? from, end }));
  const longest = stretches.reduce((best, each) =>
    each.end - each.start > best.end - best.start ? each : best,
  );
  return (longest.start + longest.end) / 2;
}
