import { heightOn } from '../places';
import type { Content } from './content';

/** The minimum distance between numbers on the large drawing, in its units, so that they are legible. */
const minDistanceOnMap = 44;
/** The drawing's width on a 390 px phone, and the minimum distance between tap targets there, both in px. */
const phoneWidth = 372;
const minDistanceOnPhone = 28;

type MapPlace = Pick<Content['places'][number], 'name' | 'x' | 'y'>;

/** Reports places that are too close together. */
const tooNear = (places: readonly MapPlace[], where: string, isNear: (a: MapPlace, b: MapPlace) => boolean) =>
  places.flatMap((place, index) => {
    const near = places.slice(0, index).find((each) => each.name !== place.name && isNear(place, each));
    return near ? [`content/places.json: "${place.name}" is too close to "${near.name}" on ${where}`] : [];
  });

/** Reports rows that skip part of a drawing or don't ascend, and places that are off the map or too close together. */
export function mapErrors(
  town: Content['map']['town'],
  categories: readonly { places: readonly MapPlace[] }[],
): string[] {
  if (!town) return [];
  const { art } = town.large;
  const { rows, art: small } = town.small;
  const height = (y: number) => heightOn(rows, y);
  const isDescending = rows.some(
    ({ from, to }, at) => from <= (rows[at - 1]?.from ?? -1) || to <= (rows[at - 1]?.to ?? -1),
  );
  const all = categories.flatMap(({ places }) => places);
  const scale = phoneWidth / small.width;
  return [
    ...(isDescending || height(0) !== 0 || height(art.height) !== small.height
      ? ['content/map.json: town.small.rows must run from the top to the bottom edge of both drawings']
      : []),
    ...all
      .filter(({ x, y }) => x >= art.width || y >= art.height)
      .map(({ name }) => `content/places.json: "${name}" is off the map`),
    ...tooNear(all, 'the map', (a, b) => Math.hypot(a.x - b.x, a.y - b.y) < minDistanceOnMap),
    ...categories.flatMap(({ places }) =>
      tooNear(
        places,
        'the phone map',
        (a, b) => Math.hypot(a.x - b.x, height(a.y) - height(b.y)) * scale < minDistanceOnPhone,
      ),
    ),
  ];
}
