import type { ReactNode } from 'react';
import { roomPath } from '../../../shared/pages';
import type { Room, TeaserRoom } from '../../../shared/room';
import type { RoomView } from '../../../shared/schema/views';
import { Link } from '../../navigation/Link';
import { useLabels, useSiteData } from '../../siteData';
import { useRoomFit } from '../../stay/roomFit';
import { Picture } from '../Picture/Picture';
import { StayTotalLine } from '../StayTotalLine/StayTotalLine';
import { Tag } from '../Tag/Tag';

interface RoomTeaserProps {
  room: Pick<Room, 'slug' | 'name' | 'price' | 'rollaways' | 'occupancy' | 'picture'> & {
    view: Pick<RoomView, 'name'>;
  };
  sizes: string;
  /** Aspect ratio of the picture frame: portrait, or 16:10. */
  shape?: 'tall' | 'wide';
  /** Whether the room's picture is the first picture on the page. */
  priority?: boolean;
  /** Text below the room's name. */
  children: ReactNode;
}

/** A link to a room's page: a picture, name and price, and the given text. */
export function RoomTeaser({ room, sizes, shape = 'tall', priority = false, children }: RoomTeaserProps) {
  const { ui } = useSiteData();
  const { viewLabel, rateLabel } = useLabels();
  const { isTooSmall, tooSmall } = useRoomFit();
  return (
    <Link to={roomPath(room.slug)} className={`room-teaser room-teaser--${shape} lift plain`}>
      <span className="cluster spread room-teaser__line">
        <strong className="lift__name room-teaser__name" translate="no">
          {room.name}
        </strong>{' '}
        {isTooSmall(room) ? (
          <span className="fine semibold">{tooSmall}</span>
        ) : (
          <span className="figure bold">
            {rateLabel(room)}
            <span className="fine room-teaser__night"> {ui.rooms.perNight}</span>
          </span>
        )}
      </span>{' '}
      {children} {/* The picture is last, so that the link's accessible name starts with the room's name. */}
      <span className="frame below-4 room-teaser__frame">
        <Tag>{viewLabel(room)}</Tag> <Picture picture={room.picture} sizes={sizes} priority={priority} />
      </span>
    </Link>
  );
}

/** A room's beds, size and number of guests, and the price of the chosen stay. */
export function RoomTeaserFacts({ room }: { room: TeaserRoom }) {
  const { roomLine } = useLabels();
  const { isTooSmall } = useRoomFit();
  return (
    <>
      <span className="small">{roomLine(room)}</span>
      {!isTooSmall(room) && <StayTotalLine room={room} className="fine room-teaser__sum" />}
    </>
  );
}
