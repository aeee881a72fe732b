/**
 * The geometry of a room's plan: from feet inside the room to its place on the drawing, and to what guests read.
 * docs/behavior.md#plan
 */
import type { PlanKind, PlanPiece, RoomPlan } from './content/schemas/plan';

export type { PlanKind, PlanPiece, RoomPlan } from './content/schemas/plan';

type Drawing = NonNullable<RoomPlan['drawing']>;

/** How thick the outer walls of the drawings are, in feet. */
export const wall = 0.72;

const inchesPerFoot = 12;
const metersPerFoot = 0.3048;

const wholeInches = (feet: number) => {
  const inches = Math.round(feet * inchesPerFoot);
  return [Math.floor(inches / inchesPerFoot), inches % inchesPerFoot] as const;
};

/** 19.69 -> '19' 8"' */
export function feetLabel(feet: number): string {
  const [whole, inches] = wholeInches(feet);
  return `${whole}' ${inches}"`;
}

/** As a screen reader says it: 19.69 -> '19 feet 8 inches'. */
export function spokenFeet(feet: number): string {
  const [whole, inches] = wholeInches(feet);
  return [`${whole} feet`, inches > 0 && `${inches} ${inches === 1 ? 'inch' : 'inches'}`]
    .filter(Boolean)
    .join(' ');
}

/** Feet in meters with one decimal: 19.69 -> '6.0'. */
export const inMeters = (feet: number): string => (feet * metersPerFoot).toFixed(1);

/** Square feet as whole square meters: 600 -> '56 m²'. */
export const squareMetersLabel = (squareFeet: number): string =>
  `${Math.round(squareFeet * metersPerFoot ** 2)} m²`;

/** 0.2734 -> '27.3%', as SVG takes it for any width of the picture. */
export const percent = (share: number): string => `${+(share * 100).toFixed(1)}%`;

/** Where a point inside the room lies on its drawing, as shares of the picture's width and height. */
export const onDrawing = ({ picture, pixelsPerFoot, corner: [left, bottom] }: Drawing) => ({
  x: (feet: number) => percent((left + feet * pixelsPerFoot) / picture.width),
  y: (feet: number) => percent((bottom - feet * pixelsPerFoot) / picture.height),
  /** A length along the picture's width, and along its height. */
  across: (feet: number) => percent((feet * pixelsPerFoot) / picture.width),
  up: (feet: number) => percent((feet * pixelsPerFoot) / picture.height),
});

/** Feet to places on a drawing. */
export type OnDrawing = ReturnType<typeof onDrawing>;

const isOutside = ({ kind }: PlanPiece) => kind === 'balcony' || kind === 'patio';

/** What stands in the room's facts and is not labeled on the drawing. */
const unlabeled: readonly PlanKind[] = ['bathroom'];

/** The balcony along the front, and its second arm where it turns the corner. */
export const balconyOf = ({ pieces }: Pick<RoomPlan, 'pieces'>) => {
  const [front, side] = pieces.filter(isOutside);
  return { front, side };
};

/** What stands in the bathroom, in words: 'soaking tub and shower'. */
export function bathroomFixtures({ pieces }: Pick<RoomPlan, 'pieces'>): string {
  const fixtures = pieces
    .filter(({ kind }) => ['tub', 'shower', 'basin'].includes(kind))
    .map(({ name }) => name.toLowerCase());
  // Not by Intl.ListFormat: its first use costs a phone 90 ms while the page starts.
  return fixtures.join(', ').replace(/, ([^,]*)$/, fixtures.length > 2 ? ', and $1' : ' and $1');
}

/** The outermost edge of room and balcony at a height, in feet. */
function leftEdge({ pieces }: RoomPlan, y: number): number {
  const beside = pieces.filter((piece) => isOutside(piece) && piece.y <= y && y <= piece.y + piece.depth);
  return Math.min(-wall, ...beside.map(({ x }) => x));
}

export interface PlanLabel {
  name: string;
  side: 'left' | 'right';
  /** The point that is named, in feet. */
  x: number;
  y: number;
  /** Where the building ends on the label's side at that height, in feet. */
  edge: number;
}

/** A balcony is named at its far end, beside chairs and table that stand in the middle; a share of its width. */
const balconyPoint = 0.87;

/**
 * What is labeled, in the order of the numbers: the left side from the top down, then the right. A piece stands on the
 * side that it is nearer to, unless it says otherwise.
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

/** The middle of the longest stretch between two ends that no point parts, where a figure finds room. */
export function longestStretch(from: number, to: number, points: readonly number[]): number {
  const stops = [from, ...points.filter((point) => from < point && point < to).sort((a, b) => a - b), to];
  const stretches = stops.slice(1).map((end, at) => ({ start: stops[at] ?? from, end }));
  const longest = stretches.reduce((best, each) =>
    each.end - each.start > best.end - best.start ? each : best,
  );
  return (longest.start + longest.end) / 2;
}
