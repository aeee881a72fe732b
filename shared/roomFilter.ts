import type { Room } from './content/schemas/roomFacts';

/** The filters' predicates, in the order of the buttons. docs/behavior.md#room-filter */
const matches = {
  all: () => true,
  ocean: (room: Room) => room.view === 'ocean',
  park: (room: Room) => room.view === 'park',
  kitchenette: (room: Room) => room.hasKitchenette,
  suite: (room: Room) => room.isSuite,
  king: (room: Room) => room.bedType === 'king',
  queen: (room: Room) => room.bedType === 'double-queen',
  accessible: (room: Room) => room.wheelchairAccessible,
};

export type RoomFilter = keyof typeof matches;

export const roomFilters = Object.keys(matches) as RoomFilter[];

/** Parses the query parameter `filter`; all rooms for an unknown or missing value. */
export const parseFilter = (value: string | null): RoomFilter =>
  roomFilters.find((filter) => filter === value) ?? 'all';

/** The matching rooms, in their order. */
export const matchingRooms = (rooms: readonly Room[], filter: RoomFilter): readonly Room[] =>
  rooms.filter(matches[filter]);
