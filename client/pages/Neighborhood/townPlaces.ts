import { neighborhoodContent } from '../../../generated/content/pages/neighborhood';
import type { Place } from '../../../shared/places';

/** A place with its number on the map, from 1 across all sections. */
export interface TownPlace extends Place {
  number: number;
  /** Index of its section. */
  kind: number;
}

let number = 0;

/** The kinds of places in page order. */
export const townKinds = neighborhoodContent.categories.map(({ id, shortTitle, places }, kind) => ({
  id,
  title: shortTitle,
  places: places.map((place): TownPlace => {
    number += 1;
    return { ...place, number, kind };
  }),
}));

export const townPlaces: readonly TownPlace[] = townKinds.flatMap(({ places }) => places);

/** Anchor of a place's entry in the list. */
export const entryId = (id: string) => `place-${id}`;

/** Id of the radio button that selects a kind. */
export const kindId = (id: string) => `show-${id}`;
