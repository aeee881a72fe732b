import type { PageData } from '../../../shared/pageData';
import { RoomTeaser } from '../../components/RoomTeaser/RoomTeaser';
import { Section } from '../../components/Section/Section';
import { SwipeRow } from '../../components/SwipeRow/SwipeRow';
import { useSiteData } from '../../siteData';

/** A frame of 16:10 crops little, so the picture is as wide as the frame. */
const sizes = '(min-width: 1440px) 430px, (min-width: 768px) 30vw, min(79vw, 342px)';

/** Three other rooms, with their differences in features and price. docs/behavior.md#rooms-like-this */
export function RoomsLikeThis({ rooms, heading }: PageData['room']['likeThis']) {
  const { hotel } = useSiteData();
  if (rooms.length === 0) return null;
  return (
    <Section className="no-print">
      <div className="cluster spread like-rooms__head">
        <h2 id="rooms-like-this">{heading}</h2>
        <p className="small">{hotel.rateNote}</p>
      </div>
      <SwipeRow className="like-rooms">
        {rooms.map((other) => (
          <li key={other.slug}>
            <RoomTeaser room={other} sizes={sizes} shape="wide">
              <span className="room-teaser__difference figure">{other.difference}</span>
            </RoomTeaser>
          </li>
        ))}
      </SwipeRow>
    </Section>
  );
}
