import * as z from 'zod';
import {
  film,
  internalLink,
  meta,
  pageLink,
  picture,
  place,
  sample,
  some,
  someUnique,
  teaserRoom,
  text,
  uniqueIds,
} from '../fields';
import { galleryPhoto } from './gallery';

export const homePage = z.strictObject({
  meta,
  sample,
  /** The film, and the text at the bottom of the film. */
  hero: z.strictObject({ film, price: text, priceNote: text, beach: text.optional() }),
  intro: z.strictObject({
    heading: text,
    text,
    facts: z.array(z.strictObject({ value: text, label: text })),
    picture,
  }),
  /** The first room is shown large. */
  rooms: z.strictObject({ heading: text, text, link: pageLink, rooms: someUnique(teaserRoom) }),
  groups: z.strictObject({ eyebrow: text, heading: text, text, link: pageLink, picture }).optional(),
  neighborhood: z
    .strictObject({
      heading: text,
      text,
      link: pageLink,
      posters: some(z.strictObject({ title: text, place, picture, to: internalLink })),
    })
    .optional(),
  gallery: z.strictObject({
    heading: text,
    link: pageLink,
    photos: some(galleryPhoto).check(uniqueIds),
  }),
});
