import { map } from '../../../generated/content/map';
import { contactContent } from '../../../generated/content/pages/contact';
import { directionsTo } from '../../../shared/places';
import { site } from '../../../shared/site';
import { Section } from '../../components/Section/Section';
import { DirectionLinks } from '../../components/TownMap/DirectionLinks';
import { WalkMap } from '../../components/TownMap/WalkMap';

const { heading, text, facts } = contactContent.walk;
const { street, city, region, postalCode } = site.address;
const ways = directionsTo(site.fullName, [street, `${city}, ${region} ${postalCode}`]);

/** The way from the hotel to the beach as we draw it, and ways to the hotel. docs/behavior.md#town-map */
export function Walk() {
  return (
    <Section ground="sand" className="walk">
      <div>
        <h2>{heading}</h2>
        <p className="lead">{text}</p>
        <dl className="walk__facts">
          {facts.map(({ title, text: fact }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <DirectionLinks ways={ways} to={site.brand} />
      </div>
      <figure className="map-frame">
        <div className="map-frame__art walk__map">
          <WalkMap />
        </div>
        <figcaption>{map.walk.caption}</figcaption>
      </figure>
    </Section>
  );
}
