import type { Room } from './schema/roomFacts';

/** Kinds of rooms that every hotel may have, in the order of the filter's buttons. */
const matches = {
  kitchenette: (room: Room) => room.hasKitchenette,
  suite: (room: Room) => room.isSuite,
  king: (room: Room) => room.bedType === 'king',
  queen: (room: Room) => room.bedType === 'double-queen',
  accessible: (room: Room) => room.wheelchairAccessible,
};

export type RoomKind = keyof typeof matches;

export const roomKinds = Object.keys(matches) as RoomKind[];

export const isRoomKind = (name: string): name is RoomKind => Object.hasOwn(matches, name);

/** The rooms of a kind or with a view, by its id, in their order. */
export const matchingRooms = (rooms: readonly Room[], filter: string): readonly Room[] =>
  filter === 'all'
    ? rooms
    : rooms.filter(isRoomKind(filter) ? matches[filter] : ({ view }) => view.id === filter);
