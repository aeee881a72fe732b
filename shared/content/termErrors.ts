import type { CodeRules } from '../offers/rules';
import type { Plural } from '../templates';
import type { UiText } from '../ui/defaults';

const alternatives = (words: readonly string[]) =>
  words.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');

/** The maximum digits in a number. Without a limit, matching takes time proportional to the square of the length. */
const maxDigits = 6;

const percentPattern = new RegExp(`(?<!\\d)(\\d{1,${maxDigits}}) ?%`, 'g');

/** Returns every date in a code's rules (YYYY-MM-DD). */
const datesOf = ({ firstDay, lastDay, firstNight, lastNight, blackouts = [] }: CodeRules) =>
  [
    firstDay,
    lastDay,
    firstNight,
    lastNight,
    ...blackouts.flatMap((span) => [span.firstNight, span.lastNight]),
  ].flatMap((day) => day ?? []);

interface Words extends Pick<UiText, 'dates' | 'numbers'> {
  /** The word for days between booking and arrival. */
  days: Plural;
}

/** Creates a function that finds the dates and numbers in a sentence that don't match a code's rules. */
export function createTermErrors({ dates: { months, nights }, numbers: { small }, days }: Words) {
  const date = new RegExp(
    `(?:(\\d{1,2})\\.? )?\\b(${alternatives(months)})\\b(?: (\\d{1,2})\\b)?(?:,? (\\d{4}))?`,
    'gu',
  );
  const number = `(?<![\\p{L}\\d])(\\d{1,${maxDigits}}|${alternatives(small)})`;
  const countPattern = ({ one, other }: Plural) =>
    new RegExp(
      `${number}[ -](?:${alternatives([other, one].map((text) => text.replace('{count}', '').trim()))})(?!\\p{L})`,
      'giu',
    );
  const [nightPattern, dayPattern] = [countPattern(nights), countPattern(days)];
  const numberIn = (text: string) =>
    /\d/.test(text) ? Number(text) : small.findIndex((word) => word.toLowerCase() === text.toLowerCase());

  return (sentence: string, rules: CodeRules): string[] => {
    const isUnknownDate = ([, before, month = '', after, year]: RegExpMatchArray) =>
      (before ?? after ?? year) !== undefined &&
      !datesOf(rules).some(
        (day) =>
          months[Number(day.slice(5, 7)) - 1] === month &&
          Number(day.slice(8)) === Number(before ?? after ?? day.slice(8)) &&
          day.startsWith(year ?? ''),
      );
    const unknownCounts = (pattern: RegExp, known: readonly (number | undefined)[]) =>
      [...sentence.matchAll(pattern)].filter(([, count = '']) => !known.includes(numberIn(count)));
    return [
      ...[...sentence.matchAll(date)].filter(isUnknownDate),
      ...unknownCounts(percentPattern, [rules.percent]),
      ...unknownCounts(nightPattern, [rules.freeNights, rules.nights?.atLeast, rules.nights?.atMost]),
      ...unknownCounts(dayPattern, [rules.daysAhead?.atLeast, rules.daysAhead?.atMost]),
    ].map(([found]) => found.trim());
  };
}
