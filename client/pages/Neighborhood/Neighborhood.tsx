import { map } from '../../../generated/content/map';
import { neighborhoodContent } from '../../../generated/content/pages/neighborhood';
import { distanceLabel } from '../../../shared/distance';
import { pages } from '../../../shared/pages';
import type { Place } from '../../../shared/places';
import type { NeighborhoodCategory } from '../../../shared/schema/pages/neighborhood';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { HotelMap } from '../../components/Map/Map';
import { newTab, OutsideLink } from '../../components/OutsideLink/OutsideLink';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { SectionHead } from '../../components/Section/SectionHead';
import { SunTimes } from '../../components/SunTimes/SunTimes';
import { NearbyRooms } from './NearbyRooms';
import { TownMap } from './TownMap';

const { meta, hero, categories, mapLinkLabel, map: words, streets } = neighborhoodContent;
const StreetsHeading = map.town ? 'h3' : 'h2';

/** docs/behavior.md#neighborhood */
export default function Neighborhood() {
  return (
    <>
      <Head {...meta} path={pages.neighborhood.path} />
      <Hero {...hero} />
      {categories.map((category) => (
        <Category key={category.id} {...category} />
      ))}
      <NearbyRooms />
      <Way />
    </>
  );
}

/** Our drawing of the town, where the hotel has one, and the embedded map. */
function Way() {
  return (
    <Section className="way no-print">
      {map.town && words && (
        <>
          <SectionHead heading={words.title} text={words.text}>
            <SunTimes rise />
          </SectionHead>
          <TownMap drawn={map.town} />
        </>
      )}
      <div className="columns columns--desktop columns--4-7 streets">
        <div>
          <StreetsHeading>{streets.title}</StreetsHeading>
          <p>{streets.text}</p>
          {!map.town && <SunTimes rise />}
        </div>
        <HotelMap />
      </div>
    </Section>
  );
}

/** A picture beside its places; sections alternate in side and background. */
function Category({ id, title, description, picture, imageRight, places }: NeighborhoodCategory) {
  return (
    <Section
      id={id}
      ground={imageRight ? 'wash' : 'paper'}
      className={imageRight ? 'category category--right' : 'category'}
    >
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
            <PlaceItem key={place.name} {...place} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

function PlaceItem(place: Place) {
  const { name, address, url } = place;
  return (
    <li className="columns columns--letters place">
      <h3 className="place__name" translate="no">
        {name}
      </h3>
      <p className="semibold place__distance fine figure">{distanceLabel(place)}</p>
      <address className="place__address small" translate="no">
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {url && (
        <OutsideLink
          className="place__map fine no-print"
          href={url}
          hint={
            <>
              : {name}
              {` ${newTab}`}
            </>
          }
        >
          {mapLinkLabel}
        </OutsideLink>
      )}
    </li>
  );
}
