import type { Period } from '../../shared/content/days';
import type { Path } from './valueAt';

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** '2027-01-15' -> 'January 15, 2027'; anything else as it is. */
function dayWords(day: string): string {
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? day : longDay.format(date);
}

/** 'December 20, 2026 to January 4, 2027', 'July 1 to August 31, 2027' */
export function spanWords(from: string, to: string): string {
  const [first, last] = [dayWords(from), dayWords(to)];
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `${isOneYear ? first.replace(/, \d{4}$/, '') : first} to ${last}`;
}

/** 'from January 15, 2027', 'December 20, 2026 to January 4, 2027' */
export const periodWords = ({ first, last }: Period): string =>
  last === undefined ? `from ${dayWords(first)}` : spanWords(first, last);

/** The path of what is scheduled for a period in its file's form. */
export const periodPath = ({ first, last }: Period): Path => [
  'scheduled',
  last === undefined ? first : `${first}--${last}`,
];

/** Replaces ISO 8601 dates in a text: 'from 2027-01-15' -> 'from January 15, 2027'. */
export const withDayWords = (text: string): string =>
  text.replace(/\b\d{4}-\d\d-\d\d\b/g, (day) => dayWords(day));
