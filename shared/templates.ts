import { getOwn } from './getOwn';

/** Fills in templates from content with values that are known only when a page is rendered. */

/** Replaces the tokens in a template: 'sleeps {guests}' -> 'sleeps 4'. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (token, name: string) => String(getOwn(values, name) ?? token));

/** Capitalizes the first letter: 'ocean view' -> 'Ocean view'. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A template for the number one, and a template for all other numbers. */
export interface Plural {
  one: string;
  other: string;
}

/** Selects and fills in the template for a number: '{count} nights' -> '3 nights'. */
export const pluralize = ({ one, other }: Plural, count: number, shown: string | number = count): string =>
  fill(count === 1 ? one : other, { count: shown });
