import type { Room } from '../../shared/room';
import { matchingRooms, roomFilters } from '../../shared/roomFilters';
import { content, filterLabels, rooms } from '../support/small-hotel';

const { views } = content.views;

describe('the room filter', () => {
  const matches: Record<string, (room: Room) => boolean> = {
    all: () => true,
    ...Object.fromEntries(views.map(({ id }) => [id, ({ view }: Room) => view.id === id])),
    kitchenette: ({ hasKitchenette }) => hasKitchenette,
    suite: ({ isSuite }) => isSuite,
    king: ({ bedType }) => bedType === 'king',
    queen: ({ bedType }) => bedType === 'double-queen',
    accessible: ({ wheelchairAccessible }) => wheelchairAccessible,
  };

  it.each(roomFilters(views))('%s has a label and matches its rooms in order', (filter) => {
    expect(filterLabels[filter]).toBeTruthy();
    expect(matchingRooms(rooms, filter)).toEqual(rooms.filter(matches[filter] ?? (() => false)));
  });
});
