import type { Room } from './content/schemas/roomFacts';

export type { FeaturedAmenity, RoomPage } from './content/schemas/room';
export type { BookableRoom, Room } from './content/schemas/roomFacts';

/** The path of a room's page. */
export const roomPath = <Slug extends string>(slug: Slug): `/room/${Slug}/` => `/room/${slug}/`;

/** A room's id in lists. */
export type RoomSlug = Room['slug'];
