import { useMemo, useState } from 'react';
import { type KnownRoom, monthOf, type Night } from '../../../shared/rates/night';
import { cheapestNight, problemInAll, roomsFor, type StayProblem } from '../../../shared/rates/stayIn';
import { countOf, daysAfter, longestStay, type StayTexts } from '../../../shared/stay';
import { fill } from '../../../shared/words';
import { useLabels, useSiteData } from '../../siteData';
import { ruleText } from '../../stay/nightRules';
import { useLoaded } from '../../stay/stayNights';
import type { CalendarProps } from '../../stay/stayParts';

interface Choice extends Pick<CalendarProps, 'field' | 'room' | 'within'> {
  /** Days are valid or empty. */
  texts: StayTexts;
}

const none: readonly KnownRoom[] = [];

/** What the nights that are known make of the calendar's days. docs/behavior.md#nights */
export function useDayRules({ texts, field, room, within }: Choice) {
  const { arrival, departure } = texts;
  const { hotel } = useSiteData();
  const labels = useLabels();
  const { nights } = useLoaded();
  const [refused, setRefused] = useState<{ problem: StayProblem; choice: string }>();
  const choice = `${field} ${arrival} ${departure}`;
  const adults = countOf(texts.adults);
  const children = countOf(texts.children);
  // Of a group's own nights the engine's answer says nothing.
  const all = (!within && nights?.rooms) || none;
  const slug = room?.slug;

  /** The rooms that the guests may have, of each day the cheapest night, and the lowest price of each month. */
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

  const isLeaving = (day: string) =>
    field === 'departure' && arrival !== '' && day > arrival && day <= daysAfter(arrival, longestStay);

  /** Why a day cannot be chosen, as the day of the field. */
  function problemOn(day: string): StayProblem | undefined {
    if (isLeaving(day)) return problemInAll(known, { arrival, departure: day });
    // A rule about the length of a stay does not keep it from beginning.
    const problem = problemInAll(known, { arrival: day, departure: daysAfter(day, 1) });
    return problem?.kind === 'soldOut' || problem?.kind === 'closedToArrival' ? problem : undefined;
  }

  /** The one line about rules: of the day that was refused, else of the arrival: the shortest stay, and the last day to leave. */
  function rule(): string {
    if (!nights) return '';
    if (refused?.choice === choice) return ruleText(refused.problem, nights.words, labels);
    if (!arrival || departure || field !== 'departure') return '';
    const shortest = problemInAll(known, { arrival, departure: daysAfter(arrival, 1) });
    // Only where every room is sold out on a night of the longest stay.
    const longest = problemInAll(known, { arrival, departure: daysAfter(arrival, longestStay) });
    return [
      shortest?.kind === 'minStay' && ruleText(shortest, nights.words, labels),
      longest?.kind === 'soldOut' &&
        fill(nights.words.rules.lastDeparture, { day: labels.dayLabel(longest.day) }),
    ]
      .filter(Boolean)
      .join(' ');
  }

  /** What the cell of a day shows. */
  function factsOf(day: string) {
    const { left, price } = cheapest.get(day) ?? {};
    const problem = problemOn(day);
    return {
      price: price ? labels.roundedUp(price) : '',
      isLowest: price && price === lowest.get(monthOf(day)),
      isSoldOut: left === 0,
      isClosed: problem?.kind === 'closedToArrival' && !isLeaving(day),
      isOff: problem !== undefined,
    };
  }

  /** The name of a day for screen readers. @param name as it is without what is known */
  function nameOf(day: string, name: string): string {
    if (!nights) return name;
    const { price, isSoldOut, isClosed } = factsOf(day);
    const { words } = nights;
    if (isSoldOut) return fill(words.soldOut, { day: name });
    const priced = price ? fill(words.price, { day: name, price }) : name;
    return isClosed ? `${priced}, ${words.noArrival}` : priced;
  }

  return {
    words: nights?.words,
    hasPrices: lowest.size > 0,
    problemOn,
    /** Whether a stay can be had. */
    isPossible: (from: string, to: string) => !problemInAll(known, { arrival: from, departure: to }),
    factsOf,
    nameOf,
    rule: rule(),
    refuse: (problem: StayProblem) => setRefused({ problem, choice }),
  };
}

export type DayRules = ReturnType<typeof useDayRules>;
