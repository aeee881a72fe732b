import type { ShownRoomPage } from '../../../shared/pageData';
import type { PageContent } from '../../../shared/schema/pages';
import { FactGroups } from '../../components/FactsList/FactsList';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { TextLink } from '../../components/TextLink/TextLink';

interface RoomAccessibilityProps {
  page: ShownRoomPage;
  words: PageContent<'room'>['accessibility'];
}

/**
 * The accessible features of a room with measurements, or that it is not accessible; and a contact (28 CFR 36.302(e)).
 * docs/behavior.md#accessible-features
 */
export function RoomAccessibility({ page: { accessible, communication }, words }: RoomAccessibilityProps) {
  const { heading, notAccessible, help, rooms, hotel } = words;
  const ofCommunication = communication ? [communication] : [];
  return (
    <Section ground="highlight" id="accessibility">
      <div className="columns columns--desktop columns--5-6 accessibility">
        <div className="measure accessibility__text">
          <h2 className="below-6">{heading}</h2>
          {accessible && (
            <>
              <p>{accessible.scope}</p>
              <p>
                <RichText text={accessible.smallerRoom.text} />
              </p>
              <p>
                <RichText text={help} />
              </p>
            </>
          )}
        </div>
        {accessible ? (
          <dl className="ruled-list accessibility__measures">
            {accessible.measures.map(({ label, value }) => (
              <div className="spread accessibility__measure" key={label}>
                <dt>{label}</dt>
                <dd className="figure">{value}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <div className="measure accessibility__text">
            <p>
              <strong>{notAccessible}.</strong>
            </p>
            <p>
              <RichText text={help} />
            </p>
            <FactGroups groups={ofCommunication} />
            <ul className="cluster above-6 accessibility__links">
              <li>
                <TextLink to={rooms.to}>{rooms.label}</TextLink>
              </li>
              <HotelLink {...hotel} />
            </ul>
          </div>
        )}
      </div>
      {accessible && (
        <>
          <div className="fact-groups above-block accessibility__groups">
            <FactGroups groups={[...accessible.groups, ...ofCommunication]} />
          </div>
          <ul className="cluster above-6 accessibility__links">
            <HotelLink {...hotel} />
          </ul>
        </>
      )}
    </Section>
  );
}

const HotelLink = ({ to, label }: RoomAccessibilityProps['words']['hotel']) => (
  <li>
    <TextLink to={to}>{label}</TextLink>
  </li>
);
