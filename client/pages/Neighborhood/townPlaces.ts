import type { NeighborhoodCategory } from '../../../shared/schema/pages/neighborhood';
import type { Place } from '../../../shared/schema/places';

/** A place with its number on the map. Places are numbered from 1 across all sections. */
export interface TownPlace extends Place {
  number: number;
  /** Index of the place's section. */
  kind: number;
}

/** A kind of place: a section of the page, with its places. */
export interface TownKind {
  id: string;
  title: string;
  places: readonly TownPlace[];
}

/** Returns the kinds of places in page order. Places are numbered from 1 across all kinds. */
export function townKindsOf(categories: readonly NeighborhoodCategory[]): TownKind[] {
  let number = 0;
  return categories.map(({ id, shortTitle, places }, kind) => ({
    id,
    title: shortTitle,
    places: places.map((place): TownPlace => {
      number += 1;
      return { ...place, number, kind };
    }),
  }));
}

/** Returns the anchor of a place's entry in the list. */
export const entryId = (id: string) => `site-place-${id}`;

/** Returns the ID of the radio button that selects a kind. */
export const kindId = (id: string) => `site-kind-${id}`;
