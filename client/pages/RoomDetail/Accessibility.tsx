import { Fragment } from 'react';
import { accessibilityHelp, accessibilityMeasures, accessibilityScope } from '../../../shared/content/hotel';
import type { Room } from '../../../shared/content/room';
import type { RoomSlug } from '../../../shared/roomSlugs';
import { roomPath } from '../../../shared/routes';
import { site } from '../../../shared/site';
import { Section } from '../../components/Section/Section';
import { TextLink } from '../../components/TextLink/TextLink';

/** The room that the measures were taken in. */
const accessibleRoom: RoomSlug = 'the-handi-enci-double-queen-suite-with-kitchenette';

/** Measures in enough detail to judge alone, and whom to ask. SPEC 2, Accessibility details; DESIGN 4, ADA. */
export function Accessibility({ room }: { room: Room }) {
  return (
    <Section ground="tan" id="accessibility" labelledBy="accessibility-heading">
      <div className="accessibility">
        <div className="accessibility__text">
          <h2 id="accessibility-heading">Accessibility Features</h2>
          <p>{accessibilityScope}</p>
          <p>{withContactLinks(accessibilityHelp)}</p>
          {room.slug !== accessibleRoom && (
            <TextLink to={roomPath(accessibleRoom)}>See the accessible room</TextLink>
          )}
        </div>
        <dl className="accessibility__measures">
          {accessibilityMeasures.map(({ label, value }) => (
            <div className="accessibility__measure" key={label}>
              <dt>{label}</dt>
              <dd className="figure">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

const contacts = new Map<string, string>([
  [site.phone.display, site.phone.href],
  [site.email, `mailto:${site.email}`],
]);
const contact = new RegExp(
  `(${[...contacts.keys()].map((text) => text.replace(/[().]/g, '\\$&')).join('|')})`,
);

/** A sentence with the hotel's phone number and e-mail address as links. */
const withContactLinks = (text: string) =>
  text.split(contact).map((piece) => {
    const href = contacts.get(piece);
    return href ? (
      <a href={href} key={piece}>
        {piece}
      </a>
    ) : (
      <Fragment key={piece}>{piece}</Fragment>
    );
  });
