/** Texts of an offer, made from its rules. docs/behavior.md#offers */
import { dateLabel } from '../dates';
import type { RoomFilter } from '../roomFilter';
import { aheadPhrase, nightsInWords, nightsPhrase, spanPhrase, staysPhrase, weekdaysPhrase } from './phrases';
import type { CodeRules } from './rules';

/** A kind of room, as the filters of the Rooms page have it. */
export type RoomKind = Exclude<RoomFilter, 'all'>;

const kindPhrases: Readonly<Record<RoomKind, string>> = {
  ocean: 'an ocean-view room',
  park: 'a park-view room',
  kitchenette: 'a room with a kitchenette',
  suite: 'a suite',
  king: 'a room with a king bed',
  queen: 'a room with two queen beds',
  accessible: 'an accessible room',
};

/** The most rooms that a sentence names. */
const mostNamed = 3;

/** 'a room with a kitchenette', 'the Enci King or the Shore Thing King'; empty for all rooms. @param names where rooms are named */
export function roomsPhrase(kind: RoomKind | undefined, names: readonly string[]): string {
  if (names.length > mostNamed) return 'certain rooms';
  if (names.length > 0) return names.map((name) => `the ${name}`).join(' or ');
  return kind ? kindPhrases[kind] : '';
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The input of all sentences. */
export interface Described extends CodeRules {
  /** From roomsPhrase. */
  forRooms: string;
  /** Whether it goes with another code. */
  combines: boolean;
}

/** 'stays of seven nights or more in a room with a kitchenette' */
const staysOf = ({ nights, forRooms }: Described) =>
  [staysPhrase(nights), forRooms && `in ${forRooms}`].filter(Boolean).join(' ');

/** '15% off stays of two nights or more, Sunday through Thursday.' */
export function summaryOf(rules: Described): string {
  const { percent, freeNights = 0, weekdays, daysAhead } = rules;
  const what = percent ? `${percent}% off` : `${upper(nightsInWords(freeNights))} free on`;
  const ahead = daysAhead ? ` booked ${aheadPhrase(daysAhead)} arrival` : '';
  const days = weekdays ? `, ${weekdaysPhrase(weekdays)}` : '';
  return `${what} ${staysOf(rules)}${ahead}${days}.`;
}

/** The discount, and whether it includes the amenity fee. */
function amountOf({ percent, freeNights = 0 }: Described): string {
  if (percent) return `${percent}% off the nightly rate, amenity fee included, before tax.`;
  const which = freeNights === 1 ? 'the one with the lowest rate' : 'those with the lowest rates';
  return `${upper(nightsInWords(freeNights))} free, ${which}, amenity fee included.`;
}

/** The fine print, a sentence for each rule. @param always a sentence of all offers */
export function finePrintOf(rules: Described, always: string): string[] {
  const { nights, weekdays, daysAhead, firstDay, lastDay, firstNight, lastNight } = rules;
  const least = nights?.atLeast ?? 1;
  const sentences = [
    amountOf(rules),
    'The discount doesn’t cover rollaway beds.',
    (nights || rules.forRooms) && `For ${staysOf(rules)}.`,
    weekdays && `Only for stays on ${weekdaysPhrase(weekdays)} nights.`,
    daysAhead && `Book ${aheadPhrase(daysAhead)} you arrive.`,
    firstDay ? `Book ${spanPhrase(firstDay, lastDay)}.` : `Book through ${dateLabel(lastDay)}.`,
    firstNight && !lastNight && `For nights from ${dateLabel(firstNight)}, on.`,
    lastNight && !firstNight && `For nights through ${dateLabel(lastNight)}.`,
    firstNight && lastNight && `For ${nightsPhrase({ firstNight, lastNight })}.`,
    ...(rules.blackouts ?? []).map((span) => `Not for stays that include ${nightsPhrase(span)}.`),
    !rules.combines && 'Can’t be combined with another code.',
    least > 1 && `If your stay ends up shorter than ${nightsInWords(least)}, the usual rate applies.`,
    always,
  ];
  return sentences.filter((sentence) => typeof sentence === 'string' && sentence !== '') as string[];
}
