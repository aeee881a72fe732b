import type { ReactNode } from 'react';
import { priceLabel, type Room, roomLine, roomPath, viewLabel } from '../../../shared/room';
import { Link } from '../Link/Link';
import { Picture } from '../Picture/Picture';
import { StaySum } from '../StaySum/StaySum';

interface RoomTeaserProps {
  room: Pick<Room, 'slug' | 'name' | 'price' | 'view' | 'picture'>;
  sizes: string;
  /** The picture's: upright, or 16 by 10. */
  shape?: 'tall' | 'wide';
  /** What is said of the room under its name. */
  children: ReactNode;
}

/** A room in one picture and two lines, leading to its page. */
export function RoomTeaser({ room, sizes, shape = 'tall', children }: RoomTeaserProps) {
  return (
    <Link to={roomPath(room.slug)} className={`room-teaser room-teaser--${shape} lift`}>
      <span className="frame room-teaser__frame">
        <Picture picture={room.picture} sizes={sizes} />
        <span className="tag">{viewLabel(room)}</span>
      </span>
      <span className="room-teaser__line">
        <strong className="room-teaser__name" translate="no">
          {room.name}
        </strong>{' '}
        <span className="figure room-teaser__price">
          {priceLabel(room)}
          <span className="room-teaser__night"> a night</span>
        </span>
      </span>{' '}
      {children}
    </Link>
  );
}

/** Beds, size and guests, and what a chosen stay costs. */
export function RoomTeaserFacts({ room }: { room: Room }) {
  return (
    <>
      <span className="small">{roomLine(room)}</span>
      <StaySum room={room} className="room-teaser__sum" />
    </>
  );
}
