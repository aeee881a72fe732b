import { neighborhoodContent } from '../../../generated/content/pages/neighborhood';
import { RoomTeaser, RoomTeaserFacts } from '../../components/RoomTeaser/RoomTeaser';
import { Section } from '../../components/Section/Section';
import { SectionHead } from '../../components/Section/SectionHead';
import { TextLink } from '../../components/TextLink/TextLink';

const { heading, text, link, rooms } = neighborhoodContent.rooms;

/** Three rooms, all within a walk of the places. */
export function NearbyRooms() {
  return (
    <Section ground="wash" className="no-print">
      <SectionHead heading={heading} text={text}>
        <TextLink to={link.to}>{link.label}</TextLink>
      </SectionHead>
      <ul className="columns columns--tablet columns--three nearby-rooms">
        {rooms.map((room) => (
          <li key={room.slug}>
            <RoomTeaser room={room} sizes="(min-width: 1440px) 410px, (min-width: 768px) 30vw, 92vw">
              <RoomTeaserFacts room={room} />
            </RoomTeaser>
          </li>
        ))}
      </ul>
    </Section>
  );
}
