import type { MapWord } from '../../../shared/schema/map';

interface MapWordsProps {
  words: readonly MapWord[];
  /** Converts a coordinate of the drawing to the parent SVG's unit: percent, or the drawing's own unit. */
  x: (x: number) => number | string;
  y: (y: number) => number | string;
}

/** Labels over a drawing. Hidden from screen readers, which read the drawing's description instead. */
export function MapWords({ words, x, y }: MapWordsProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: the group contains no focusable element
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
