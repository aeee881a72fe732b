interface Filtered {
  hasKitchenette: boolean;
  isSuite: boolean;
  bedType: 'king' | 'double-queen';
  wheelchairAccessible: boolean;
  view: { id: string };
}

/** Kinds of rooms that any hotel may have, in the order of the filter buttons. */
const matches = {
  kitchenette: (room: Filtered) => room.hasKitchenette,
  suite: (room: Filtered) => room.isSuite,
  king: (room: Filtered) => room.bedType === 'king',
  queen: (room: Filtered) => room.bedType === 'double-queen',
  accessible: (room: Filtered) => room.wheelchairAccessible,
};

export type RoomKind = keyof typeof matches;

export const roomKinds = Object.keys(matches) as RoomKind[];

export const isRoomKind = (name: string): name is RoomKind => Object.hasOwn(matches, name);

/** The rooms of a kind or with a view (by id), in their original order. */
export const matchingRooms = <Each extends Filtered>(
  rooms: readonly Each[],
  filter: string,
): readonly Each[] =>
  filter === 'all'
    ? rooms
    : rooms.filter(isRoomKind(filter) ? matches[filter] : ({ view }) => view.id === filter);

/** The Rooms page's filters, in order: all rooms, those with each view, then those of each kind. */
export const roomFilters = (views: readonly { id: string }[]): string[] => [
  'all',
  ...views.map(({ id }) => id),
  ...roomKinds,
];
