import * as z from 'zod';
import type { CaptionedPicture, Picture } from '../../picture';
import type { LikeRoom } from '../../roomsLikeThis';
import type { Fields } from '../fields';
import type { AccessibilityFacts } from './accessibility';
import { planFields, type RoomPlan } from './plan';

const dollars = 'must be a whole number of dollars';
/** In US$ a night; a higher price is a slip of the finger. */
const highestPrice = 99_999;
/** In characters, so that it fits cards and titles. */
const longestName = 60;

const guests = 'must be a whole number of guests, at least 1';
const squareFeet = 'must be a whole number of square feet, at least 1';
const beds = 'must be a whole number of beds';
const name = z.string('must be a text').trim().min(1, 'must not be empty');
const oneOf = <const Values extends readonly (string | number)[]>(...values: Values) =>
  z.literal(
    values as Values,
    `must be ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(values.map(String))}`,
  );

/** The facts of a room, for lists, filters and structured data. */
export const roomFacts = z.strictObject({
  name: name
    .max(longestName, `must have at most ${longestName} characters`)
    .meta({ description: 'As a guest says it, without “The”: Enci King with Kitchenette.' }),
  /** docs/behavior.md#rates */
  price: z
    .int(dollars)
    .min(1, 'must be at least 1 dollar')
    .max(highestPrice, `must be at most ${highestPrice.toLocaleString('en-US')} dollars`)
    .meta({ description: 'Dollars a night, amenity fee included, before tax.' }),
  tier: oneOf('$$', '$$$', '$$$$').meta({ description: 'How expensive the room is among the others.' }),
  size: z.int(squareFeet).positive(squareFeet).meta({ description: 'Square feet.' }),
  /** docs/behavior.md#what-a-stay-costs */
  sleeps: z
    .int(guests)
    .positive(guests)
    .meta({ description: 'How many sleep in the beds that stand in the room, without rollaway beds.' }),
  rollaways: z.int(beds).nonnegative(beds).default(0).meta({
    title: 'Rollaway beds',
    description: 'How many fit. Each sleeps one more guest and is charged where the guests need it.',
  }),
  view: oneOf('ocean', 'park'),
  bedType: oneOf('king', 'double-queen'),
  /** A sofa bed beside the beds of bedType. */
  hasSofaBed: z.boolean('must be true or false').default(false),
  hasKitchenette: z.boolean('must be true or false'),
  isSuite: z.boolean('must be true or false'),
  wheelchairAccessible: z.boolean('must be true or false').default(false).meta({
    description: 'Its page has the measures of Accessible features. It is kept for guests who need it.',
  }),
  communicationFeatures: z.boolean('must be true or false').default(false).meta({
    description: 'Visual alarms and alerts, as in Accessible features.',
  }),
  balcony: name.meta({ description: 'In words: Private park-view balcony.' }),
  /** The reservation engine's id of the room. Absent: links to the engine contain no room. */
  engineRoomId: name
    .meta({
      description: 'What your reservation engine calls this room. Empty: guests choose the room there.',
    })
    .optional(),
});

export type RoomFacts = z.output<typeof roomFacts>;

/** A room for cards, filters, comparison and structured data. */
export interface Room extends RoomFacts {
  /** The file's name; the address is /room/{slug}/. */
  slug: string;
  /** The most guests that it sleeps, on rollaway beds too. */
  occupancy: number;
  /** One or two sentences for the card. */
  description: string;
  /** Hero and card: the picture {slug}-1. */
  picture: Picture;
  /** Short tags for the card. */
  features: readonly string[];
  /** Longer list for the comparison. */
  roomFeatures: readonly string[];
  /** The URL of its plan's small drawing. */
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

/** content/rooms/{slug}.json: one room. Its own pictures are `pictures`, then media/{slug}-1.jpg and so on. */
export const roomFile = (fields: Fields) => {
  const { text, id, date, title, description, picture, textBlock, exactly } = fields;
  return roomFacts.extend({
    /** Temporarily hidden: not listed; the address redirects to the Rooms page. docs/behavior.md#room-addresses */
    hidden: z.boolean('must be true or false').optional().meta({
      title: 'Hidden from guests',
      description: 'For a while: in no list, and its address leads to all rooms.',
    }),
    pictures: z.array(picture).optional().meta({
      field: 'gallery',
      title: 'Its pictures',
      description: 'In their order; the first is shown most.',
    }),
    /** The floor plan. */
    plan: planFields(fields).optional(),
    order: z
      .number('must be a number')
      .meta({ title: 'Place among the rooms', description: 'From low to high.' }),
    card: z.strictObject({ description: text, features: z.array(text) }),
    comparison: z.strictObject({ features: z.array(text) }),
    page: z.strictObject({
      /** For search results: view, bed and town, with the room's name where it fits. */
      title,
      description,
      /** The last change of texts, pictures or facts, for the sitemap. */
      changed: date.optional(),
      /** Small label above the title. */
      eyebrow: text,
      /** One line under the title. */
      subtitle: text,
      /** Key facts, in the order shown; occupancy and price are added. */
      facts: z
        .array(z.strictObject({ label: text, value: text }))
        .min(3, 'must have at least 3 entries')
        .max(5, 'must have at most 5 entries'),
      heading: text,
      intro: z.array(text),
      /** A full-width picture before the gallery. */
      extraHero: picture.optional(),
      details: z.array(text),
      features: z.array(text),
      /** Amenities in addition to those of content/hotel.json. */
      extraAmenities: z.array(text).optional(),
      featuredAmenities: exactly(3, textBlock.extend({ icon: oneOf(...icons) })),
      /** Further pictures of the gallery, shared with other rooms. */
      sharedPictures: z.array(picture),
      /** The closing text of the page. */
      closing: text,
    }),
    formerSlugs: z.array(id).optional().meta({
      title: 'Former addresses',
      description: 'What stood after /room/ before; guests who come there are led here.',
    }),
    /** Whether the address without its last slash redirects; other rooms answer at both. */
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
  /** Own pictures, then shared ones, last those shown above the gallery; without duplicates. */
  gallery: readonly CaptionedPicture[];
  plan?: RoomPlan | undefined;
  /** Similar rooms. */
  likeThis: readonly LikeRoom[];
  roomFeatures: readonly string[];
  roomAmenities: readonly string[];
  extraHero?: Picture | undefined;
  /** Of a wheelchair-accessible room. */
  accessible?: AccessibilityFacts['room'];
  /** Of a room with communication features. */
  communication?: AccessibilityFacts['communication'];
};

export type FeaturedAmenity = RoomPage['featuredAmenities'][number];
