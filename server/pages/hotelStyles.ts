import { type ColorRole, channels } from '../../shared/colors';
import type { Picture } from '../../shared/picture';
import type { Brand, Typeface } from '../../shared/schema/brand';
import { cssString, type FontRecord, fontFaces } from '../content/fontRecord';

/** Colors that style sheets also use with transparency: rgb(var(--ink-rgb) / 22%). */
const translucent: readonly ColorRole[] = ['paper', 'wash', 'ink'];

const fontStack = ({ family, category }: Typeface) =>
  [...[family, `${family} Rare`, `${family} Fallback`].map(cssString), category].join();

const declarations = (values: readonly (readonly [string, string])[]) =>
  values.map(([name, value]) => `--${name}:${value}`).join(';');

/** The custom properties from content/brand.json. */
export const brandStyles = ({ colors, moreContrast, typefaces }: Brand): string => {
  const properties = declarations([
    ...Object.entries(colors).map(([role, { hex }]) => [role, hex] as const),
    ...translucent.map((role) => [`${role}-rgb`, channels(colors[role].hex).join(' ')] as const),
    ['display', fontStack(typefaces.headings)],
    ['text', fontStack(typefaces.text)],
  ]);
  const more = declarations(Object.entries(moreContrast));
  return `:root{${properties}}@media (prefers-contrast:more){:root{${more}}}`;
};

/** A CSS class for each crop position in use. */
export const cropStyles = (pictures: Iterable<Pick<Picture, 'position'>>): string => {
  const positions = new Set([...pictures].flatMap(({ position }) => position ?? []));
  return [...positions]
    .sort()
    .map((at) => `.picture--at-${at}{object-position:${at.replace('-', '% ')}%}`)
    .join('');
};

/** The data that a hotel's styles depend on. */
export interface StyledHotel {
  brand: Brand;
  pictures: Iterable<Pick<Picture, 'position'>>;
}

/**
 * The styles that differ between hotels. Each page has these styles after the shared style sheet, whose cascade layers
 * they use. The Content Security Policy contains the hash of these styles.
 */
export const hotelStyles = ({ brand, pictures }: StyledHotel, fonts: FontRecord): string =>
  `${fontFaces(fonts)}@layer tokens{${brandStyles(brand)}}@layer pictures{${cropStyles(pictures)}}`;
