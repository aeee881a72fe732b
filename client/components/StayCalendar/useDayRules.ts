import { useMemo, useState } from 'react';
import {
  answerNight,
  answerStay,
  arrivalProblem,
  type NightAnswer,
  type StayProblem,
} from '../../../shared/rates/answerStay';
import { type KnownRoom, monthOf } from '../../../shared/rates/plan';
import type { BookableRoom } from '../../../shared/schema/roomFacts';
import { addDays, type DateField, maxNights, parseCount, type StayTexts } from '../../../shared/stay';
import { fill } from '../../../shared/words';
import { useLabels, useSiteData } from '../../siteData';
import { ruleText } from '../../stay/nightRules';
import { useNights } from '../../stay/stayNights';

interface DayRulesOptions {
  /** Days are valid or empty. */
  texts: StayTexts;
  /** The day being chosen. */
  field: DateField;
  room: BookableRoom | undefined;
}

const none: readonly KnownRoom[] = [];

/** Derives the rules for the calendar's days from the known nights. docs/behavior.md#nights */
export function useDayRules({ texts, field, room }: DayRulesOptions) {
  const { arrival, departure } = texts;
  const { hotel } = useSiteData();
  const labels = useLabels();
  const nights = useNights();
  const [refused, setRefused] = useState<{ problem: StayProblem; choice: string }>();
  const choice = `${field} ${arrival} ${departure}`;
  const adults = parseCount(texts.adults);
  const children = parseCount(texts.children);
  const all = nights?.rooms ?? none;
  const slug = room?.slug;

  const { party, wanted } = useMemo(
    () => ({ party: { adults, children }, wanted: { room: slug } }),
    [adults, children, slug],
  );

  /** The lowest price on each day, and in each month. */
  const { cheapest, lowest } = useMemo(() => {
    const days = all.flatMap(({ plans }) => plans.flatMap((plan) => Object.keys(plan.nights)));
    const byDay = new Map<string, NightAnswer>();
    const byMonth = new Map<string, number>();
    for (const day of new Set(days)) {
      const night = answerNight(all, day, party, hotel, wanted);
      byDay.set(day, night);
      if (night.price)
        byMonth.set(monthOf(day), Math.min(night.price, byMonth.get(monthOf(day)) ?? night.price));
    }
    return { cheapest: byDay, lowest: byMonth };
  }, [all, party, wanted, hotel]);

  const problemOf = (from: string, to: string) =>
    answerStay(all, { arrival: from, departure: to, ...party }, hotel, wanted).problem;

  const isPossibleDeparture = (day: string) =>
    field === 'departure' && arrival !== '' && day > arrival && day <= addDays(arrival, maxNights);

  /** Why a day cannot be chosen for the current field. */
  const problemOn = (day: string): StayProblem | undefined =>
    isPossibleDeparture(day) ? problemOf(arrival, day) : arrivalProblem(all, day, party, wanted);

  /** The rule to show: why a day was refused, or else the arrival's shortest stay and last possible departure. */
  function rule(): string {
    if (!nights) return '';
    if (refused?.choice === choice) return ruleText(refused.problem, nights.words, labels);
    if (!arrival || departure || field !== 'departure') return '';
    const shortest = problemOf(arrival, addDays(arrival, 1));
    // `soldOut` only if every room is sold out on some night of the longest stay.
    const longest = problemOf(arrival, addDays(arrival, maxNights));
    return [
      shortest?.kind === 'minStay' && ruleText(shortest, nights.words, labels),
      longest?.kind === 'soldOut' &&
        fill(nights.words.rules.lastDeparture, { day: labels.dayLabel(longest.day) }),
    ]
      .filter(Boolean)
      .join(' ');
  }

  /** The contents of a day's cell. */
  function dayFacts(day: string) {
    const { price, isSoldOut } = cheapest.get(day) ?? {};
    const problem = problemOn(day);
    return {
      price: price ? labels.roundedUp(price) : '',
      isLowest: price && price === lowest.get(monthOf(day)),
      isSoldOut,
      isClosed: problem?.kind === 'closedToArrival' && !isPossibleDeparture(day),
      isUnavailable: problem !== undefined,
    };
  }

  /** A day's name for screen readers. @param name the name without price or availability */
  function nameOf(day: string, name: string): string {
    if (!nights) return name;
    const { price, isSoldOut, isClosed } = dayFacts(day);
    const { words } = nights;
    if (isSoldOut) return fill(words.soldOut, { day: name });
    const priced = price ? fill(words.price, { day: name, price }) : name;
    return isClosed ? `${priced}, ${words.noArrival}` : priced;
  }

  return {
    words: nights?.words,
    party,
    hasPrices: lowest.size > 0,
    problemOn,
    /** Whether a stay is available. */
    isPossible: (from: string, to: string) => !problemOf(from, to),
    dayFacts,
    nameOf,
    rule: rule(),
    refuse: (problem: StayProblem) => setRefused({ problem, choice }),
  };
}

export type DayRules = ReturnType<typeof useDayRules>;
