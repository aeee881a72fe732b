/** The geometry of a room's plan. docs/behavior.md#floor-plan */
import type { FloorPlan, FloorPlanPiece } from './schema/floorPlan';
import { fill } from './templates';
import type { UiText } from './ui/defaults';

type Drawing = NonNullable<FloorPlan['drawing']>;

/** Formats a fraction: 0.2734 -> '27.3%'. */
export const percent = (share: number): string => `${+(share * 100).toFixed(1)}%`;

/** Creates functions that convert positions and lengths in a room to percentages of the picture's size. */
export const createDrawingScale = ({ picture, pixelsPerFoot, corner: [left, bottom] }: Drawing) => ({
  x: (feet: number) => percent((left + feet * pixelsPerFoot) / picture.width),
  y: (feet: number) => percent((bottom - feet * pixelsPerFoot) / picture.height),
  /** Converts a horizontal length; `height` converts a vertical length. */
  width: (feet: number) => percent((feet * pixelsPerFoot) / picture.width),
  height: (feet: number) => percent((feet * pixelsPerFoot) / picture.height),
});

/** Functions that convert feet to percentages of a drawing's size. */
export type DrawingScale = ReturnType<typeof createDrawingScale>;

export const isOutside = ({ kind }: FloorPlanPiece) => kind === 'balcony' || kind === 'patio';

/** Returns the balcony or patio: the piece along the front, and the piece around the corner, if any. */
export const balconyOf = ({ pieces }: Pick<FloorPlan, 'pieces'>) => {
  const [front, side] = pieces.filter(isOutside);
  return { front, side };
};

/** Returns tubs, showers and basins. */
const fixturesOf = (pieces: FloorPlan['pieces']) =>
  pieces.filter(({ kind }) => ['tub', 'shower', 'basin'].includes(kind));

/** Lists the bathroom's fixtures: 'soaking tub and shower'. */
export function bathroomFixtures({ pieces }: Pick<FloorPlan, 'pieces'>, words: UiText['plans']): string {
  const fixtures = fixturesOf(pieces).map(({ name }) => name.toLowerCase());
  if (fixtures.length < 2) return fixtures.join('');
  // Avoids `Intl.ListFormat`, whose first use takes 90 ms on a phone while the page loads.
  const [list, last = ''] = [fixtures.slice(0, -1).join(', '), fixtures.at(-1)];
  return fill(fixtures.length > 2 ? words.moreFixtures : words.twoFixtures, { list, last });
}
