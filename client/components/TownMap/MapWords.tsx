import type { MapWord } from '../../../shared/content/schemas/map';

interface MapWordsProps {
  words: readonly MapWord[];
  /** Puts a length of the drawing into the units of the SVG around: percent, or the drawing's own. */
  x: (x: number) => number | string;
  y: (y: number) => number | string;
}

/** Words over a drawing, in the page's own type. Screen readers get the drawing's description. */
export function MapWords({ words, x, y }: MapWordsProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes focus
    <g aria-hidden="true">
      {words.map(({ text, size, anchor, display, onDark, turn, ...at }) => (
        // biome-ignore lint/a11y/noSvgWithoutTitle: hidden from screen readers with all words
        <svg key={`${text} ${at.y}`} x={x(at.x)} y={y(at.y)} width="1" height="1" overflow="visible">
          <text
            className={['map-word', display && 'map-word--display', onDark && 'map-word--on-dark']
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
