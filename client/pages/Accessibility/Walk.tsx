import { accessibility } from '../../../generated/content/accessibility';
import { map } from '../../../generated/content/map';
import { FactsList } from '../../components/FactsList/FactsList';
import { Section } from '../../components/Section/Section';
import { WalkMap } from '../../components/TownMap/WalkMap';

const { id, heading, facts } = accessibility.walk;

/** The walk to the beach: slope, surface and crossings, with a drawing. docs/behavior.md#accessibility */
export function Walk() {
  return (
    <Section ground="wash" className={map.town ? 'section--columns columns--4-7 walk' : 'walk'} id={id}>
      <div>
        <h2>{heading}</h2>
        <FactsList facts={facts} />
      </div>
      {map.town && (
        <figure className="map-frame">
          <div className="map-frame__art walk__map">
            <WalkMap town={map.town} />
          </div>
          <figcaption>{map.town.walk.caption}</figcaption>
        </figure>
      )}
    </Section>
  );
}
