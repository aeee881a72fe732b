import { roomsContent } from '../../../generated/content/pages/rooms';
import type { InsideLink } from '../../../shared/pages';
import type { RoomFilter } from '../../../shared/roomFilter';
import { fill } from '../../../shared/words';
import { isPlainClick, Link } from '../../navigation/Link';
import { roomListId } from './RoomsHero';

const { filters: words } = roomsContent;

interface RoomFiltersProps {
  filters: readonly RoomFilter[];
  chosen: RoomFilter;
  /** The number beside 'All'. */
  total: number;
  onChoose: (filter: RoomFilter) => void;
}

const addressOf = (filter: RoomFilter): InsideLink =>
  filter === 'all' ? `/rooms-suites#${roomListId}` : `/rooms-suites?filter=${filter}#${roomListId}`;

/**
 * The filter buttons. Each is a link to the list that the server renders; the script changes the list in place and
 * keeps the address up to date. docs/behavior.md#room-filter
 */
export function RoomFilters({ filters, chosen, total, onChoose }: RoomFiltersProps) {
  return (
    <ul className="room-filters no-print" aria-label={words.label}>
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
            {fill(words[filter], { count: total })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
