import type { Content } from '../../../shared/content/content';
import { balconyOf, isOutside } from '../../../shared/floorPlan';
import type { FloorPlan, FloorPlanPieceKind } from '../../../shared/schema/floorPlan';
import { pluralize } from '../../../shared/templates';
import { metersPerFoot } from '../../../shared/units';

/** Thickness of the drawings' outer walls, in feet. */
export const wall = 0.72;

const inchesPerFoot = 12;

const wholeInches = (feet: number) => {
  const inches = Math.round(feet * inchesPerFoot);
  return [Math.floor(inches / inchesPerFoot), inches % inchesPerFoot] as const;
};

/** Formats feet: 19.69 -> '19' 8"'. */
export function feetLabel(feet: number): string {
  const [whole, inches] = wholeInches(feet);
  return `${whole}' ${inches}"`;
}

/** Formats feet for screen readers: 19.69 -> '19 feet 8 inches'. */
export function spokenFeet(feet: number, words: Content['ui']['plans']): string {
  const [whole, inches] = wholeInches(feet);
  const spoken = pluralize(words.spokenFeet, whole);
  return inches > 0 ? `${spoken} ${pluralize(words.spokenInches, inches)}` : spoken;
}

/** Converts feet to meters, rounded to a decimeter: 19.69 -> 6. */
export const inMeters = (feet: number): number => Math.round(feet * metersPerFoot * 10) / 10;

/** Parts of a floor plan that are in the room's facts but have no label on the drawing. */
const kindsWithoutLabel: readonly FloorPlanPieceKind[] = ['bathroom'];

/** Returns the x coordinate of the leftmost edge of room and balcony at a y coordinate, in feet. */
function leftEdge({ pieces }: FloorPlan, y: number): number {
  const beside = pieces.filter((piece) => isOutside(piece) && piece.y <= y && y <= piece.y + piece.depth);
  return Math.min(-wall, ...beside.map(({ x }) => x));
}

export interface FloorPlanLabel {
  name: string;
  side: 'left' | 'right';
  /** The labeled point, in feet. */
  x: number;
  y: number;
  /** The x coordinate of the building's edge on the label's side, at `y`, in feet. */
  edge: number;
}

/** Where a balcony's leader line ends, as a share of the balcony's width. Not in the middle, which has furniture. */
const balconyPoint = 0.87;

/**
 * Returns the labels in numerical order: the left side from top to bottom, and then the right side. A label is on the
 * piece's `side` or, by default, on the nearer side.
 */
export function floorPlanLabels(plan: FloorPlan): FloorPlanLabel[] {
  const { front } = balconyOf(plan);
  const labels = plan.pieces
    .filter((piece) => !kindsWithoutLabel.includes(piece.kind) && (!isOutside(piece) || piece === front))
    .map((piece): FloorPlanLabel => {
      const x = piece.x + piece.width * (piece === front ? balconyPoint : 0.5);
      const y = piece.y + piece.depth / 2;
      const side = piece.side ?? (x < plan.width / 2 ? 'left' : 'right');
      return { name: piece.name, side, x, y, edge: side === 'left' ? leftEdge(plan, y) : plan.width + wall };
    })
    .sort((one, other) => other.y - one.y);
  return [...labels.filter(({ side }) => side === 'left'), ...labels.filter(({ side }) => side === 'right')];
}

/** Returns the middle of the longest gap between points from `from` to `to`, as the position of a measurement. */
export function middleOfLongestGap(from: number, to: number, points: readonly number[]): number {
  const stops = [from, ...points.filter((point) => from < point && point < to).sort((a, b) => a - b), to];
  const gaps = stops.slice(1).map((end, at) => ({ start: stops[at] ?? from, end }));
  const longest = gaps.reduce((best, each) => (each.end - each.start > best.end - best.start ? each : best));
  return (longest.start + longest.end) / 2;
}
