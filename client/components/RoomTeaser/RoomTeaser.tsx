import { priceLabel, type Room, roomPath, sizeLabel, viewLabel } from '../../../shared/room';
import { Link } from '../Link/Link';
import { Picture } from '../Picture/Picture';
import { StaySum } from '../StaySum/StaySum';

/** A room in one picture and two lines, leading to its page. */
export function RoomTeaser({ room, sizes }: { room: Room; sizes: string }) {
  return (
    <Link to={roomPath(room.slug)} className="room-teaser lift">
      <span className="frame room-teaser__frame">
        <Picture picture={room.picture} sizes={sizes} />
        <span className="tag">{viewLabel(room)}</span>
      </span>
      <span className="room-teaser__line">
        <strong className="room-teaser__name">{room.name}</strong>
        <span className="figure room-teaser__price">
          {priceLabel(room)}
          <span className="room-teaser__night"> a night</span>
        </span>
      </span>
      <span className="small">
        {room.beds} · {sizeLabel(room)} · sleeps {room.occupancy}
      </span>
      <StaySum room={room} className="room-teaser__sum" />
    </Link>
  );
}
