import * as z from 'zod';
import { hero, id, meta, pageLink, picture, some, text, uniqueIds } from '../fields';
import type { Resolved } from '../resolved';

/**
 * A photo with the numbers of columns and rows that it spans in a grid of four columns (two on tablets, one on phones).
 * The last photos may get other spans, to avoid gaps in the grid. docs/behavior.md#photo-grids
 */
export const galleryPhoto = z.strictObject({
  id,
  picture,
  columns: z.literal([1, 2]),
  rows: z.literal([1, 2]),
});

export type GalleryPhoto = Resolved<typeof galleryPhoto>;

export const galleryPage = z.strictObject({
  meta,
  hero,
  intro: z.strictObject({ heading: text, text }),
  /** The text and the link below the photos. */
  end: z.strictObject({ text, rooms: pageLink }),
  photos: some(galleryPhoto).check(uniqueIds),
});
