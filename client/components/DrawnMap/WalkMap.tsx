import type { TownMap } from '../../../shared/schema/map';
import { MapWords } from './MapWords';

const identity = (length: number) => length;

/** The drawing of the blocks around the hotel, with the walk to the beach as red dots. */
export function WalkMap({ town }: { town: TownMap }) {
  const { walk } = town;
  const { art } = town.large;
  return (
    <svg
      className="walk-map"
      viewBox={`${walk.x} ${walk.y} ${walk.width} ${walk.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={walk.alt}
    >
      <image href={art.url} width={art.width} height={art.height} />
      <path className="walk-map__way" d={walk.path} />
      <path className="walk-map__dots" d={walk.path} />
      <circle className="walk-map__end" cx={walk.place.x} cy={walk.place.y} r="13" />
      <MapWords words={walk.words} x={identity} y={identity} />
    </svg>
  );
}
