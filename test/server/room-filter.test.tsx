import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { PageRegistryProvider } from '../../client/navigation/pageRegistry';
import { RoomGrid } from '../../client/pages/Rooms/RoomGrid';
import { SiteDataProvider } from '../../client/siteData';
import type { Room } from '../../shared/room';
import { roomFilters as filtersOf, matchingRooms } from '../../shared/roomFilters';
import { content, filterLabels, messages, pageTexts, rooms, site, small } from '../support/small';

const { views } = content.views;
const roomFilters = filtersOf(views);
const matching = (filter: string) => matchingRooms(rooms, filter);

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
});

describe('the room list', () => {
  const pages = { load: () => Promise.reject(new Error('no page')), loaded: () => undefined };
  const show = (shown: readonly Room[]) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <SiteDataProvider data={small.site}>
          <PageRegistryProvider value={pages}>
            <RoomGrid
              texts={pageTexts('rooms')}
              rooms={shown}
              isFading={false}
              picked={[]}
              refused={undefined}
              onPick={jest.fn()}
              onViewAll={jest.fn()}
            />
          </PageRegistryProvider>
        </SiteDataProvider>
      </MemoryRouter>,
    );

  test('of a hotel without suites says that no rooms match, with a View All Rooms button', () => {
    const withoutSuites = rooms.filter(({ isSuite }) => !isSuite);
    const html = show(matchingRooms(withoutSuites, 'suite'));
    expect(html).toContain(messages.rooms.noneMatch);
    expect(html).toMatch(new RegExp(`<a[^>]* href="/rooms-suites"[^>]*>${messages.rooms.viewAll}</a>`));
    expect(html).not.toContain('room-card');
  });

  test('of a room over the highest price fills its price bar, and no further', () => {
    const html = show(rooms.slice(0, 1).map((room) => ({ ...room, price: site.priceBarMaximum + 140 })));
    expect(html).toContain(`<rect width="${site.priceBarMaximum}"`);
  });

  test('of matching rooms does not say so', () => {
    expect(show(rooms)).not.toContain(messages.rooms.noneMatch);
  });
});
