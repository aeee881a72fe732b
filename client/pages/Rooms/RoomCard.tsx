import type { ListedRoom } from '../../../shared/pageData';
import { roomPath } from '../../../shared/pages';
import type { PageContent } from '../../../shared/schema/pages';
import { fill, upperFirst } from '../../../shared/templates';
import { AmenityIcon, type AmenityIconName } from '../../components/Icon/AmenityIcon';
import { Picture } from '../../components/Picture/Picture';
import { StayTotalLine } from '../../components/StayTotalLine/StayTotalLine';
import { Tag } from '../../components/Tag/Tag';
import { Link } from '../../navigation/Link';
import { useLabels, useSiteData } from '../../siteData';
import { useRoomFit } from '../../stay/roomFit';
import { useChosenStay } from '../../stay/useChosenStay';
import { RoomCardStay, RoomCardTotal } from './RoomCardStay';

type RoomsPage = PageContent<'rooms'>;

interface RoomCardProps {
  room: ListedRoom;
  words: Pick<RoomsPage, 'card' | 'compare'>;
  isPicked: boolean;
  /** Whether a selection of this room was ignored because three rooms were already selected. */
  isRefused: boolean;
  onPick: () => void;
}

/** Returns the icons specific to a room, followed by the icons that every room has. */
function amenitiesOf(
  room: ListedRoom,
  words: RoomsPage['card'],
): readonly { icon: AmenityIconName; label: string }[] {
  return [
    { icon: room.view.icon, label: upperFirst(room.view.phrase) },
    room.bedType === 'king'
      ? { icon: 'king', label: words.king }
      : { icon: 'queen', label: words['double-queen'] },
    ...(room.hasKitchenette ? [{ icon: 'kitchenette', label: words.kitchenette } as const] : []),
    ...(room.isSuite ? [{ icon: 'suite', label: words.suite } as const] : []),
    { icon: 'wifi', label: words.wifi },
    { icon: 'tv', label: words.tv },
    { icon: 'balcony', label: words.balcony },
  ];
}

/**
 * A room in the grid. The entire card links to the room's page, and a checkbox selects the room for the comparison. All
 * cards are part of the page's first layout, so each card has as few elements as possible.
 */
export function RoomCard({ room, words, isPicked, isRefused, onPick }: RoomCardProps) {
  const { card, compare } = words;
  const amenities = amenitiesOf(room, card);
  const { ui, hotel } = useSiteData();
  const { viewLabel, rateLabel, roomLine } = useLabels();
  const { stay, nights, ...known } = useChosenStay(room);
  const { tooSmall, ...fit } = useRoomFit();
  const isTooSmall = fit.isTooSmall(room);
  return (
    <li className="room-card lift">
      <div className="frame room-card__frame">
        <Picture
          picture={room.picture}
          sizes="(min-width: 1440px) 450px, (min-width: 1024px) 32vw, (min-width: 600px) 48vw, 100vw"
        />
        <Tag>{viewLabel(room)}</Tag>
      </div>
      <div className="spread room-card__line">
        <h3>
          <Link className="lift__name plain room-card__link" to={roomPath(room.slug)} translate="no">
            {room.name}
          </Link>
        </h3>
        {isTooSmall ? (
          <p className="fine semibold room-card__too-small">{tooSmall}</p>
        ) : nights && stay ? (
          <RoomCardTotal nights={nights} known={{ stay, ...known }} />
        ) : (
          <p className="figure fine room-card__price">
            <strong>{rateLabel(room)}</strong> {ui.rooms.perNight}
          </p>
        )}
      </div>
      <p className="small">{roomLine(room)}</p>
      {/* A bar that shows the price as a share of the maximum. Screen readers read the price above instead. */}
      <svg
        className="room-card__bar"
        viewBox={`0 0 ${hotel.priceBarMaximum} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width={Math.min(room.price, hotel.priceBarMaximum)} height="1" />
      </svg>
      {!isTooSmall &&
        (nights && stay ? (
          <RoomCardStay nights={nights} room={room} stay={stay} known={known} />
        ) : (
          <StayTotalLine room={room} className="fine below-2 room-card__sum" />
        ))}
      <p className="fine below-2 room-card__description">{room.description}</p>
      <p className="small">{room.features.join(' · ')}</p>
      <div className="cluster spread room-card__foot">
        {/* Screen readers announce all icons as a single image. */}
        <div
          className="cluster room-card__amenities"
          role="img"
          aria-label={amenities.map(({ label }) => label).join(', ')}
        >
          {amenities.map(({ icon, label }) => (
            <AmenityIcon key={label} name={icon} />
          ))}
        </div>
        {compare && (
          <label className="row fine semibold room-card__compare no-print script-only">
            <input
              className="checkbox__box"
              type="checkbox"
              checked={isPicked}
              onChange={onPick}
              aria-label={fill(card.compareRoom, { room: room.name })}
            />
            <span aria-hidden="true">{card.compare}</span>
          </label>
        )}
        {isRefused && (
          // The status element in RoomList announces this message.
          <p className="fine semibold room-card__refusal">{compare?.limit}</p>
        )}
      </div>
    </li>
  );
}
