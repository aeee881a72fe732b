import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { PageRegistryProvider } from '../../client/navigation/pageRegistry';
import { RoomGrid } from '../../client/pages/Rooms/RoomGrid';
import { loadAllPages } from '../../server/pages/allPages';
import {
  filterLabels,
  matchingRooms,
  parseFilter,
  type Room,
  roomFilters,
  rooms,
  views,
} from '../support/content';

const matching = (filter: string) => matchingRooms(rooms, parseFilter(filter));

describe('the room filter', () => {
  test('offers all, the hotel’s views, kitchenette, suite, king, queen and accessible, each with its label', () => {
    expect(roomFilters).toEqual([
      'all',
      ...views.map(({ id }) => id),
      ...['kitchenette', 'suite', 'king', 'queen', 'accessible'],
    ]);
    expect(roomFilters.every((filter) => filterLabels[filter])).toBe(true);
  });

  const byFact: [string, (room: Room) => boolean][] = [
    ['all', () => true],
    ...views.map(({ id }): [string, (room: Room) => boolean] => [id, ({ view }) => view.id === id]),
    ['kitchenette', ({ hasKitchenette }) => hasKitchenette],
    ['suite', ({ isSuite }) => isSuite],
    ['king', ({ bedType }) => bedType === 'king'],
    ['queen', ({ bedType }) => bedType === 'double-queen'],
    ['accessible', ({ wheelchairAccessible }) => wheelchairAccessible],
  ];
  test.each(byFact)('%s matches the right rooms, in order', (filter, isSo) => {
    expect(matching(filter)).toEqual(rooms.filter(isSo));
  });

  test.each([null, '', 'penthouse', 'toString'])('an unknown value such as %p matches all', (value) => {
    expect(parseFilter(value)).toBe('all');
  });
});

describe('the room list', () => {
  const show = async (shown: readonly Room[]) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <PageRegistryProvider value={await loadAllPages({})}>
          <RoomGrid
            rooms={shown}
            isFading={false}
            picked={[]}
            refused={undefined}
            onPick={jest.fn()}
            onViewAll={jest.fn()}
          />
        </PageRegistryProvider>
      </MemoryRouter>,
    );

  test('of a hotel without suites says that no rooms match, with a View All Rooms button', async () => {
    const withoutSuites = rooms.filter(({ isSuite }) => !isSuite);
    const html = await show(matchingRooms(withoutSuites, 'suite'));
    expect(html).toContain('No rooms match your filter');
    expect(html).toMatch(/<a[^>]* href="\/rooms-suites"[^>]*>View All Rooms<\/a>/);
    expect(html).not.toContain('room-card');
  });

  test('of a room over $500 fills its price bar, and no further', async () => {
    const html = await show(rooms.slice(0, 1).map((room) => ({ ...room, price: 640 })));
    expect(html).toContain('<rect width="500"');
  });

  test('of matching rooms does not say so', async () => {
    expect(await show(rooms)).not.toContain('No rooms match');
  });
});
