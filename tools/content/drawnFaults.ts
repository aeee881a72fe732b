import type { Content } from '../../shared/content/compile';
import { heightOn } from '../../shared/places';
import { onDrawing, type RoomPlan } from '../../shared/plan';

/** The drawing's width on a phone of 390 px, and the least distance of tap targets there; in px. */
const phoneWidth = 372;
const leastDistance = 28;

type Categories = readonly { places: readonly Pick<Content['places'][number], 'name' | 'x' | 'y'>[] }[];

/** Places outside the town's map, or too close to another of their kind to tap on a phone. */
export function mapFaults(town: Content['map']['town'], categories: Categories): string[] {
  if (!town) return [];
  const { art } = town.large;
  const { rows, art: small } = town.small;
  const scale = phoneWidth / small.width;
  return categories.flatMap(({ places }) =>
    places.flatMap((place, index) => {
      const isOff = place.x >= art.width || place.y >= art.height;
      const near = places
        .slice(0, index)
        .find(
          (other) =>
            Math.hypot(place.x - other.x, heightOn(rows, place.y) - heightOn(rows, other.y)) * scale <
            leastDistance,
        );
      return [
        ...(isOff ? [`content/places.json: "${place.name}" is off the map`] : []),
        ...(near ? [`content/places.json: "${place.name}" is too near "${near.name}" on a phone’s map`] : []),
      ];
    }),
  );
}

/** Pieces of a room's plan outside its drawing. */
export const planDrawingFaults = (slug: string, plan: RoomPlan | undefined): string[] => {
  if (!plan?.drawing) return [];
  const at = onDrawing(plan.drawing);
  return plan.pieces
    .filter(({ x, y, width, depth }) =>
      [at.x(x), at.x(x + width), at.y(y), at.y(y + depth)]
        .map(Number.parseFloat)
        .some((share) => share <= 0 || share >= 100),
    )
    .map(({ name }) => `content/rooms/${slug}.json: plan has “${name}” off its drawing`);
};
