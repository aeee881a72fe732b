import type { PageData } from '../../../shared/pageData';
import { pages } from '../../../shared/pages';
import type { NeighborhoodCategory } from '../../../shared/schema/pages/neighborhood';
import type { Place } from '../../../shared/schema/places';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { HotelMap } from '../../components/Map/Map';
import { Picture } from '../../components/Picture/Picture';
import { RoomTeaser, RoomTeaserFacts } from '../../components/RoomTeaser/RoomTeaser';
import { Section } from '../../components/Section/Section';
import { SectionHead } from '../../components/Section/SectionHead';
import { SunTimes } from '../../components/SunTimes/SunTimes';
import { TextLink } from '../../components/TextLink/TextLink';
import { useLabels, useSiteData } from '../../siteData';
import { useRoomFit } from '../../stay/roomFit';
import { TownMap } from './TownMap';

type Data = PageData['neighborhood'];

export default function Neighborhood(data: Data) {
  const { meta, hero, categories, rooms, mapLinkLabel } = data.page;
  return (
    <>
      <Head {...meta} path={pages.neighborhood.path} />
      <Hero {...hero} />
      {categories.map((category) => (
        <Category key={category.id} category={category} mapLinkLabel={mapLinkLabel} />
      ))}
      <NearbyRooms {...rooms} />
      <Maps {...data} />
    </>
  );
}

/** Teasers for some of the hotel's rooms. */
function NearbyRooms({ heading, text, link, rooms }: Data['page']['rooms']) {
  const { fittingFirst } = useRoomFit();
  return (
    <Section background="wash" className="no-print">
      <SectionHead heading={heading} text={text}>
        <TextLink to={link.to}>{link.label}</TextLink>
      </SectionHead>
      <ul className="columns columns--tablet columns--three nearby-rooms">
        {fittingFirst(rooms).map((room) => (
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

/** The drawing of the town, if the hotel has a drawing, and the embedded map. */
function Maps({ page: { categories, map: words, streets }, map: { town, directions }, mapEmbed, sun }: Data) {
  const StreetsHeading = town ? 'h3' : 'h2';
  return (
    <Section className="way no-print">
      {town && words && (
        <>
          <SectionHead heading={words.title} text={words.text}>
            <SunTimes words={sun} showSunrise />
          </SectionHead>
          <TownMap drawn={town} categories={categories} directions={directions} />
        </>
      )}
      <div className="columns columns--desktop columns--4-7 streets">
        <div>
          <StreetsHeading>{streets.title}</StreetsHeading>
          <p>{streets.text}</p>
          {!town && <SunTimes words={sun} showSunrise />}
        </div>
        <HotelMap town={town} embed={mapEmbed} />
      </div>
    </Section>
  );
}

interface CategoryProps {
  category: NeighborhoodCategory;
  mapLinkLabel: string;
}

/** A category's picture next to its places. The picture's side and the background alternate between categories. */
function Category({ category, mapLinkLabel }: CategoryProps) {
  const { id, title, description, picture, imageRight, places } = category;
  return (
    <Section
      id={id}
      background={imageRight ? 'wash' : 'paper'}
      className={imageRight ? 'category category--right' : 'category'}
    >
      <div className={`columns columns--tablet ${imageRight ? 'columns--7-5' : 'columns--5-7'}`}>
        <div className="category__print no-print">
          <Picture
            picture={picture}
            sizes="(min-width: 1440px) 31rem, (min-width: 768px) 36vw, (min-width: 480px) 24rem, 88vw"
          />
        </div>
        <div>
          <h2>{title}</h2>
          <p className="category__text lead">{description}</p>
          <ul className="places">
            {places.map((place) => (
              <PlaceItem key={place.name} place={place} mapLinkLabel={mapLinkLabel} />
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

function PlaceItem({ place, mapLinkLabel }: { place: Place; mapLinkLabel: string }) {
  const { newTab } = useSiteData().ui.controls;
  const { distanceLabel } = useLabels();
  const { name, address, url } = place;
  return (
    <li className="columns columns--letters place">
      <h3 className="place__name" translate="no">
        {name}
      </h3>
      <p className="semibold place__distance fine nowrap figure">{distanceLabel(place)}</p>
      <address className="place__address small" translate="no">
        {address.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      {url && (
        <ExternalLink
          className="place__map fine nowrap no-print"
          href={url}
          hint={
            <>
              : {name}
              {` ${newTab}`}
            </>
          }
        >
          {mapLinkLabel}
        </ExternalLink>
      )}
    </li>
  );
}
