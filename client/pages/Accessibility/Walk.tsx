import type { AccessibilityGroup } from '../../../shared/schema/accessibility';
import type { TownMap } from '../../../shared/schema/map';
import { WalkMap } from '../../components/DrawnMap/WalkMap';
import { FactsList } from '../../components/FactsList/FactsList';
import { Section } from '../../components/Section/Section';

interface WalkProps extends AccessibilityGroup {
  /** Absent: the hotel has no drawing of its town. */
  town: TownMap | undefined;
}

/** The walk to the beach: slope, surface and crossings, with a drawing. */
export function Walk({ id, heading, facts, town }: WalkProps) {
  return (
    <Section ground="wash" className={town ? 'section--columns columns--4-7 walk' : 'walk'} id={id}>
      <div>
        <h2>{heading}</h2>
        <FactsList facts={facts} />
      </div>
      {town && (
        <figure className="map-frame">
          <div className="map-frame__art walk__map">
            <WalkMap town={town} />
          </div>
          <figcaption>{town.walk.caption}</figcaption>
        </figure>
      )}
    </Section>
  );
}
