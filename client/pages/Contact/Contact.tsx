import type { Content } from '../../../shared/content/content';
import type { PageData } from '../../../shared/pageData';
import { pages } from '../../../shared/pages';
import type { PageContent } from '../../../shared/schema/pages';
import { DirectionLinks } from '../../components/DrawnMap/DirectionLinks';
import { directionsTo } from '../../components/DrawnMap/directions';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { HotelMap } from '../../components/Map/Map';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { TextLink } from '../../components/TextLink/TextLink';
import { useSiteData } from '../../siteData';
import { ContactForm } from './ContactForm';
import { useMovedAnchor } from './useMovedAnchor';

export default function Contact(data: PageData['contact']) {
  const { page, kicker, map, mapEmbed, fieldErrors } = data;
  const { meta, more } = page;
  useMovedAnchor(data);
  return (
    <>
      <Head {...meta} path={pages.contact.path} />
      <Hero eyebrow={kicker} title={page.title} subtitle={page.subtitle} />
      <Section className="contact">
        <div className="columns columns--desktop columns--5-7 columns--wide contact__columns">
          <Information {...page.card} town={map.town} embed={mapEmbed} />
          <ContactForm form={page.form} fieldErrors={fieldErrors} />
        </div>
      </Section>
      <Directions {...data} />
      {more.length > 0 && (
        <Section className="no-print">
          <div className="columns columns--tablet">
            {more.map(({ id, title, text, link }) => (
              <div key={id} id={id}>
                <h2 className="heading below-3">{title}</h2>
                <p className="below-2">{text}</p>
                <TextLink to={link.to}>{link.label}</TextLink>
              </div>
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

type InformationProps = PageContent<'contact'>['card'] & Pick<Content['map'], 'town'> & { embed: string };

function Information({ town, embed, ...card }: InformationProps) {
  const { links, hotel } = useSiteData();
  const { street, city, region, postalCode } = hotel.address;
  return (
    <div>
      <h2 className="heading below-5">{card.heading}</h2>
      <address>
        <dl className="stack below-4 contact__facts">
          <dt className="visually-hidden">{card.addressLabel}</dt>
          <dd translate="no">
            {street}
            <br />
            {city}, {region} {postalCode}
          </dd>
          <dt className="visually-hidden">{card.phoneLabel}</dt>
          <dd>
            <a className="bold plain" href={hotel.phone.href} translate="no">
              {hotel.phone.display}
            </a>
          </dd>
          <dt className="visually-hidden">{card.emailLabel}</dt>
          <dd>
            <a href={`mailto:${hotel.email}`} translate="no">
              {hotel.email}
            </a>
          </dd>
        </dl>
      </address>
      <p className="small">{card.hours}</p>
      <p className="above-3 below-6 no-print">
        <TextLink href={links.map}>{card.mapLink}</TextLink>
      </p>
      <HotelMap town={town} embed={embed} />
    </div>
  );
}

/** A picture of the hotel from the street, and directions. */
function Directions({ page: { picture, directions }, map }: PageData['contact']) {
  const { hotel } = useSiteData();
  const { street, city, region, postalCode } = hotel.address;
  const urls = directionsTo(hotel.fullName, [street, `${city}, ${region} ${postalCode}`]);
  return (
    <Section background="ink" bleed className="half half--tall directions">
      <div className="half__picture no-print">
        {/* The picture is 1.5 times as wide as the frame, which crops the sides. */}
        <Picture picture={picture} sizes="(min-width: 1024px) 75vw, 150vw" />
      </div>
      <div className="directions__words">
        <h2>{directions.heading}</h2>
        {directions.items.length > 0 && (
          <dl className="above-block measure directions__list">
            {directions.items.map(({ id, title, text }) => (
              <div className="columns columns--tablet" key={id} id={id}>
                <dt>{title}</dt>
                <dd>
                  <RichText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <DirectionLinks urls={urls} to={hotel.brand} labels={map.directions} />
      </div>
    </Section>
  );
}
