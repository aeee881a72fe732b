import { useSiteData } from '../../siteData';

/** Dimensions of a drawing of the bands, in px. */
interface Drawing {
  band: number;
  gap: number;
  /** Radius of the innermost arch. */
  arch: number;
  /** Radius of the outermost band's quarter-turn. */
  turn: number;
}

/** The arch of this drawing is 260 px wide, like the stay form's button (client/components/StayHero). */
const wide: Drawing = { band: 18, gap: 4, arch: 77, turn: 33 };
const phone: Drawing = { band: 11, gap: 3, arch: 36, turn: 20 };

/** Half the length of the horizontal bands, in px. Longer than half the width of any screen. */
const halfWidth = 3000;

/** Returns three parallel, horizontal strokes that rise once into an arch. The radii differ by band plus gap. */
function bands({ band, gap, arch, turn }: Drawing) {
  const pitch = band + gap;
  const outer = arch + 2 * pitch;
  const center = band / 2 + outer;
  const paths = [0, 1, 2].map((index) => {
    const radius = outer - index * pitch;
    const corner = turn + index * pitch;
    const level = center + corner;
    return (
      `M${-halfWidth} ${level}H${-radius - corner}a${corner} ${corner} 0 0 0 ${corner} ${-corner}` +
      `a${radius} ${radius} 0 0 1 ${2 * radius} 0a${corner} ${corner} 0 0 0 ${corner} ${corner}H${halfWidth}`
    );
  });
  return { paths, height: center + turn + 2 * pitch + band / 2 };
}

function Bands({ drawing, className }: { drawing: Drawing; className: string }) {
  const { paths, height } = bands(drawing);
  return (
    <svg
      className={className}
      viewBox={`${-halfWidth} 0 ${2 * halfWidth} ${height}`}
      width={2 * halfWidth}
      height={height}
      strokeWidth={drawing.band}
      fill="none"
      aria-hidden="true"
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

/**
 * The hotel's painted bands in coral, blue and navy (tan on dark backgrounds), which rise once into an arch. Limit: two
 * per page, and one arch per screen. On phones, the bands are thinner.
 */
export function Supergraphic({
  background = 'paper',
  arch = 'right',
}: {
  background?: 'paper' | 'ink';
  /** Horizontal position of the arch. 'button' is above the button of a stay form. */
  arch?: 'middle' | 'button' | 'right';
}) {
  const { hasBands } = useSiteData();
  if (!hasBands) return null;
  return (
    <div className={`supergraphic supergraphic--${background} supergraphic--${arch}`}>
      <Bands drawing={wide} className="supergraphic__wide" />
      <Bands drawing={phone} className="supergraphic__phone" />
    </div>
  );
}
