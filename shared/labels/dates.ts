/** Formats dates without `Intl.DateTimeFormat`: creating one takes a browser longer than hydrating a page section. */

import { fill, pluralize } from '../templates';
import type { UiText } from '../ui/defaults';

/** Creates functions that format dates with the words in ui/dates.json. */
export function createDateLabels(words: UiText['dates']) {
  const { months, weekdays } = words;
  const short = (names: readonly string[]) => names.map((name) => name.slice(0, 3));
  const { shortMonths = short(months), shortWeekdays = short(weekdays) } = words;

  const partsOf = (date: string) => {
    const [year = '', month = '', day = ''] = date.split('-');
    return { year, month: months[Number(month) - 1] ?? '', day: Number(day) };
  };
  const weekdayOf = (day: string, names: readonly string[]) =>
    names[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  const shortMonth = (day: string) => shortMonths[Number(day.slice(5, 7)) - 1] ?? '';

  /** Formats '2027-05-14' as 'May 14'. */
  const shortLabel = (day: string) => fill(words.shortDay, { month: shortMonth(day), day: partsOf(day).day });

  const longLabel = (day: string) => fill(words.shortDay, partsOf(day));

  const spanLabel = (from: string, to: string | number) => fill(words.range, { from, to });

  return {
    /** Formats '2026-05' or '2026-05-14' as 'May 2026'. */
    monthLabel: (date: string): string => fill(words.month, partsOf(date)),
    /** Formats '2025-03-25' as 'March 25, 2025'. */
    dateLabel: (date: string): string => fill(words.date, partsOf(date)),
    /** Formats '2027-05-14' as 'Fri, May 14'. */
    dayLabel: (day: string): string =>
      fill(words.day, {
        weekday: weekdayOf(day, shortWeekdays),
        month: shortMonth(day),
        day: partsOf(day).day,
      }),
    /** Formats '2027-05-14' as 'Friday, May 14'. */
    longDayLabel: (day: string): string =>
      fill(words.day, { ...partsOf(day), weekday: weekdayOf(day, weekdays) }),
    /** Formats two days as 'May 14 to 17' or 'Jul 30 to Aug 2'. */
    rangeLabel: (first: string, last: string): string =>
      spanLabel(
        shortLabel(first),
        first.slice(0, 7) === last.slice(0, 7) ? partsOf(last).day : shortLabel(last),
      ),
    /** Formats two days as 'May 14 to 17' or 'July 30 to August 2'. */
    longRangeLabel: (first: string, last: string): string =>
      spanLabel(
        longLabel(first),
        first.slice(0, 7) === last.slice(0, 7) ? partsOf(last).day : longLabel(last),
      ),
    /** Joins two formatted times or days: '7 to 10 a.m.'. */
    spanLabel,
    /** Formats a number of nights: '3 nights'. @param shown replaces the number, as in '2 to 4 nights' */
    nightsLabel: (nights: number, shown?: string): string => pluralize(words.nights, nights, shown),
    /** Returns the name of a weekday. @param index 0 for Sunday */
    weekdayName: (index: number): string => weekdays[index] ?? '',
  };
}
