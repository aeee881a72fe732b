import type { PageData } from '../../../shared/pageData';
import type { InternalLink } from '../../../shared/pages';
import { isRoomKind, matchingRooms, roomFilters } from '../../../shared/roomFilters';
import { fill, upperFirst } from '../../../shared/templates';
import { isPlainClick, Link } from '../../navigation/Link';
import { roomListId } from './RoomsHero';

interface RoomFiltersProps extends Pick<PageData['rooms'], 'page' | 'rooms' | 'views'> {
  /** Number of rooms that are large enough for the guests. */
  count: number;
  chosen: string;
  onChoose: (filter: string) => void;
}

const addressOf = (filter: string): InternalLink =>
  filter === 'all' ? `/rooms-suites#${roomListId}` : `/rooms-suites?filter=${filter}#${roomListId}`;

/**
 * Links for all filters that match a room. A link's URL is the list as filtered by the server. With JavaScript, a click
 * changes the list in place and updates the URL.
 */
export function RoomFilters({
  page: { filters: words },
  rooms,
  count,
  views,
  chosen,
  onChoose,
}: RoomFiltersProps) {
  const filters = roomFilters(views).filter((filter) => matchingRooms(rooms, filter).length > 0);
  function labelOf(filter: string): string {
    if (filter === 'all') return fill(words.all, { count });
    if (isRoomKind(filter)) return words[filter];
    return upperFirst(views.find(({ id }) => id === filter)?.phrase ?? filter);
  }
  return (
    <ul className="cluster room-filters no-print" aria-label={words.label}>
      {filters.map((filter) => (
        <li key={filter}>
          <Link
            className="semibold room-filters__link fine plain"
            to={addressOf(filter)}
            aria-current={filter === chosen ? 'true' : undefined}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onChoose(filter);
            }}
          >
            {labelOf(filter)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
