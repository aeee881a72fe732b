import * as z from 'zod';
import type { CaptionedPicture, Picture } from '../../picture';
import type { LikeRoom } from '../../roomsLikeThis';
import type { Fields } from '../fields';
import { planFields, type RoomPlan } from './plan';

const dollars = 'must be a whole number of dollars';
const name = z.string('must be a text').trim().min(1, 'must not be empty');
const oneOf = <const Values extends readonly (string | number)[]>(...values: Values) =>
  z.literal(
    values as Values,
    `must be ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(values.map(String))}`,
  );

/** The facts of a room, as lists, filters and search engines compare them. */
export const roomFacts = z.strictObject({
  name: name.meta({ description: 'As a guest says it, without “The”: Enci King with Kitchenette.' }),
  /** docs/behavior.md#rates */
  price: z
    .int(dollars)
    .positive(dollars)
    .meta({ description: 'Dollars a night, amenity fee included, before tax.' }),
  tier: oneOf('$$', '$$$', '$$$$').meta({ description: 'How expensive the room is among the others.' }),
  size: z
    .int('must be a whole number of square feet')
    .positive('must be a whole number of square feet')
    .meta({ description: 'Square feet.' }),
  occupancy: oneOf(2, 4, 6).meta({ description: 'The most guests that the room sleeps.' }),
  view: oneOf('ocean', 'park'),
  bedType: oneOf('king', 'double-queen'),
  beds: name.meta({ description: 'In words for the card, sofa bed included: King and sofa bed.' }),
  /** A sofa bed beside the beds of bedType. */
  hasSofaBed: z.boolean('must be true or false').default(false),
  hasKitchenette: z.boolean('must be true or false'),
  isSuite: z.boolean('must be true or false'),
  balcony: name.meta({ description: 'In words: Private park-view balcony.' }),
  /** What the reservation engine calls the room; without it a stay is handed over without a room. */
  engineRoomId: name
    .meta({
      description: 'What your reservation engine calls this room. Empty: guests choose the room there.',
    })
    .optional(),
});

export type RoomFacts = z.output<typeof roomFacts>;

/** A room as lists show it: cards, filters, comparison, structured data. */
export interface Room extends RoomFacts {
  /** Its file's name, and its address /room/{slug}/. */
  slug: string;
  /** One or two sentences for the card. */
  description: string;
  /** Hero and card: the picture {slug}-1. */
  picture: Picture;
  /** Short tags for the card. */
  features: readonly string[];
  /** Longer list for the comparison. */
  roomFeatures: readonly string[];
  /** The address of its plan's drawing, small. */
  plan?: string;
}

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

/** content/rooms/{slug}.json: everything about one room but its own pictures, which are media/{slug}-1.jpg and on. */
export const roomFile = (fields: Fields) => {
  const { text, id, date, title, description, picture, textBlock, exactly } = fields;
  return roomFacts.extend({
    order: z
      .number('must be a number')
      .meta({ title: 'Place among the rooms', description: 'From low to high.' }),
    card: z.strictObject({ description: text, features: z.array(text) }),
    comparison: z.strictObject({ features: z.array(text) }),
    page: z.strictObject({
      /** For search results: view, bed and town, beside the room's name where it fits. */
      title,
      description,
      /** When texts, pictures or facts of the page last changed; the sitemap tells it. */
      changed: date.optional(),
      /** Small label over the title. */
      eyebrow: text,
      /** One line under the title. */
      subtitle: text,
      /** The dark strip's key facts, in the order shown; how many it sleeps and the price follow by themselves. */
      facts: z
        .array(z.strictObject({ label: text, value: text }))
        .min(3, 'must have at least 3 entries')
        .max(5, 'must have at most 5 entries'),
      heading: text,
      intro: z.array(text),
      /** A picture across the page before the gallery. */
      extraHero: picture.optional(),
      details: z.array(text),
      features: z.array(text),
      /** What this room has beyond content/hotel.json's lists for all rooms. */
      extraAmenities: z.array(text).optional(),
      featuredAmenities: exactly(3, textBlock.extend({ icon: oneOf(...icons) })),
      /** Pictures of the gallery that other rooms show too; they follow the room's own. */
      sharedPictures: z.array(picture),
      /** The page's last words, this room's own. */
      closing: text,
    }),
    /** The room from above, with its measures. */
    plan: planFields(fields).optional(),
    /** Guests do not see the room for now: it is in no list, and its address leads to all rooms. docs/behavior.md#room-addresses */
    hidden: z.boolean('must be true or false').optional().meta({
      title: 'Hidden from guests',
      description: 'For a while: in no list, and its address leads to all rooms.',
    }),
    formerSlugs: z.array(id).optional().meta({
      title: 'Former addresses',
      description: 'What stood after /room/ before; guests who come there are led here.',
    }),
    /** Whether the address without its last slash redirects to the one with it, where others answer under both. */
    slashRequired: z.literal(true, 'must be true or left out').optional(),
  });
};

type RoomFile = z.output<ReturnType<typeof roomFile>>;

/** What a room's own page shows. docs/behavior.md#room-page */
export type RoomPage = Pick<
  RoomFile['page'],
  'eyebrow' | 'subtitle' | 'facts' | 'heading' | 'intro' | 'details' | 'featuredAmenities' | 'closing'
> & {
  room: Room;
  metaTitle: string;
  metaDescription: string;
  /** The day of the last change, ISO 8601. */
  changed?: string | undefined;
  /** The room's own pictures, then shared ones, and last what the page has shown above; no picture twice. */
  gallery: readonly CaptionedPicture[];
  plan?: RoomPlan | undefined;
  /** Other rooms that a guest might want instead. */
  likeThis: readonly LikeRoom[];
  roomFeatures: readonly string[];
  roomAmenities: readonly string[];
  extraHero?: Picture | undefined;
};

export type FeaturedAmenity = RoomPage['featuredAmenities'][number];
