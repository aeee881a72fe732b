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

/** The icons of featured amenities. client/components/Icon/AmenityIcon.tsx draws them. */
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

/** content/rooms/{slug}.json: one room. The room's pictures are `pictures`, then media/{slug}-1.jpg and so on. */
export const roomFile = roomFields
  .extend({
    /** Whether the room is temporarily hidden. A hidden room isn't listed, and its path redirects to the Rooms page. */
    hidden: flag.optional().meta({
      title: 'Hidden from guests',
      description: 'Temporarily: not listed, and its address redirects to all rooms.',
    }),
    pictures: z.array(picture).check(uniqueNames()).optional().meta({
      field: 'gallery',
      title: 'Pictures',
      description: 'In this order; the first is the main picture.',
    }),
    plan: floorPlanFields.optional(),
    order: z.number().meta({ title: 'Position among the rooms', description: 'Lowest first.' }),
    card: z.strictObject({ description: text, features: z.array(text) }),
    comparison: z.strictObject({ features: z.array(text) }),
    page: z.strictObject({
      /** The title for search results: view, bed and town, with the room's name if the name fits. */
      title,
      description,
      /** The date on which text, pictures, or facts last changed, for the sitemap. */
      changed: date.optional(),
      /** The small label above the title. */
      eyebrow: text,
      /** One line under the title. */
      subtitle: text,
      /** Key facts, in the order shown. The page adds occupancy and price. */
      facts: some(z.strictObject({ label: text, value: text })),
      heading: text,
      intro: z.array(text),
      /** A full-width picture before the gallery. */
      extraHero: picture.optional(),
      details: z.array(text),
      features: z.array(text),
      /** The room's amenities in addition to the amenities in content/amenities.json. */
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
    /** Whether the path without a trailing slash redirects. Other rooms respond with and without a trailing slash. */
    slashRequired: optionalTrue,
  })
  .check(checkSeasonPrices);

/** content/removed-rooms.json: former rooms, which redirect to the Rooms page. docs/behavior.md#room-addresses */
export const removedRoomsFile = z.strictObject({
  /** The slugs and former slugs of removed rooms. */
  slugs: z.array(id),
});
