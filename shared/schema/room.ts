import * as z from 'zod';
import {
  date,
  description,
  flag,
  id,
  optionalTrue,
  picture,
  some,
  text,
  textBlock,
  title,
  uniqueNames,
} from './fields';
import { floorPlanFields } from './floorPlan';
import { checkSeasonPrices, roomFields } from './roomFields';

const icons = [
  'bath',
  'view',
  'kitchenette',
  'accessible',
  'balcony',
  'bed',
  'sofa',
  'desk',
  'tv',
  'door',
] as const;

/** content/rooms/{slug}.json: one room. Its own pictures are `pictures`, then media/{slug}-1.jpg and so on. */
export const roomFile = roomFields
  .extend({
    /** Temporarily hidden: it isn't listed, and its path redirects to the Rooms page. */
    hidden: flag.optional().meta({
      title: 'Hidden from guests',
      description: 'Temporarily: not listed, and its address redirects to all rooms.',
    }),
    pictures: z.array(picture).check(uniqueNames()).optional().meta({
      field: 'gallery',
      title: 'Pictures',
      description: 'In this order; the first is the main picture.',
    }),
    /** The floor plan. */
    plan: floorPlanFields.optional(),
    order: z.number().meta({ title: 'Position among the rooms', description: 'Lowest first.' }),
    card: z.strictObject({ description: text, features: z.array(text) }),
    comparison: z.strictObject({ features: z.array(text) }),
    page: z.strictObject({
      /** For search results: view, bed and town, with the room's name if it fits. */
      title,
      description,
      /** The last change of text, pictures, or facts, for the sitemap. */
      changed: date.optional(),
      /** Small label above the title. */
      eyebrow: text,
      /** One line under the title. */
      subtitle: text,
      /** Key facts, in the order shown; occupancy and price are added. */
      facts: some(z.strictObject({ label: text, value: text })),
      heading: text,
      intro: z.array(text),
      /** A full-width picture before the gallery. */
      extraHero: picture.optional(),
      details: z.array(text),
      features: z.array(text),
      /** Amenities in addition to those of content/amenities.json. */
      extraAmenities: z.array(text).optional(),
      featuredAmenities: some(textBlock.extend({ icon: z.literal(icons) })),
      /** More pictures for the gallery, shared with other rooms. */
      sharedPictures: z.array(picture).check(uniqueNames()),
      /** The closing text of the page. */
      closing: text,
    }),
    formerSlugs: z.array(id).optional().meta({
      title: 'Former addresses',
      description: 'What used to follow /room/ in its address; guests who open it are redirected here.',
    }),
    /** Whether the path without a trailing slash redirects. Other rooms respond at both. */
    slashRequired: optionalTrue,
  })
  .check(checkSeasonPrices);

/** content/removed-rooms.json: former rooms, which redirect to the Rooms page. docs/behavior.md#room-addresses */
export const removedRoomsFile = z.strictObject({
  /** Their slugs and former slugs. */
  slugs: z.array(id),
});
