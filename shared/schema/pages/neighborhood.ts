import * as z from 'zod';
import type { Fields } from '../../content/fields';
import { uniqueIds } from '../../content/uniqueIds';

/** content/pages/neighborhood.json. docs/behavior.md#neighborhood */
export const neighborhoodPage = ({
  text,
  id,
  meta,
  hero,
  picture,
  place,
  teaserRoom,
  pageLink,
  textBlock,
  exactly,
}: Fields) =>
  z.strictObject({
    meta,
    hero,
    /** Four sections, each with its places by distance. */
    categories: exactly(
      4,
      z.strictObject({
        id,
        title: text,
        /** For the map's list and buttons. */
        shortTitle: text,
        description: text,
        picture,
        /** Sections alternate. */
        imageRight: z.boolean('must be true or false'),
        places: exactly(6, place),
      }),
    ).check(uniqueIds),
    /** Featured rooms. */
    rooms: z.strictObject({ heading: text, text, link: pageLink, rooms: exactly(3, teaserRoom) }),
    /** The text above the drawn map; absent where the hotel has none. */
    map: textBlock.optional(),
    /** The text beside the embedded map. */
    streets: textBlock,
    /** The label of a place's link to the map. */
    mapLinkLabel: text,
  });

export type NeighborhoodPage = z.output<ReturnType<typeof neighborhoodPage>>;
export type NeighborhoodCategory = NeighborhoodPage['categories'][number];
