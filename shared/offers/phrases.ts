/** Rules of codes as parts of sentences: for the fine print, and for the reasons why a code does not hold. */
import { inWords } from '../content/numberWords';
import { dateLabel } from '../dates';
import { dollars } from '../room';
import { type Nights, type Range, type Weekday, weekdays } from './rules';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** 'one night', 'seven nights' */
export const nightsInWords = (count: number): string =>
  `${inWords(count)} ${count === 1 ? 'night' : 'nights'}`;

/** 'stays of two nights or more' */
export function staysPhrase({ atLeast, atMost }: Range = {}): string {
  if (atLeast !== undefined && atLeast === atMost) return `stays of ${nightsInWords(atLeast)}`;
  if (atLeast !== undefined && atMost !== undefined)
    return `stays of ${inWords(atLeast)} to ${nightsInWords(atMost)}`;
  if (atLeast !== undefined) return `stays of ${nightsInWords(atLeast)} or more`;
  return atMost === undefined ? 'stays' : `stays of up to ${nightsInWords(atMost)}`;
}

/** 'at least 60 days before' */
export function aheadPhrase({ atLeast, atMost }: Range): string {
  const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;
  const limits = [
    atLeast !== undefined && `at least ${days(atLeast)}`,
    atMost !== undefined && `at most ${days(atMost)}`,
  ];
  return `${limits.filter(Boolean).join(' and ')} before`;
}

/** 'A', 'A and B', 'A, B and C' */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** 'Sunday through Thursday', 'Friday and Saturday' */
export function weekdaysPhrase(days: readonly Weekday[]): string {
  const dayAt = (index: number) => weekdays[index % weekdays.length] as Weekday;
  const first = weekdays.findIndex((day, index) => days.includes(day) && !days.includes(dayAt(index + 6)));
  const run = days.map((_, index) => dayAt(Math.max(first, 0) + index));
  const isRun = days.length > 2 && run.every((day) => days.includes(day));
  return isRun
    ? `${capital(run[0] ?? '')} through ${capital(run.at(-1) ?? '')}`
    : listed(run.every((day) => days.includes(day)) ? run.map(capital) : days.map(capital));
}

/** 'from December 20, 2026, through January 3, 2027' */
export const spanPhrase = (first: string, last: string): string =>
  `from ${dateLabel(first)}, through ${dateLabel(last)}`;

/** 'the nights from December 20, 2026, through January 3, 2027' or 'the night of July 4, 2027' */
export const nightsPhrase = ({ firstNight, lastNight }: Nights): string =>
  firstNight === lastNight
    ? `the night of ${dateLabel(firstNight)}`
    : `the nights ${spanPhrase(firstNight, lastNight)}`;

/** US$ in whole dollars, rounded up, so that nobody pays more than is shown. */
export const roundedUp = (amount: number): string => dollars(Math.ceil(amount));
