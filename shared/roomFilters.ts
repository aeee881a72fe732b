interface FilterableRoom {
  hasKitchenette: boolean;
  isSuite: boolean;
  bedType: 'king' | 'double-queen';
  wheelchairAccessible: boolean;
  view: { id: string };
}

/** Kinds of rooms that any hotel may have, in the order of the filter buttons. */
const kindFilters = {
  kitchenette: (room: FilterableRoom) => room.hasKitchenette,
  suite: (room: FilterableRoom) => room.isSuite,
  king: (room: FilterableRoom) => room.bedType === 'king',
  queen: (room: FilterableRoom) => room.bedType === 'double-queen',
  accessible: (room: FilterableRoom) => room.wheelchairAccessible,
};

export type RoomKind = keyof typeof kindFilters;

export const roomKinds = Object.keys(kindFilters) as RoomKind[];

export const isRoomKind = (name: string): name is RoomKind => Object.hasOwn(kindFilters, name);

/** Returns the rooms that match a filter ('all', a room kind, or a view's id), in their original order. */
export const matchingRooms = <Each extends FilterableRoom>(
  rooms: readonly Each[],
  filter: string,
): readonly Each[] =>
  filter === 'all'
    ? rooms
    : rooms.filter(isRoomKind(filter) ? kindFilters[filter] : ({ view }) => view.id === filter);

/** Returns the filters on the Rooms page, in order: all rooms, each view, each kind of room. */
export const roomFilters = (views: readonly { id: string }[]): string[] => [
  'all',
  ...views.map(({ id }) => id),
  ...roomKinds,
];
