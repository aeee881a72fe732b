import { useMemo, useState } from 'react';
import type { LazyData } from '../../../shared/lazyData';
import { answerNight, answerStay } from '../../../shared/rates/answerStay';
import { nearbyStays } from '../../../shared/rates/nearbyStays';
import { type KnownRoom, monthOf } from '../../../shared/rates/ratePlan';
import {
  arrivalProblem,
  isTooShort,
  type StayDays,
  type StayProblem,
} from '../../../shared/rates/stayProblems';
import type { BookableRoom } from '../../../shared/room';
import { addDays, type DateField, maxNights, parseCount, type StayEntries } from '../../../shared/stay';
import { fill } from '../../../shared/templates';
import { useLabels, useSiteData } from '../../siteData';
import { ruleLabel } from '../../stay/problemLabels';
import { useNights } from '../../stay/useNights';

interface DayRulesOptions {
  /** The form's values. Arrival and departure are valid days or empty. */
  entries: StayEntries;
  words: LazyData['calendar']['words'];
  /** The date field that the next chosen day fills. */
  field: DateField;
  room: BookableRoom | undefined;
  today: string;
}

/** A month's lowest price is marked if at most this fraction of the month's priced nights have that price. */
const rareShare = 0.2;

const none: readonly KnownRoom[] = [];

/** Returns the lowest price of each month in which few nights have that price. @param prices night prices by day */
function rareLows(prices: readonly (readonly [day: string, price: number])[]): Map<string, number> {
  const byMonth = new Map<string, number[]>();
  for (const [day, price] of prices) byMonth.set(monthOf(day), [...(byMonth.get(monthOf(day)) ?? []), price]);
  const lows = [...byMonth].map(([month, all]) => [month, Math.min(...all), all] as const);
  const isRare = (low: number, all: readonly number[]) =>
    all.filter((price) => price === low).length <= all.length * rareShare;
  return new Map(lows.filter(([, low, all]) => isRare(low, all)).map(([month, low]) => [month, low]));
}

/** The reason why a day was refused, shown until the guest chooses another day or field. */
interface Refusal {
  choice: string;
  reason: string;
  /** Available stays near the refused stay. */
  instead: readonly StayDays[];
}

/** Returns the price and availability of the calendar's days, as far as they have loaded. docs/behavior.md#nights */
export function useDayRules({ entries, words: calendarWords, field, room, today }: DayRulesOptions) {
  const { arrival, departure } = entries;
  const { hotel } = useSiteData();
  const labels = useLabels();
  const nights = useNights();
  const [refusal, setRefusal] = useState<Refusal>();
  const choice = `${field} ${arrival} ${departure}`;
  const adults = parseCount(entries.adults);
  const children = parseCount(entries.children);
  const isCancelable = entries.cancelable !== '';
  const all = nights?.rooms ?? none;
  const words = nights?.words;
  const slug = room?.slug;

  const { guests, wanted } = useMemo(
    () => ({ guests: { adults, children, isCancelable }, wanted: { room: slug } }),
    [adults, children, isCancelable, slug],
  );

  /** Each day's lowest price, each month's rare low, and the price in longer stays if no day has a price as low. */
  const { cheapest, lows, longest } = useMemo(() => {
    const days = new Set(all.flatMap(({ plans }) => plans.flatMap((plan) => Object.keys(plan.nights))));
    const byDay = new Map([...days].map((day) => [day, answerNight(all, day, guests, hotel, wanted)]));
    const prices = [...byDay].flatMap(([day, { price }]) => (price ? [[day, price] as const] : []));
    const longer = [...byDay.values()].flatMap((night) => night.longer ?? []);
    const [longest] = longer.toSorted((one, other) => one.price - other.price || one.nights - other.nights);
    const isLowest = longest && prices.every(([, price]) => price > longest.price);
    return { cheapest: byDay, lows: rareLows(prices), longest: isLowest ? longest : undefined };
  }, [all, guests, wanted, hotel]);

  const stayOf = (from: string, to: string) => ({ arrival: from, departure: to, ...guests });
  const answer = (from: string, to: string) => answerStay(all, stayOf(from, to), hotel, wanted);

  const isPossibleDeparture = (day: string) =>
    field === 'departure' && arrival !== '' && day > arrival && day <= addDays(arrival, maxNights);

  /** Returns the reason why a day cannot be chosen for the current field. */
  const problemOn = (day: string): StayProblem | undefined =>
    isPossibleDeparture(day) ? answer(arrival, day).problem : arrivalProblem(all, day, guests, wanted);

  /** Returns the reason for a refusal, or else the arrival's minimum stay and last possible departure. */
  function rule(): string {
    if (refusal?.choice === choice) return refusal.reason;
    if (!words || !arrival || departure || field !== 'departure') return '';
    const shortest = answer(arrival, addDays(arrival, 1)).problem;
    // The problem is `soldOut` only if every room is sold out on at least one night of the longest stay.
    const longestStay = answer(arrival, addDays(arrival, maxNights)).problem;
    return [
      shortest && isTooShort(shortest) && ruleLabel(shortest, words, labels),
      longestStay?.kind === 'soldOut' &&
        fill(words.rules.lastDeparture, { day: labels.dayLabel(longestStay.day) }),
    ]
      .filter(Boolean)
      .join(' ');
  }

  /** Shows why a day can't be chosen, with alternative stays. @returns false if the day can be chosen */
  function refuse(day: string): boolean {
    if (field === 'departure' && day === arrival) {
      setRefusal({ choice, reason: calendarWords.sameDay, instead: [] });
      return true;
    }
    const problem = problemOn(day);
    if (!problem || !words) return false;
    const instead = isPossibleDeparture(day)
      ? nearbyStays(all, stayOf(arrival, day), today, hotel, wanted)
      : [];
    setRefusal({ choice, reason: ruleLabel(problem, words, labels), instead });
    return true;
  }

  /** Returns the price in a day's cell: the night's price or, after an arrival, the total of a stay until that day. */
  function priceOn(day: string): { price?: number | undefined; problem: StayProblem | undefined } {
    if (!isPossibleDeparture(day)) return { price: cheapest.get(day)?.price, problem: problemOn(day) };
    const { cost, problem } = answer(arrival, day);
    return { price: cost?.total, problem };
  }

  /** Returns the content of a day's cell. */
  function dayState(day: string) {
    const { price, problem } = priceOn(day);
    const isDeparture = isPossibleDeparture(day);
    return {
      price: price ? labels.roundedUp(price) : '',
      isTotal: isDeparture,
      isLowest: !isDeparture && price !== undefined && price === lows.get(monthOf(day)),
      isSoldOut: cheapest.get(day)?.isSoldOut && (!isDeparture || problem !== undefined),
      isClosed: problem?.kind === 'closedToArrival' && !isDeparture,
      isUnavailable: problem !== undefined,
    };
  }

  /** Returns a day's accessible name. @param name the name without price or availability */
  function nameOf(day: string, name: string): string {
    if (!words) return name;
    const { price, isTotal, isSoldOut, isClosed } = dayState(day);
    if (isSoldOut) return fill(words.soldOut, { day: name });
    const priced = price ? fill(isTotal ? words.total : words.price, { day: name, price }) : name;
    return isClosed ? `${priced}, ${words.noArrival}` : priced;
  }

  /** Returns notes about the prices in the cells, and about a lower price for longer stays. */
  function legend(): readonly string[] {
    const hasPrices = [...cheapest.values()].some(({ price }) => price);
    if (!words || !hasPrices) return [];
    // Once both days are chosen, StaySummary shows the note about longer stays.
    const longer = departure ? undefined : arrival ? cheapest.get(arrival)?.longer : longest;
    return [
      field === 'departure' && arrival ? words.totalLegend : fill(words.legend, { note: hotel.rateNote }),
      ...(longer
        ? [
            fill(words.longer, {
              nights: labels.nightsLabel(longer.nights),
              price: labels.roundedUp(longer.price),
            }),
          ]
        : []),
    ];
  }

  return {
    words,
    guests,
    /** Returns whether a stay is available. */
    isPossible: (from: string, to: string) => !answer(from, to).problem,
    dayState: dayState,
    nameOf,
    legend: legend(),
    hasLows: lows.size > 0,
    rule: rule(),
    instead: refusal?.choice === choice ? refusal.instead : [],
    refuse,
  };
}

export type DayRules = ReturnType<typeof useDayRules>;
