import { getOwn } from './getOwn';

/** Templates in content with values that are known only when they are rendered. */

/** Fills in the tokens of a text such as 'sleeps {guests}'. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (token, name: string) => String(getOwn(values, name) ?? token));

/** 'ocean view' -> 'Ocean view' */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text for one thing and a text for any other number of them. */
export interface Plural {
  one: string;
  other: string;
}

/** '1 night', '{count} nights' -> '3 nights'. */
export const pluralize = ({ one, other }: Plural, count: number, shown: string | number = count): string =>
  fill(count === 1 ? one : other, { count: shown });
