/** The geometry of a room's plan. docs/behavior.md#floor-plan */
import type { FloorPlan, FloorPlanPiece } from './schema/floorPlan';
import { fill } from './templates';
import type { UiText } from './ui/defaults';

type Drawing = NonNullable<FloorPlan['drawing']>;

/** Formats a fraction: 0.2734 -> '27.3%'. */
export const percent = (share: number): string => `${+(share * 100).toFixed(1)}%`;

/** Converts a point in the room to percentages of the picture's width and height. */
export const createDrawingScale = ({ picture, pixelsPerFoot, corner: [left, bottom] }: Drawing) => ({
  x: (feet: number) => percent((left + feet * pixelsPerFoot) / picture.width),
  y: (feet: number) => percent((bottom - feet * pixelsPerFoot) / picture.height),
  /** Converts a length along the picture's width; `height` converts a length along its height. */
  width: (feet: number) => percent((feet * pixelsPerFoot) / picture.width),
  height: (feet: number) => percent((feet * pixelsPerFoot) / picture.height),
});

/** Functions that convert feet to percentages of a drawing's size. */
export type DrawingScale = ReturnType<typeof createDrawingScale>;

export const isOutside = ({ kind }: FloorPlanPiece) => kind === 'balcony' || kind === 'patio';

/** Returns the balcony or patio along the front, and its second part around the corner, if any. */
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
  // Doesn't use `Intl.ListFormat`, whose first use takes a phone 90 ms while the page starts.
  const [list, last = ''] = [fixtures.slice(0, -1).join(', '), fixtures.at(-1)];
  return fill(fixtures.length > 2 ? words.moreFixtures : words.twoFixtures, { list, last });
}
