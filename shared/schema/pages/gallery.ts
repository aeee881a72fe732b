import * as z from 'zod';
import type { Fields } from '../../content/fields';
import { uniqueIds } from '../../content/uniqueIds';

/** A photo in a grid of four columns (two on tablets, one on phones), and how many columns and rows it spans. */
export const galleryPhoto = ({ id, picture }: Fields) =>
  z.strictObject({
    id,
    picture,
    columns: z.literal([1, 2], 'must be 1 or 2'),
    rows: z.literal([1, 2], 'must be 1 or 2'),
  });

export type GalleryPhoto = z.output<ReturnType<typeof galleryPhoto>>;

/** content/pages/gallery.json. docs/behavior.md#gallery */
export const galleryPage = (fields: Fields) => {
  const { text, meta, hero, pageLink, exactly } = fields;
  return z.strictObject({
    meta,
    hero,
    intro: z.strictObject({ heading: text, text }),
    /** Below the photos. */
    end: z.strictObject({ text, rooms: pageLink }),
    /** Twelve photos that fill a grid of four or two columns in this order. */
    photos: exactly(12, galleryPhoto(fields)).check(uniqueIds),
  });
};
