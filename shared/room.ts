import { pick } from './pick';
import type { Picture } from './picture';
import type { RoomFields } from './schema/roomFields';
import type { RoomView } from './schema/views';

/** A room for cards, filters, comparison and structured data. */
export interface Room extends Omit<RoomFields, 'view'> {
  view: RoomView;
  /** The file's name; the address is /room/{slug}/. */
  slug: string;
  /** The maximum number of guests, including those in rollaway beds. */
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

const bookable = ['slug', 'name', 'price', 'sleeps', 'rollaways', 'occupancy'] as const;

/** The part of a room that the stay form needs. */
export type BookableRoom = Pick<Room, (typeof bookable)[number]>;

export const bookableRoom = (room: Room): BookableRoom => pick(room, bookable);

const shown = [
  'slug',
  'name',
  'price',
  'size',
  'sleeps',
  'rollaways',
  'view',
  'bedType',
  'hasSofaBed',
  'hasKitchenette',
  'wheelchairAccessible',
  'occupancy',
  'picture',
] as const satisfies readonly (keyof Room)[];

/** The part of a room that a card on another page shows, so that the page does not load the rest. */
export type TeaserRoom = Pick<Room, (typeof shown)[number]>;

export const teaserRoom = (room: Room): TeaserRoom => pick(room, shown);
