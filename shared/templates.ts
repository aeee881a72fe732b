import { getOwn } from './getOwn';

/** Fills in templates in content whose values are known only when the text is rendered. */

/** Fills in the tokens of a text such as 'sleeps {guests}'. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (token, name: string) => String(getOwn(values, name) ?? token));

/** Capitalizes the first letter: 'ocean view' -> 'Ocean view'. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text for the number one, and a text for any other number. */
export interface Plural {
  one: string;
  other: string;
}

/** Selects and fills in the text for a number: '{count} nights' -> '3 nights'. */
export const pluralize = ({ one, other }: Plural, count: number, shown: string | number = count): string =>
  fill(count === 1 ? one : other, { count: shown });
