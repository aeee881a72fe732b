import type { ColorRole } from '../../shared/brandColors';
import type { Brand, Typeface } from '../../shared/content/schemas/brand';
import { cssString, type FontRecord, fontFaces } from '../../shared/fontRecord';
import type { Picture } from '../../shared/picture';

/** Colors that style sheets also use see-through: rgb(var(--ink-rgb) / 22%). */
const seenThrough: readonly ColorRole[] = ['paper', 'wash', 'ink'];

const channels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(' ');

const stack = ({ family, category }: Typeface) =>
  [...[family, `${family} Rare`, `${family} Fallback`].map(cssString), category].join();

const declarations = (values: readonly (readonly [string, string])[]) =>
  values.map(([name, value]) => `--${name}:${value}`).join(';');

/** The custom properties of content/brand.json. */
export const brandStyles = ({ colors, moreContrast, typefaces }: Brand): string => {
  const properties = declarations([
    ...Object.entries(colors).map(([role, { hex }]) => [role, hex] as const),
    ...seenThrough.map((role) => [`${role}-rgb`, channels(colors[role].hex)] as const),
    ['display', stack(typefaces.headings)],
    ['text', stack(typefaces.text)],
  ]);
  const more = declarations(Object.entries(moreContrast));
  return `:root{${properties}}@media (prefers-contrast:more){:root{${more}}}`;
};

/** A class for each crop position in use. */
export const cropStyles = (pictures: Iterable<Pick<Picture, 'position'>>): string => {
  const positions = new Set([...pictures].flatMap(({ position }) => position ?? []));
  return [...positions]
    .sort()
    .map((at) => `.picture--at-${at}{object-position:${at.replace('-', '% ')}%}`)
    .join('');
};

/** What of a hotel its styles depend on. */
export interface StyledHotel {
  brand: Brand;
  pictures: Iterable<Pick<Picture, 'position'>>;
}

/**
 * The styles that differ between hotels; each page has them after the shared sheet, whose cascade layers they use. The
 * content policy names their hash.
 */
export const hotelStyles = ({ brand, pictures }: StyledHotel, fonts: FontRecord): string =>
  `${fontFaces(fonts)}@layer tokens{${brandStyles(brand)}}@layer pictures{${cropStyles(pictures)}}`;
