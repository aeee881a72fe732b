import { useMemo, useState } from 'react';
import { type KnownRoom, monthOf, type Night } from '../../../shared/rates/night';
import { cheapestNight, problemInAll, roomsFor, type StayProblem } from '../../../shared/rates/stayIn';
import { addDays, maxNights, parseCount, type StayTexts } from '../../../shared/stay';
import { fill } from '../../../shared/words';
import { useLabels, useSiteData } from '../../siteData';
import { ruleText } from '../../stay/nightRules';
import { useLoaded } from '../../stay/stayNights';
import type { CalendarProps } from '../../stay/stayParts';

interface DayRulesOptions extends Pick<CalendarProps, 'field' | 'room'> {
  /** Days are valid or empty. */
  texts: StayTexts;
}

const none: readonly KnownRoom[] = [];

/** Derives the rules for the calendar's days from the known nights. docs/behavior.md#nights */
export function useDayRules({ texts, field, room }: DayRulesOptions) {
  const { arrival, departure } = texts;
  const { hotel } = useSiteData();
  const labels = useLabels();
  const { nights } = useLoaded();
  const [refused, setRefused] = useState<{ problem: StayProblem; choice: string }>();
  const choice = `${field} ${arrival} ${departure}`;
  const adults = parseCount(texts.adults);
  const children = parseCount(texts.children);
  const all = nights?.rooms ?? none;
  const slug = room?.slug;

  /** The rooms that fit the guests, the cheapest night on each day, and the lowest price in each month. */
  const { known, cheapest, lowest } = useMemo(() => {
    const rooms = roomsFor(all, { adults, children }, slug);
    const byDay = new Map<string, Night>();
    const byMonth = new Map<string, number>();
    for (const day of new Set(rooms.flatMap((each) => [...each.nights.keys()]))) {
      const night = cheapestNight(rooms, day, adults + children, hotel.rollawayPrice);
      if (night) byDay.set(day, night);
      if (night?.price)
        byMonth.set(monthOf(day), Math.min(night.price, byMonth.get(monthOf(day)) ?? night.price));
    }
    return { known: rooms, cheapest: byDay, lowest: byMonth };
  }, [all, slug, adults, children, hotel]);

  const isPossibleDeparture = (day: string) =>
    field === 'departure' && arrival !== '' && day > arrival && day <= addDays(arrival, maxNights);

  /** Why a day cannot be chosen for the current field. */
  function problemOn(day: string): StayProblem | undefined {
    if (isPossibleDeparture(day)) return problemInAll(known, { arrival, departure: day });
    // Rules about the length of a stay do not prevent an arrival.
    const problem = problemInAll(known, { arrival: day, departure: addDays(day, 1) });
    return problem?.kind === 'soldOut' || problem?.kind === 'closedToArrival' ? problem : undefined;
  }

  /** The rule to show: why a day was refused, or else the arrival's shortest stay and last possible departure. */
  function rule(): string {
    if (!nights) return '';
    if (refused?.choice === choice) return ruleText(refused.problem, nights.words, labels);
    if (!arrival || departure || field !== 'departure') return '';
    const shortest = problemInAll(known, { arrival, departure: addDays(arrival, 1) });
    // `soldOut` only if every room is sold out on some night of the longest stay.
    const longest = problemInAll(known, { arrival, departure: addDays(arrival, maxNights) });
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
    const { left, price } = cheapest.get(day) ?? {};
    const problem = problemOn(day);
    return {
      price: price ? labels.roundedUp(price) : '',
      isLowest: price && price === lowest.get(monthOf(day)),
      isSoldOut: left === 0,
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
    hasPrices: lowest.size > 0,
    problemOn,
    /** Whether a stay is available. */
    isPossible: (from: string, to: string) => !problemInAll(known, { arrival: from, departure: to }),
    dayFacts,
    nameOf,
    rule: rule(),
    refuse: (problem: StayProblem) => setRefused({ problem, choice }),
  };
}

export type DayRules = ReturnType<typeof useDayRules>;
