import { pick } from './pick';
import type { Picture } from './picture';
import type { RoomFields } from './schema/roomFields';
import type { RoomView } from './schema/views';

/** A room's data for cards, filters, the comparison and structured data. */
export interface Room extends Omit<RoomFields, 'view'> {
  view: RoomView;
  /** The name of the room's file, without the extension. The room's address is /room/{slug}/. */
  slug: string;
  /** The maximum number of guests, including those in rollaway beds. */
  occupancy: number;
  /** One or two sentences for the card. */
  description: string;
  /** The room's first picture, for the hero and the card. */
  picture: Picture;
  /** Short tags for the card. */
  features: readonly string[];
  /** A longer list of features for the comparison. */
  roomFeatures: readonly string[];
  /** The URL of the floor plan's small drawing. */
  plan?: string;
}

const bookable = ['slug', 'name', 'price', 'sleeps', 'rollaways', 'occupancy'] as const;

/** The fields of a room that the stay form needs. */
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

/** The fields of a room that cards on other pages show. These pages don't load a room's other fields. */
export type TeaserRoom = Pick<Room, (typeof shown)[number]>;

export const teaserRoom = (room: Room): TeaserRoom => pick(room, shown);
