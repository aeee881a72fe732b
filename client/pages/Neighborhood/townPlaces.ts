import { neighborhoodContent } from '../../../generated/content/pages/neighborhood';
import type { Place } from '../../../shared/places';

/** A place as the map numbers it: through all sections, from 1. */
export interface TownPlace extends Place {
  number: number;
  /** The index of its section. */
  kind: number;
}

let number = 0;

/** The kinds of places in the page's order, each with its places. */
export const townKinds = neighborhoodContent.categories.map(({ id, shortTitle, places }, kind) => ({
  id,
  title: shortTitle,
  places: places.map((place): TownPlace => {
    number += 1;
    return { ...place, number, kind };
  }),
}));

export const townPlaces: readonly TownPlace[] = townKinds.flatMap(({ places }) => places);

/** The anchor of a place's entry in the list. */
export const entryId = (id: string) => `place-${id}`;

/** The id of the button that shows a kind alone. */
export const kindId = (id: string) => `show-${id}`;
