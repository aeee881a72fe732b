/** Rules of codes as parts of sentences, for the fine print and for what a guest is told of a stay. */

import { type Nights, type Range, type Weekday, weekdays } from '../offers/rules';
import type { OfferWords } from '../schema/ui/codes';
import { counted, fill } from '../words';
import type { DateLabels } from './dates';

interface Source extends Pick<DateLabels, 'dateLabel' | 'weekdayName'> {
  words: OfferWords;
  inWords(count: number): string;
}

export function createPhrases({ words, inWords, dateLabel, weekdayName }: Source) {
  /** 'one night', 'seven nights' */
  const nightsInWords = (count: number): string => counted(words.nights, count, inWords(count));

  /** 'A', 'A and B', 'A, B and C' */
  const listed = (parts: readonly string[]): string =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${words.and} ${parts.at(-1)}`;

  /** 'from December 20, 2026, through January 3, 2027' */
  const spanPhrase = (first: string, last: string): string =>
    fill(words.span, { first: dateLabel(first), last: dateLabel(last) });

  return {
    nightsInWords,
    listed,
    spanPhrase,

    /** 'stays of two nights or more' */
    staysPhrase({ atLeast, atMost }: Range = {}): string {
      const { stays } = words;
      if (atLeast !== undefined && atLeast === atMost)
        return fill(stays.exactly, { nights: nightsInWords(atLeast) });
      if (atLeast !== undefined && atMost !== undefined)
        return fill(stays.between, { least: inWords(atLeast), most: nightsInWords(atMost) });
      if (atLeast !== undefined) return fill(stays.atLeast, { nights: nightsInWords(atLeast) });
      return atMost === undefined ? stays.any : fill(stays.atMost, { nights: nightsInWords(atMost) });
    },

    /** 'at least 60 days before' */
    aheadPhrase({ atLeast, atMost }: Range): string {
      const days = (count = 0) => counted(words.days, count);
      if (atLeast !== undefined && atMost !== undefined)
        return fill(words.ahead.both, { least: days(atLeast), most: days(atMost) });
      return atMost === undefined
        ? fill(words.ahead.atLeast, { days: days(atLeast) })
        : fill(words.ahead.atMost, { days: days(atMost) });
    },

    /** 'Sunday through Thursday', 'Friday and Saturday' */
    weekdaysPhrase(days: readonly Weekday[]): string {
      const dayAt = (index: number) => weekdays[index % weekdays.length] as Weekday;
      const nameOf = (day: Weekday) => weekdayName(weekdays.indexOf(day));
      const first = weekdays.findIndex(
        (day, index) => days.includes(day) && !days.includes(dayAt(index + 6)),
      );
      const run = days.map((_, index) => dayAt(Math.max(first, 0) + index));
      const isRun = run.every((day) => days.includes(day));
      const names = (isRun ? run : days).map(nameOf);
      return isRun && days.length > 2
        ? fill(words.weekdays, { first: names[0] ?? '', last: names.at(-1) ?? '' })
        : listed(names);
    },

    /** 'the nights from December 20, 2026, through January 3, 2027' or 'the night of July 4, 2027' */
    nightsPhrase: ({ firstNight, lastNight }: Nights): string =>
      firstNight === lastNight
        ? fill(words.oneNight, { date: dateLabel(firstNight) })
        : fill(words.someNights, { span: spanPhrase(firstNight, lastNight) }),
  };
}

export type Phrases = ReturnType<typeof createPhrases>;
