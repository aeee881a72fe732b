import type { Room } from '../schema/roomFacts';
import { pick } from './pick';

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
