import { hotel } from '../../../generated/content/hotel';
import { contactContent } from '../../../generated/content/pages/contact';
import { accessibilityPolicy } from '../../../generated/content/policies/accessibility';
import { pages } from '../../../shared/pages';
import { sectionsOf } from '../../../shared/richText';
import { outside, site } from '../../../shared/site';
import { AccessibilityFacts } from '../../components/AccessibilityFacts/AccessibilityFacts';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { HotelMap } from '../../components/Map/Map';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { TextSections } from '../../components/RichText/TextSections';
import { Section } from '../../components/Section/Section';
import { TextLink } from '../../components/TextLink/TextLink';
import { useOpenAnchor } from '../../hooks/useOpenAnchor';
import { ContactForm } from './ContactForm';
import { Questions } from './Questions';
import { Walk } from './Walk';

const { meta, picture, card, directions, accessibility } = contactContent;

/** docs/behavior.md#contact */
export default function Contact() {
  useOpenAnchor();
  return (
    <>
      <Head {...meta} path={pages.contact.path} />
      <Hero eyebrow={site.kicker} title={contactContent.title} subtitle={contactContent.subtitle} />
      <Section className="contact">
        <div className="contact__columns">
          <Information />
          <ContactForm />
        </div>
      </Section>
      <Walk />
      <Directions />
      <Questions />
      <AccessibilityStatement />
    </>
  );
}

function Information() {
  const { street, city, region, postalCode } = site.address;
  return (
    <div>
      <h2 className="contact__heading">{card.heading}</h2>
      <address>
        <dl className="contact__facts">
          <dt className="visually-hidden">{card.addressLabel}</dt>
          <dd translate="no">
            {street}
            <br />
            {city}, {region} {postalCode}
          </dd>
          <dt className="visually-hidden">{card.phoneLabel}</dt>
          <dd>
            <a className="contact__phone" href={site.phone.href} translate="no">
              {site.phone.display}
            </a>
          </dd>
          <dt className="visually-hidden">{card.emailLabel}</dt>
          <dd>
            <a href={`mailto:${site.email}`} translate="no">
              {site.email}
            </a>
          </dd>
        </dl>
      </address>
      <p className="small">{card.hours}</p>
      <p className="contact__map-link">
        <TextLink href={outside.map}>{card.mapLink}</TextLink>
      </p>
      <HotelMap />
    </div>
  );
}

/** A picture of the hotel from the street, and the ways to it. */
function Directions() {
  return (
    <Section ground="dark" bleed className="directions">
      <div className="directions__picture">
        {/* Half as wide again as the frame, which crops the sides away. */}
        <Picture picture={picture} sizes="(min-width: 900px) 75vw, 150vw" />
      </div>
      <div className="directions__words">
        <h2>{directions.heading}</h2>
        <dl className="directions__list">
          {directions.items.map(({ id, title, text }) => (
            <div key={id} id={id}>
              <dt>{title}</dt>
              <dd>
                <RichText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

/** The features of the hotel itself; those of the accessible room are on its own page. */
const sharedGroups = hotel.accessibility.groups.filter(({ inRoom }) => !inRoom);

function AccessibilityStatement() {
  const { id, heading, details } = accessibility;
  return (
    <Section id={id} className="access">
      <h2>{heading}</h2>
      <div>
        <TextSections sections={sectionsOf(accessibilityPolicy)} level="h3" />
        <section className="text-section" id={details.id}>
          <h3 className="text-section__heading">{details.heading}</h3>
          <div>
            <AccessibilityFacts groups={sharedGroups} level="h4" />
          </div>
        </section>
      </div>
    </Section>
  );
}
