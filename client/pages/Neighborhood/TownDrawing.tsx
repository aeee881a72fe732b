import type { TownMap } from '../../../shared/schema/map';
import { MapWords } from '../../components/DrawnMap/MapWords';
import { markClass, Shape } from './PlaceMark';
import { entryId, type TownPlace } from './townPlaces';
import type { useTownMap } from './useTownMap';

interface TownDrawingProps extends Pick<TownMap['large'], 'art' | 'words'> {
  className: string;
  places: readonly TownPlace[];
  /** Converts a y coordinate of the large drawing to a y coordinate of this drawing. */
  height?: (y: number) => number;
  town: ReturnType<typeof useTownMap>;
}

/** Places to the right of this fraction of the drawing's width have their names on the left. */
const middle = 0.45;

/** Size of a name's label, and the label's distance from the number, in px. Longer names wrap. */
const plate = { width: 168, height: 64, gap: 27 };

/**
 * A drawing of the town with text and numbers. Text and numbers have positions in percent and sizes in px, so that only
 * the drawing scales.
 */
export function TownDrawing({ art, words, places, className, height = (y) => y, town }: TownDrawingProps) {
  const x = (length: number) => percent(length / art.width);
  const y = (length: number) => percent(length / art.height);
  const at = (place: TownPlace) => ({ x: x(place.x), y: y(height(place.y)) });
  const place = places.find(({ id }) => id === town.highlighted);
  return (
    <div className={`map-frame__art ${className}`}>
      <img src={art.url} width={art.width} height={art.height} alt="" loading="lazy" decoding="async" />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the figure and each number have accessible names */}
      <svg className="cover" width="100%" height="100%">
        <MapWords words={words} x={x} y={y} />
        {places.map((place) => (
          // biome-ignore lint/a11y/noSvgWithoutTitle: only positions the link inside
          <svg key={place.id} {...at(place)} width="1" height="1" overflow="visible">
            <a
              className={`number ${markClass(place.kind)}`}
              href={`#${entryId(place.id)}`}
              aria-label={`${place.number}, ${place.name}`}
              {...town.number(place.id)}
            >
              <circle className="number__field" r="22" fill="transparent" />
              <circle
                className="number__dot"
                r="4"
                fill="var(--ink)"
                stroke="var(--clear-white)"
                strokeWidth="1.5"
              />
              <g className="number__shape" stroke="var(--clear-white)" strokeWidth="2.5">
                <Shape kind={place.kind} number={place.number} />
              </g>
            </a>
          </svg>
        ))}
        {/* The highlighted place is drawn again at the end, because SVG stacks in document order. */}
        {place && (
          <svg {...at(place)} width="1" height="1" overflow="visible" pointerEvents="none" aria-hidden="true">
            <Plate name={place.name} isLeft={place.x > middle * art.width} />
            <circle
              className="lit__edge"
              r="30"
              fill="var(--clear-white)"
              stroke="var(--ink)"
              strokeWidth="2.5"
            />
            <g className={`lit__shape ${markClass(place.kind)}`}>
              <Shape kind={place.kind} number={place.number} />
            </g>
          </svg>
        )}
      </svg>
    </div>
  );
}

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** The name of the highlighted place, next to its number. */
function Plate({ name, isLeft }: { name: string; isLeft: boolean }) {
  const { width, height, gap } = plate;
  return (
    <foreignObject x={isLeft ? -gap - width : gap} y={-height / 2} width={width} height={height}>
      <div className={isLeft ? 'row plate plate--left' : 'row plate'}>
        <span className="plate__name" translate="no">
          {name}
        </span>
      </div>
    </foreignObject>
  );
}
