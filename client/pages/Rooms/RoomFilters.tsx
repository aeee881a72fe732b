import type { PageData } from '../../../shared/pageData';
import type { InternalLink } from '../../../shared/pages';
import { isRoomKind, matchingRooms, roomFilters } from '../../../shared/roomFilters';
import { fill, upperFirst } from '../../../shared/templates';
import { isPlainClick, Link } from '../../navigation/Link';
import { roomListId } from './RoomsHero';

interface RoomFiltersProps extends Pick<PageData['rooms'], 'page' | 'rooms' | 'views'> {
  /** How many rooms fit the guests. */
  count: number;
  chosen: string;
  onChoose: (filter: string) => void;
}

const addressOf = (filter: string): InternalLink =>
  filter === 'all' ? `/rooms-suites#${roomListId}` : `/rooms-suites?filter=${filter}#${roomListId}`;

/**
 * The filter buttons, without filters that match no room. Each links to the list as the server renders it; the script
 * changes the list in place and keeps the URL up to date.
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
