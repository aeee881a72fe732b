import type { TownMap } from '../../../shared/content/schemas/map';
import { MapWords } from '../../components/TownMap/MapWords';
import { markClass, Shape } from './Mark';
import { entryId, type TownPlace, townPlaces } from './townPlaces';
import type { useTownMap } from './useTownMap';

interface TownDrawingProps extends Pick<TownMap['large'], 'art' | 'words'> {
  className: string;
  /** Where a height of the large drawing lies on this one. */
  height?: (y: number) => number;
  town: ReturnType<typeof useTownMap>;
}

/** A place that lies farther right than this share of the drawing has its name at its left. */
const middle = 0.45;

/** Room for a name beside its number, in px; a longer one wraps. */
const plate = { width: 168, height: 64, gap: 27 };

/**
 * One drawing of the town with its words and numbers. They are placed in percent and sized in px, so that they stay as
 * large as they are on a drawing of any width.
 */
export function TownDrawing({ art, words, className, height = (y) => y, town }: TownDrawingProps) {
  const x = (length: number) => percent(length / art.width);
  const y = (length: number) => percent(length / art.height);
  const at = (place: TownPlace) => ({ x: x(place.x), y: y(height(place.y)) });
  const lit = townPlaces.find(({ id }) => id === town.lit);
  return (
    <div className={`map-frame__art ${className}`}>
      <img src={art.url} width={art.width} height={art.height} alt="" loading="lazy" decoding="async" />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the figure around has a name, and each number has one */}
      <svg className="town-drawing__over" width="100%" height="100%">
        <MapWords words={words} x={x} y={y} />
        {townPlaces.map((place) => (
          // biome-ignore lint/a11y/noSvgWithoutTitle: a place on the drawing, in which a link stands
          <svg key={place.id} {...at(place)} width="1" height="1" overflow="visible">
            <a
              className={`number ${markClass(place.kind)}`}
              href={`#${entryId(place.id)}`}
              aria-label={`${place.number}, ${place.name}`}
              {...town.number(place.id)}
            >
              <circle className="number__field" r="22" />
              <circle className="number__dot" r="4" />
              <g className="number__shape">
                <Shape kind={place.kind} number={place.number} />
              </g>
            </a>
          </svg>
        ))}
        {/* Once more and over all others: what an SVG draws last lies on top. */}
        {lit && (
          <svg {...at(lit)} width="1" height="1" overflow="visible" aria-hidden="true" className="lit">
            <Plate name={lit.name} isLeft={lit.x > middle * art.width} />
            <circle className="lit__edge" r="30" />
            <g className={`lit__shape ${markClass(lit.kind)}`}>
              <Shape kind={lit.kind} number={lit.number} />
            </g>
          </svg>
        )}
      </svg>
    </div>
  );
}

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** The name of the lit place, beside its number. */
function Plate({ name, isLeft }: { name: string; isLeft: boolean }) {
  const { width, height, gap } = plate;
  return (
    <foreignObject x={isLeft ? -gap - width : gap} y={-height / 2} width={width} height={height}>
      <div className={isLeft ? 'plate plate--left' : 'plate'}>
        <span className="plate__name" translate="no">
          {name}
        </span>
      </div>
    </foreignObject>
  );
}
