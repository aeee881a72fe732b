import type { ColorRole } from '../../shared/contrast';
import { channels } from '../../shared/contrast';
import type { Brand, Typeface } from '../../shared/schema/brand';
import { cssString } from '../content/fontRecord';

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
