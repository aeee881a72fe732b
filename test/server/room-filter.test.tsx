import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { RoomGrid } from '../../client/pages/Rooms/RoomGrid';
import { rooms } from '../../generated/content/rooms';
import { filterLabels, matchingRooms, parseFilter, roomFilters } from '../../shared/roomFilter';

const matching = (filter: string) => matchingRooms(rooms, parseFilter(filter)).map(({ slug }) => slug);

describe('the room filter', () => {
  test('offers all, ocean, park, kitchenette, suite, king and queen, each with its words', () => {
    expect(roomFilters).toEqual(['all', 'ocean', 'park', 'kitchenette', 'suite', 'king', 'queen']);
    expect(roomFilters.every((filter) => filterLabels[filter])).toBe(true);
  });

  test.each([
    ['all', 11],
    ['ocean', 4],
    ['park', 7],
    ['kitchenette', 6],
    ['suite', 4],
    ['king', 7],
    ['queen', 4],
  ])('%s matches %i rooms', (filter, count) => {
    expect(matching(filter)).toHaveLength(count);
  });

  test('queen matches double-queen beds', () => {
    expect(matching('queen')).toEqual(
      rooms.filter(({ bedType }) => bedType === 'double-queen').map(({ slug }) => slug),
    );
  });

  test.each([null, '', 'penthouse', 'toString'])('an unknown value such as %p counts as all', (value) => {
    expect(parseFilter(value)).toBe('all');
  });

  test('keeps the order of the rooms', () => {
    expect(matching('king')).toEqual(
      rooms.filter(({ bedType }) => bedType === 'king').map(({ slug }) => slug),
    );
  });
});

describe('the room list', () => {
  const show = (shown: typeof rooms) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <RoomGrid
          rooms={shown}
          isFading={false}
          picked={[]}
          refused={undefined}
          onPick={jest.fn()}
          onViewAll={jest.fn()}
        />
      </MemoryRouter>,
    );

  test('of a hotel without suites says that no rooms match, with a View All Rooms button', () => {
    const withoutSuites = rooms.filter(({ isSuite }) => !isSuite);
    const html = show(matchingRooms(withoutSuites, 'suite'));
    expect(html).toContain('No rooms match your filter');
    expect(html).toMatch(/<a[^>]* href="\/rooms-suites"[^>]*>View All Rooms<\/a>/);
    expect(html).not.toContain('room-card');
  });

  test('of rooms that match says nothing of the kind', () => {
    expect(show(rooms)).not.toContain('No rooms match');
  });
});
