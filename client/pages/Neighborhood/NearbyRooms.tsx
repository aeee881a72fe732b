import type { PageContent } from '../../../shared/schema/pages';
import { RoomTeaser, RoomTeaserFacts } from '../../components/RoomTeaser/RoomTeaser';
import { Section } from '../../components/Section/Section';
import { SectionHead } from '../../components/Section/SectionHead';
import { TextLink } from '../../components/TextLink/TextLink';

/** Three rooms, all within a walk of the places. */
export function NearbyRooms({ heading, text, link, rooms }: PageContent<'neighborhood'>['rooms']) {
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
