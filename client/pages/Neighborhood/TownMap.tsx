import { useMemo } from 'react';
import type { Content } from '../../../shared/content/content';
import { phoneMapHeight } from '../../../shared/phoneMap';
import type { TownMap as Drawn } from '../../../shared/schema/map';
import type { NeighborhoodCategory } from '../../../shared/schema/pages/neighborhood';
import { PlaceMark } from './PlaceMark';
import { TownDrawing } from './TownDrawing';
import { TownEntry } from './TownEntry';
import { kindId, type TownKind, townKindsOf } from './townPlaces';
import { useTownMap } from './useTownMap';

interface TownMapProps {
  drawn: Drawn;
  categories: readonly NeighborhoodCategory[];
  directions: Content['map']['directions'];
}

/** A drawing of the town with numbered places, and a list. A place and its list entry are highlighted together. */
export function TownMap({ drawn, categories, directions }: TownMapProps) {
  const { large, small, alt, caption, smallCaption, kinds } = drawn;
  const townKinds = useMemo(() => townKindsOf(categories), [categories]);
  const places = townKinds.flatMap((kind) => kind.places);
  const town = useTownMap(townKinds);
  return (
    <div className="below-block town">
      <KindButtons legend={kinds} kinds={townKinds} />
      <figure className="town__map map-frame" aria-label={alt}>
        <TownDrawing {...large} className="town__large" places={places} town={town} />
        <TownDrawing
          {...small}
          className="town__small"
          places={places}
          height={(y) => phoneMapHeight(small.rows, y)}
          town={town}
        />
        <figcaption>
          <span className="town__caption">{caption}</span>
          <span className="town__small-caption">{smallCaption}</span>
        </figcaption>
      </figure>
      <div className="stack town__lists">
        {townKinds.map((kind, index) => (
          <section key={kind.id} className={`town__list town__list--${index + 1}`}>
            <h3 className="row town__kind">
              <PlaceMark kind={index} /> {kind.title}
            </h3>
            <ul className="town__entries">
              {kind.places.map((place) => (
                <TownEntry key={place.id} place={place} town={town} directions={directions} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Radio buttons that select the kind of place shown on phones. CSS alone applies the selection (TownMapPhone.css). */
function KindButtons({ legend, kinds }: { legend: string; kinds: readonly TownKind[] }) {
  return (
    <fieldset className="town__kinds">
      <legend className="visually-hidden">{legend}</legend>
      {kinds.map(({ id, title: kind }, index) => (
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
