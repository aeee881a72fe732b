import type { Room } from './schema/roomFacts';

export type { FeaturedAmenity, RoomPage } from './schema/room';
export type { BookableRoom, Room } from './schema/roomFacts';

/** The path of a room's page. */
export const roomPath = <Slug extends string>(slug: Slug): `/room/${Slug}/` => `/room/${slug}/`;

/** A room's id in lists. */
export type RoomSlug = Room['slug'];
