/** Texts of an offer, made from its rules. docs/behavior.md#offers */

import type { DateLabels } from '../labels/dates';
import type { Phrases } from '../labels/offers';
import { isRoomKind } from '../roomFilter';
import type { FinePrintWords } from '../schema/ui/conditions';
import type { View } from '../view';
import { fill, upperFirst } from '../words';
import type { CodeRules } from './rules';

/** The most rooms that a sentence names. */
const mostNamed = 3;

/** The input of all sentences. */
export interface Described extends CodeRules {
  /** From roomsPhrase. */
  forRooms: string;
  /** Whether it goes with another code. */
  combines: boolean;
}

interface Source extends Omit<Phrases, 'listed'>, Pick<DateLabels, 'dateLabel'> {
  words: FinePrintWords;
  views: readonly View[];
}

export function createFinePrint({ words, views, dateLabel, ...phrases }: Source) {
  const { nightsInWords, staysPhrase, aheadPhrase, weekdaysPhrase, spanPhrase, nightsPhrase } = phrases;

  /** 'stays of seven nights or more in a room with a kitchenette' */
  function staysOf({ nights, forRooms }: Described): string {
    const stays = staysPhrase(nights);
    return forRooms ? fill(words.staysIn, { stays, rooms: forRooms }) : stays;
  }

  /** What it takes off, and whether the amenity fee counts. */
  function amountOf({ percent, freeNights = 0 }: Described): string {
    if (percent) return fill(words.percent, { percent });
    const nights = upperFirst(nightsInWords(freeNights));
    return fill(freeNights === 1 ? words.freeNight : words.freeNights, { nights });
  }

  return {
    /** 'a room with a kitchenette', 'the Enci King or the Shore Thing King'; empty for all rooms. @param names where rooms are named */
    roomsPhrase(kind: string | undefined, names: readonly string[]): string {
      if (names.length > mostNamed) return words.rooms.certain;
      if (names.length > 0)
        return names.map((room) => fill(words.rooms.named, { room })).join(` ${words.rooms.or} `);
      if (kind === undefined) return '';
      return isRoomKind(kind) ? words.rooms[kind] : (views.find(({ id }) => id === kind)?.room ?? '');
    },

    /** '15% off stays of two nights or more, Sunday through Thursday.' */
    summaryOf(rules: Described): string {
      const { percent, freeNights = 0, weekdays, daysAhead } = rules;
      const stays = staysOf(rules);
      const what = percent
        ? fill(words.summary.percent, { percent, stays })
        : fill(words.summary.freeNights, { nights: upperFirst(nightsInWords(freeNights)), stays });
      const ahead = daysAhead ? ` ${fill(words.summary.ahead, { ahead: aheadPhrase(daysAhead) })}` : '';
      const days = weekdays ? `, ${weekdaysPhrase(weekdays)}` : '';
      return `${what}${ahead}${days}.`;
    },

    /** The fine print, a sentence for each rule. @param always a sentence of all offers */
    finePrintOf(rules: Described, always: string): string[] {
      const { nights, weekdays, daysAhead, firstDay, lastDay, firstNight, lastNight } = rules;
      const least = nights?.atLeast ?? 1;
      const sentences = [
        amountOf(rules),
        words.rollaways,
        (nights || rules.forRooms) && fill(words.stays, { stays: staysOf(rules) }),
        weekdays && fill(words.weekdays, { weekdays: weekdaysPhrase(weekdays) }),
        daysAhead && fill(words.ahead, { ahead: aheadPhrase(daysAhead) }),
        firstDay
          ? fill(words.span, { span: spanPhrase(firstDay, lastDay) })
          : fill(words.lastDay, { date: dateLabel(lastDay) }),
        firstNight && !lastNight && fill(words.firstNight, { date: dateLabel(firstNight) }),
        lastNight && !firstNight && fill(words.lastNight, { date: dateLabel(lastNight) }),
        firstNight && lastNight && fill(words.nights, { nights: nightsPhrase({ firstNight, lastNight }) }),
        ...(rules.blackouts ?? []).map((span) => fill(words.blackouts, { nights: nightsPhrase(span) })),
        !rules.combines && words.alone,
        least > 1 && fill(words.shortened, { nights: nightsInWords(least) }),
        always,
      ];
      return sentences.filter((sentence) => typeof sentence === 'string' && sentence !== '') as string[];
    },
  };
}
