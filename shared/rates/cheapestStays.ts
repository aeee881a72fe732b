/** Finds the cheapest stays for guests with flexible dates. docs/behavior.md#book */
import { nightsField } from '../bookQuery';
import {
  addDays,
  bookPath,
  cancelableField,
  type Guests,
  maxNights,
  nightsIn,
  parseCount,
  type Stay,
  yearsAhead,
} from '../stay';
import type { StayCost, StayPrices } from '../stayCost';
import type { NightWords } from '../ui/defaults';
import { answerStay } from './answerStay';
import { type KnownRoom, monthOf, nextMonth } from './ratePlan';
import type { StayDays } from './stayProblems';

/** The query parameter for a month: '2027-03'. */
export const monthField = 'month';

/** The HTML id of the search form and its results on /book. */
export const searchAnchor = 'site-cheapest-nights';

/** A search by guests with flexible dates: stays that start in a month. */
export interface StaySearch extends Guests {
  /** The month of arrival: '2027-03'. */
  month: string;
  nights: number;
  /** Whether only stays from Friday to Sunday are considered. */
  isWeekend?: boolean | undefined;
}

/** The value of the `nights` parameter for a weekend, and the number of nights in a weekend. */
export const weekendLength = 'weekend';
const weekendNights = 2;

/** The index of Friday in a week that starts with Sunday (0). */
const friday = 5;

/** The maximum number of stays that a search returns. */
const maxStays = 5;

/** Returns the first day of a month. */
export const firstDay = (month: string): string => `${month}-01`;

/** Returns the months that guests can search, starting with the current month. */
export function searchMonths(today: string, count = 12): string[] {
  const months = [monthOf(today)];
  while (months.length < count) months.push(monthOf(nextMonth(firstDay(months.at(-1) ?? ''))));
  return months;
}

/**
 * Parses a cheapest-stay search from the query string of /book. Returns undefined if the query string has an arrival or
 * departure day, or if its month or one of its numbers is invalid.
 */
export function searchOf(query: URLSearchParams, today: string, largest: number): StaySearch | undefined {
  const count = (name: string, initial: number) => parseCount((query.get(name) ?? `${initial}`).trim());
  const month = query.get(monthField) ?? '';
  const isWeekend = query.get(nightsField) === weekendLength;
  const search = {
    month,
    nights: isWeekend ? weekendNights : count(nightsField, 2),
    adults: count('adults', 2),
    children: count('children', 0),
    ...(isWeekend && { isWeekend }),
    ...(query.get(cancelableField) === '1' && { isCancelable: true }),
  };
  const { nights, adults, children } = search;
  const isValid =
    !query.get('arrival') &&
    !query.get('departure') &&
    /^\d{4}-(0[1-9]|1[0-2])$/.test(month) &&
    month >= monthOf(today) &&
    Number(month.slice(0, 4)) <= Number(today.slice(0, 4)) + yearsAhead &&
    nights >= 1 &&
    nights <= maxNights &&
    adults >= 1 &&
    adults + children <= largest;
  return isValid ? search : undefined;
}

/** Returns the link to a search: '/book?nights=2&month=2027-03&adults=2&children=0'. */
export function searchLink({ month, nights, isWeekend, adults, children, isCancelable }: StaySearch): string {
  const query = new URLSearchParams({
    [nightsField]: isWeekend ? weekendLength : String(nights),
    [monthField]: month,
    adults: String(adults),
    children: String(children),
    ...(isCancelable && { [cancelableField]: '1' }),
  });
  return `${bookPath}?${query}#${searchAnchor}`;
}

/** A stay with its lowest price. */
export interface FoundStay extends StayDays {
  cost: StayCost;
}

/** Returns the earliest arrival of several stays. */
export const firstArrival = (stays: readonly StayDays[]): string =>
  stays.map(({ arrival }) => arrival).toSorted()[0] ?? '';

/** A search's results. */
export interface SearchAnswer {
  /** The cheapest available stays, sorted by price. Stays whose price is unknown are left out. */
  stays: readonly FoundStay[];
  /** 'soldOut' if every stay is sold out, 'refused' if rules exclude some; undefined if a stay may be available. */
  problem?: 'soldOut' | 'refused' | undefined;
}

/** Finds the cheapest stays for a search. Skips rooms without plans, which the engine doesn't sell. */
export function cheapestStays(
  rooms: readonly KnownRoom[],
  { month, nights, isWeekend, ...guests }: StaySearch,
  prices: StayPrices,
  today: string,
): SearchAnswer {
  const sold = rooms.filter(({ plans }) => plans.length > 0);
  const first = firstDay(month);
  const arrivals = nightsIn({ arrival: first < today ? today : first, departure: nextMonth(first) });
  const answers = arrivals
    .filter((day) => !isWeekend || new Date(`${day}T00:00:00Z`).getUTCDay() === friday)
    .map((arrival) => {
      const stay: Stay = { arrival, departure: addDays(arrival, nights), ...guests };
      return { arrival, departure: stay.departure, ...answerStay(sold, stay, prices) };
    });
  const stays = answers
    .flatMap(({ arrival, departure, cost }) => (cost ? { arrival, departure, cost } : []))
    .toSorted((one, other) => one.cost.sum - other.cost.sum)
    .slice(0, maxStays);
  if (!answers.every(({ problem }) => problem)) return { stays };
  const isFull = answers.length > 0 && answers.every(({ problem }) => problem?.kind === 'soldOut');
  return { stays, problem: isFull ? 'soldOut' : 'refused' };
}

/** A search and its result. */
export interface SearchResult extends StaySearch, SearchAnswer {
  /** Words for the stays' rate plans. */
  planWords: Pick<NightWords, 'plan'>;
  /** The following month, if it has available stays and the searched month has none. */
  next?: string | undefined;
}
