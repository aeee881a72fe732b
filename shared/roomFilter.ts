import type { Room } from './room';

/** Which rooms each filter matches, in the order of the buttons. docs/behavior.md#room-filter */
const matches = {
  all: () => true,
  ocean: (room: Room) => room.view === 'ocean',
  park: (room: Room) => room.view === 'park',
  kitchenette: (room: Room) => room.hasKitchenette,
  suite: (room: Room) => room.isSuite,
  king: (room: Room) => room.bedType === 'king',
  queen: (room: Room) => room.bedType === 'double-queen',
};

export type RoomFilter = keyof typeof matches;

export const roomFilters = Object.keys(matches) as RoomFilter[];

/** The words on the buttons; 'All' goes with the number of rooms. */
export const filterLabels: Record<RoomFilter, string> = {
  all: 'All',
  ocean: 'Ocean view',
  park: 'Park view',
  kitchenette: 'Kitchenette',
  suite: 'Suites',
  king: 'King',
  queen: 'Two queens',
};

/** The filter of an address's `filter` value; all rooms for an unknown value, or none. */
export const parseFilter = (value: string | null): RoomFilter =>
  roomFilters.find((filter) => filter === value) ?? 'all';

/** The rooms that match, in their order. */
export const matchingRooms = (rooms: readonly Room[], filter: RoomFilter): readonly Room[] =>
  rooms.filter(matches[filter]);
