import { map } from '../../../generated/content/map';
import { neighborhoodContent } from '../../../generated/content/pages/neighborhood';
import { heightOn } from '../../../shared/places';
import { HotelMap } from '../../components/Map/Map';
import { Section } from '../../components/Section/Section';
import { SectionHead } from '../../components/Section/SectionHead';
import { SunTimes } from '../../components/SunTimes/SunTimes';
import { Mark } from './Mark';
import { TownDrawing } from './TownDrawing';
import { TownEntry } from './TownEntry';
import { kindId, townKinds } from './townPlaces';
import { useTownMap } from './useTownMap';

const { streets } = neighborhoodContent;
const { title, text } = neighborhoodContent.map;
const { large, small } = map;

/** A drawing of the town with numbered places, which highlight together with their entries in a list. docs/behavior.md#town-map */
export function TownMap() {
  const town = useTownMap();
  return (
    <Section className="way">
      <SectionHead heading={title} text={text}>
        <SunTimes rise />
      </SectionHead>
      <div className="town">
        <KindButtons />
        <figure className="town__map map-frame" aria-label={map.alt}>
          <TownDrawing {...large} className="town__large" town={town} />
          <TownDrawing
            {...small}
            className="town__small"
            height={(y) => heightOn(small.rows, y)}
            town={town}
          />
          <figcaption>
            <span className="town__caption">{map.caption}</span>
            <span className="town__small-caption">{map.smallCaption}</span>
          </figcaption>
        </figure>
        <div className="stack town__lists">
          {townKinds.map((kind, index) => (
            <section key={kind.id} className={`town__list town__list--${index + 1}`}>
              <h3 className="town__kind">
                <Mark kind={index} /> {kind.title}
              </h3>
              <ul className="town__entries">
                {kind.places.map((place) => (
                  <TownEntry key={place.id} place={place} town={town} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <div className="columns columns--desktop streets">
        <div>
          <h3>{streets.title}</h3>
          <p>{streets.text}</p>
        </div>
        <HotelMap />
      </div>
    </Section>
  );
}

/** Selects one kind on phones: radio buttons and CSS, without JavaScript. */
function KindButtons() {
  return (
    <fieldset className="town__kinds">
      <legend className="visually-hidden">{map.kinds}</legend>
      {townKinds.map(({ id, title: kind }, index) => (
        <span key={id} className="town__choice">
          <input
            className={`town__radio town__radio--${index + 1}`}
            type="radio"
            name="kind"
            id={kindId(id)}
            defaultChecked={index === 0}
          />
          <label htmlFor={kindId(id)}>{kind}</label>
        </span>
      ))}
    </fieldset>
  );
}
