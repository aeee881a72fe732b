import { hotel } from '../../../generated/content/hotel';
import { type Room, roomPath } from '../../../shared/room';
import { AccessibilityFacts } from '../../components/AccessibilityFacts/AccessibilityFacts';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { TextLink } from '../../components/TextLink/TextLink';

const { scope, help, measures, groups, room: accessibleRoom } = hotel.accessibility;

/** Measures detailed enough to judge from, and whom to ask (28 CFR 36.302(e)). docs/behavior.md#accessible-features */
export function Accessibility({ room }: { room: Room }) {
  const isAccessible = room.slug === accessibleRoom;
  return (
    <Section ground="tan" id="accessibility">
      <div className="accessibility">
        <div className="accessibility__text">
          <h2>Accessibility Features</h2>
          <p>{scope}</p>
          <p>
            <RichText text={help} />
          </p>
          {!isAccessible && <TextLink to={roomPath(accessibleRoom)}>See the accessible room</TextLink>}
        </div>
        <dl className="accessibility__measures">
          {measures.map(({ label, value }) => (
            <div className="accessibility__measure" key={label}>
              <dt>{label}</dt>
              <dd className="figure">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {isAccessible && (
        <div className="accessibility__groups">
          <AccessibilityFacts groups={groups} level="h3" />
        </div>
      )}
    </Section>
  );
}
