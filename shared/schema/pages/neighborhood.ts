import * as z from 'zod';
import {
  flag,
  hero,
  id,
  meta,
  pageLink,
  picture,
  place,
  sample,
  some,
  someUnique,
  teaserRoom,
  text,
  textBlock,
  uniqueIds,
} from '../fields';
import type { Resolved } from '../resolved';

/**
 * The maximum number of sections. On the map, each section has its own shape (client/pages/Neighborhood/PlaceMark.tsx),
 * color (TownMap.css), and list on phones (TownMapPhone.css).
 */
const maxCategories = 4;

export const neighborhoodPage = z.strictObject({
  meta,
  sample,
  hero,
  /** Up to four sections, each with its places in order of distance. */
  categories: some(
    z.strictObject({
      id,
      title: text,
      /** The title in the map's list and buttons. */
      shortTitle: text,
      description: text,
      picture,
      /** Whether the picture is on the right; sections alternate. */
      imageRight: flag,
      places: someUnique(place),
    }),
  )
    .max(maxCategories)
    .check(uniqueIds),
  /** Featured rooms. */
  rooms: z.strictObject({ heading: text, text, link: pageLink, rooms: someUnique(teaserRoom) }),
  /** The text above the drawn map. Omitted if the hotel has no drawn map. */
  map: textBlock.optional(),
  /** The text next to the embedded map. */
  streets: textBlock,
  /** The label of a place's link to the map. */
  mapLinkLabel: text,
});

type NeighborhoodPage = Resolved<typeof neighborhoodPage>;
export type NeighborhoodCategory = NeighborhoodPage['categories'][number];
