import * as z from 'zod';
import type { Picture } from '../picture';
import type { RoomView } from '../view';
import { flag, line, oneOf, view, whole, wholeAmount } from './fields';

/** The highest plausible price of a night in any currency. */
const highestPrice = 9_999_999;
/** In characters, so that it fits cards and titles. */
const longestName = 60;

const guests = 'must be a whole number of guests, at least 1';
/** Smaller is a size in square meters. */
const smallestSize = 70;
const squareFeet = `must be a whole number of square feet, at least ${smallestSize}: a square meter is 10.8`;
const beds = 'must be a whole number of beds';

/** The facts of a room, for lists, filters and structured data. */
export const roomFacts = z.strictObject({
  name: line
    .max(longestName, `must have at most ${longestName} characters`)
    .meta({ description: 'As a guest says it, without “The”: Garden King.' }),
  price: wholeAmount(highestPrice).meta({ description: 'A night, amenity fee included, before tax.' }),
  tier: oneOf('$$', '$$$', '$$$$').meta({ description: 'How expensive the room is among the others.' }),
  size: whole(smallestSize, squareFeet).meta({ description: 'Square feet.' }),
  /** docs/behavior.md#what-a-stay-costs */
  sleeps: whole(1, guests).meta({
    description: 'How many sleep in the beds that stand in the room, without rollaway beds.',
  }),
  rollaways: whole(0, beds).default(0).meta({
    title: 'Rollaway beds',
    description: 'How many fit. Each sleeps one more guest and is charged where the guests need it.',
  }),
  view,
  bedType: oneOf('king', 'double-queen'),
  /** A sofa bed beside the beds of bedType. */
  hasSofaBed: flag.default(false),
  hasKitchenette: flag,
  isSuite: flag,
  wheelchairAccessible: flag.default(false).meta({
    description: 'Its page has the measures of Accessible features. It is kept for guests who need it.',
  }),
  communicationFeatures: flag.default(false).meta({
    description: 'Visual alarms and alerts, as in Accessible features.',
  }),
  balcony: line.meta({ description: 'In words: Private park-view balcony.' }),
  /** The reservation engine's id of the room. Absent: links to the engine contain no room. */
  engineRoomId: line
    .meta({
      description: 'What your reservation engine calls this room. Empty: guests choose the room there.',
    })
    .optional(),
});

export type RoomFacts = z.output<typeof roomFacts>;

/** A room for cards, filters, comparison and structured data. */
export interface Room extends Omit<RoomFacts, 'view'> {
  view: RoomView;
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

/** A room as the stay form knows it. */
export type BookableRoom = Pick<Room, 'slug' | 'name' | 'price' | 'sleeps' | 'rollaways' | 'occupancy'>;
