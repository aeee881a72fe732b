import type { Period } from '../../shared/content/days';

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a date: '2027-01-15' -> 'January 15, 2027'. Returns other text unchanged. */
function dayLabel(day: string): string {
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? day : longDay.format(date);
}

/** Formats a span of days: 'December 20, 2026 to January 4, 2027', 'July 1 to August 31, 2027'. */
export function spanLabel(from: string, to: string): string {
  const [first, last] = [dayLabel(from), dayLabel(to)];
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `${isOneYear ? first.replace(/, \d{4}$/, '') : first} to ${last}`;
}

/** Formats a period: 'from January 15, 2027', 'December 20, 2026 to January 4, 2027'. */
export const periodLabel = ({ first, last }: Period): string =>
  last === undefined ? `from ${dayLabel(first)}` : spanLabel(first, last);

/** Replaces ISO 8601 dates in text: 'from 2027-01-15' -> 'from January 15, 2027'. */
export const replaceIsoDates = (text: string): string =>
  text.replace(/\b\d{4}-\d\d-\d\d\b/g, (day) => dayLabel(day));
