import type { ColorRole } from '../../shared/brandColors';
import type { Brand, Typeface } from '../../shared/schema/brand';

/** Colors that style sheets also use see-through: rgb(var(--ink-rgb) / 22%). */
const seenThrough: readonly ColorRole[] = ['paper', 'wash', 'ink'];

const channels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(' ');

const stack = ({ family, category }: Typeface) =>
  `"${family}", "${family} Rare", "${family} Fallback", ${category}`;

/** The style guide's samples: a class for each color. */
export const swatchSheet = ({ colors }: Brand): string =>
  Object.keys(colors)
    .map((role) => `.swatch--${role} {\n  background: var(--${role});\n}\n`)
    .join('');

/** The custom properties of content/brand.json. */
export const brandSheet = ({ colors, moreContrast, typefaces }: Brand): string =>
  [
    ':root {',
    ...Object.entries(colors).map(([role, { hex }]) => `  --${role}: ${hex};`),
    ...seenThrough.map((role) => `  --${role}-rgb: ${channels(colors[role].hex)};`),
    `  --display: ${stack(typefaces.headings)};`,
    `  --text: ${stack(typefaces.text)};`,
    '}',
    '@media (prefers-contrast: more) {',
    '  :root {',
    ...Object.entries(moreContrast).map(([role, hex]) => `    --${role}: ${hex};`),
    '  }',
    '}',
    '',
  ].join('\n');
