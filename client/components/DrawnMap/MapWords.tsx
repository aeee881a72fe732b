import type { MapWord } from '../../../shared/schema/map';

interface MapWordsProps {
  words: readonly MapWord[];
  /** Converts a length on the drawing to the units of the parent SVG: percent, or the drawing's own units. */
  x: (x: number) => number | string;
  y: (y: number) => number | string;
}

/** Text over a drawing. Hidden from screen readers, which get the drawing's description. */
export function MapWords({ words, x, y }: MapWordsProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it is focusable
    <g aria-hidden="true">
      {words.map(({ text, size, anchor, display, onDark, turn, ...at }) => (
        // biome-ignore lint/a11y/noSvgWithoutTitle: hidden from screen readers
        <svg key={`${text} ${at.y}`} x={x(at.x)} y={y(at.y)} width="1" height="1" overflow="visible">
          <text
            className={['map-word', display && 'map-word--display', onDark && 'map-word--on-ink']
              .filter(Boolean)
              .join(' ')}
            fontSize={size}
            textAnchor={anchor}
            transform={turn === undefined ? undefined : `rotate(${turn})`}
          >
            {text}
          </text>
        </svg>
      ))}
    </g>
  );
}
