import { useMemo, useState } from 'react';
import { type KnownRoom, monthOf, type Night } from '../../../shared/rates/night';

import {
  arrivalProblem,
  lastDeparture,
  problemInAll,
  ruleText,
  type StayProblem,
} from '../../../shared/rates/rules';
import { cheapestNight, roomsFor } from '../../../shared/rates/stayIn';
import { countOf, daysAfter, longestStay, type StayTexts } from '../../../shared/stay';
import { fill } from '../../../shared/words';
import { useLabels, useSiteData } from '../../siteData';
import { useLoaded } from '../../stay/stayNights';
import type { DateField } from '../../stay/stayParts';

interface Choice {
  arrival: string;
  departure: string;
  field: DateField;
  guests: Pick<StayTexts, 'adults' | 'children'>;
  /** The slug of the room that is booked. */
  room?: string | undefined;
  /** Whether the nights are a group's own, of which the engine's answer says nothing. */
  isHeld: boolean;
}

const none: readonly KnownRoom[] = [];

/** What the nights that are known make of the calendar's days. docs/behavior.md#nights */
export function useDayRules({ arrival, departure, field, guests, room, isHeld }: Choice) {
  const { hotel } = useSiteData();
  const labels = useLabels();
  const { nights } = useLoaded();
  const [refused, setRefused] = useState<{ problem: StayProblem; choice: string }>();
  const choice = `${field} ${arrival} ${departure}`;
  const adults = countOf(guests.adults);
  const children = countOf(guests.children);
  const count = adults + children;

  const rooms = useMemo(() => {
    if (!nights || isHeld) return none;
    return roomsFor(room ? nights.rooms.filter(({ slug }) => slug === room) : nights.rooms, {
      adults,
      children,
    });
  }, [nights, isHeld, room, adults, children]);

  /** Of each day the cheapest night, and the lowest price of each month. */
  const { byDay, lowest } = useMemo(() => {
    const cheapest = new Map<string, Night>();
    const lowestOf = new Map<string, number>();
    for (const day of new Set(rooms.flatMap((each) => [...each.nights.keys()]))) {
      const night = cheapestNight(rooms, day, count, hotel.rollawayPrice);
      if (!night) continue;
      cheapest.set(day, night);
      if (typeof night.price === 'number')
        lowestOf.set(monthOf(day), Math.min(night.price, lowestOf.get(monthOf(day)) ?? night.price));
    }
    return { byDay: cheapest, lowest: lowestOf };
  }, [rooms, count, hotel]);

  const known = rooms.map((each) => each.nights);
  const isLeaving = (day: string) =>
    field === 'departure' && arrival !== '' && day > arrival && day <= daysAfter(arrival, longestStay);

  /** Why a day cannot be chosen, as the day of the field. */
  const problemOn = (day: string): StayProblem | undefined =>
    isLeaving(day) ? problemInAll(known, { arrival, departure: day }) : arrivalProblem(known, day);

  /** The rule that holds for the chosen arrival: the shortest stay, and the last day to leave. */
  function ruleOfArrival(): string {
    if (!nights || !arrival || departure || field !== 'departure') return '';
    const shortest = problemInAll(known, { arrival, departure: daysAfter(arrival, 1) });
    const last = lastDeparture(known, arrival);
    return [
      shortest?.kind === 'minStay' && ruleText(shortest, nights.words, labels),
      last && fill(nights.words.rules.lastDeparture, { day: labels.dayLabel(last) }),
    ]
      .filter(Boolean)
      .join(' ');
  }

  /** What the cell of a day shows. */
  function factsOf(day: string) {
    const night = byDay.get(day);
    const price = typeof night?.price === 'number' ? night.price : undefined;
    const problem = problemOn(day);
    return {
      price: price === undefined ? '' : labels.roundedUp(price),
      isLowest: price !== undefined && price === lowest.get(monthOf(day)),
      isSoldOut: night?.left === 0,
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
    /** The one line about rules: of the day that was refused, else of the arrival. */
    rule:
      nights && refused?.choice === choice
        ? ruleText(refused.problem, nights.words, labels)
        : ruleOfArrival(),
    refuse: (problem: StayProblem) => setRefused({ problem, choice }),
  };
}

export type DayRules = ReturnType<typeof useDayRules>;
