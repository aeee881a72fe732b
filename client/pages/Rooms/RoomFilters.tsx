import type { InsideLink } from '../../../shared/pages';
import { isRoomKind } from '../../../shared/roomFilters';
import type { PageContent } from '../../../shared/schema/pages';
import type { View } from '../../../shared/view';
import { fill, upperFirst } from '../../../shared/words';
import { isPlainClick, Link } from '../../navigation/Link';
import { roomListId } from './RoomsHero';

type Words = PageContent<'rooms'>['filters'];

interface RoomFiltersProps {
  words: Words;
  views: readonly View[];
  filters: readonly string[];
  chosen: string;
  /** The number beside 'All'. */
  total: number;
  onChoose: (filter: string) => void;
}

const addressOf = (filter: string): InsideLink =>
  filter === 'all' ? `/rooms-suites#${roomListId}` : `/rooms-suites?filter=${filter}#${roomListId}`;

function labelOf(filter: string, { words, views, total }: RoomFiltersProps): string {
  if (filter === 'all') return fill(words.all, { count: total });
  if (isRoomKind(filter)) return words[filter];
  return upperFirst(views.find(({ id }) => id === filter)?.phrase ?? filter);
}

/**
 * The filter buttons. Each is a link to the list that the server renders; the script changes the list in place and
 * keeps the address up to date.
 */
export function RoomFilters(props: RoomFiltersProps) {
  const { words, filters, chosen, onChoose } = props;
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
            {labelOf(filter, props)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
