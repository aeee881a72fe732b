import type { ListedRoom } from '../../../shared/pageData';
import type { PageContent } from '../../../shared/schema/pages';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { Picture } from '../../components/Picture/Picture';
import { useSiteData } from '../../siteData';
import { RoomCard } from './RoomCard';

interface RoomGridProps {
  words: PageContent<'rooms'>;
  rooms: readonly ListedRoom[];
  /** Whether the grid is fading out for another filter. */
  isFading: boolean;
  picked: readonly string[];
  /** The slug of the room whose selection was ignored. */
  refused: string | undefined;
  onPick: (slug: string) => void;
  onViewAll: () => void;
}

/** `sizes` of the picture in the last card, which shows the picture only if the card is one column wide. */
const askSizes = '(min-width: 1440px) 410px, (min-width: 900px) 29vw, 46vw';

/** Cards for the matching rooms, and a last card with the telephone number. If no room matches, a message instead. */
export function RoomGrid({ words, rooms, isFading, picked, refused, onPick, onViewAll }: RoomGridProps) {
  const { hotel } = useSiteData();
  const { ask, found } = words;
  return (
    <div className={isFading ? 'room-results room-results--fading' : 'room-results'}>
      {rooms.length === 0 ? (
        <Alert kind="empty" title={found.none} announced={false}>
          <Button
            to="/rooms-suites"
            variant="secondary"
            onClick={(event) => {
              event.preventDefault();
              onViewAll();
            }}
          >
            {found.viewAll}
          </Button>
        </Alert>
      ) : (
        <ul className="room-grid">
          {rooms.map((room) => (
            <RoomCard
              key={room.slug}
              room={room}
              words={words}
              isPicked={picked.includes(room.slug)}
              isRefused={room.slug === refused}
              onPick={() => onPick(room.slug)}
            />
          ))}
          <li className="cluster spread room-ask">
            {ask.picture && (
              <div className="frame room-ask__picture">
                <Picture picture={ask.picture} sizes={askSizes} />
              </div>
            )}
            <div>
              <h3 className="heading">{ask.title}</h3>
              <p>{ask.text}</p>
            </div>
            <Button href={hotel.phone.href} variant="secondary">
              {ask.call}
            </Button>
          </li>
        </ul>
      )}
    </div>
  );
}
