import { phoneMapHeight } from '../phoneMap';
import type { Content } from './content';

/** The minimum distance at which numbers on the large drawing are legible, in the drawing's units. */
const minDistanceOnMap = 44;
/** The small drawing's width on a 390 px wide phone, and the minimum distance between tap targets, both in px. */
const phoneWidth = 372;
const minDistanceOnPhone = 28;

type MapPlace = Pick<Content['places'][number], 'id' | 'name' | 'x' | 'y'>;

interface Size {
  width: number;
  height: number;
}

/** The large and the small drawing of a town. Each row pairs corresponding y coordinates of the two drawings. */
export interface TownDrawings {
  large: { art: Size };
  small: { art: Size; rows: readonly { from: number; to: number }[] };
}

/**
 * Returns one error for each place that isn't on the map, and for each pair of places that are too close together.
 * @param kinds the places of each section; phones show one section at a time
 * @param isChanged returns whether a place was changed. An error about a pair belongs to the earlier place if only
 *   the earlier place was changed, otherwise to the later place
 */
export function placeErrors(
  { large: { art }, small }: TownDrawings,
  kinds: readonly (readonly MapPlace[])[],
  isChanged: (place: MapPlace) => boolean = () => false,
): { id: string; message: string }[] {
  const isOnMap = ({ x, y }: MapPlace) => x >= 0 && x < art.width && y >= 0 && y < art.height;
  const places = [...new Map(kinds.flat().map((place) => [place.id, place])).values()];
  const height = (y: number) => phoneMapHeight(small.rows, y);
  const scale = phoneWidth / small.art.width;
  const isNear = (one: MapPlace, other: MapPlace) =>
    Math.hypot(one.x - other.x, one.y - other.y) < minDistanceOnMap;
  const isNearOnPhone = (one: MapPlace, other: MapPlace) =>
    kinds.some((kind) => [one, other].every(({ id }) => kind.some((each) => each.id === id))) &&
    Math.hypot(one.x - other.x, height(one.y) - height(other.y)) * scale < minDistanceOnPhone;
  const onMap = places.filter(isOnMap);
  const pairs = onMap.flatMap((later, index) =>
    onMap.slice(0, index).flatMap((earlier) => {
      const where = isNear(earlier, later)
        ? 'the map'
        : isNearOnPhone(earlier, later)
          ? 'the phone map'
          : undefined;
      if (!where) return [];
      const [at, other] = isChanged(earlier) && !isChanged(later) ? [earlier, later] : [later, earlier];
      return [{ id: at.id, message: `is too close to “${other.name}” on ${where}` }];
    }),
  );
  const missing = places.filter((place) => !isOnMap(place));
  return [...missing.map(({ id }) => ({ id, message: 'is not on the map yet' })), ...pairs];
}

/**
 * Returns an error if the rows skip part of a drawing or don't ascend, and the errors of `placeErrors`.
 * @param ids the ids of places, in the order of content/places.json
 */
export function mapErrors(
  town: TownDrawings | undefined,
  categories: readonly { places: readonly MapPlace[] }[],
  ids: readonly string[],
): string[] {
  if (!town) return [];
  const { rows, art: small } = town.small;
  const isDescending = rows.some(
    ({ from, to }, at) => from <= (rows[at - 1]?.from ?? -1) || to <= (rows[at - 1]?.to ?? -1),
  );
  const isComplete =
    !isDescending &&
    phoneMapHeight(rows, 0) === 0 &&
    phoneMapHeight(rows, town.large.art.height) === small.height;
  const kinds = categories.map(({ places }) => places);
  return [
    ...(isComplete
      ? []
      : ['content/map.json: town.small.rows must run from the top to the bottom edge of both drawings']),
    ...placeErrors(town, kinds).map(
      ({ id, message }) => `content/places.json: places[${ids.indexOf(id) + 1}].x ${message}`,
    ),
  ];
}
