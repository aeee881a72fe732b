/** The search for guests with flexible dates. docs/behavior.md#book */
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

/** The id of the search's form and result on /book. */
export const searchAnchor = 'site-cheapest-nights';

/** A search by guests with flexible dates: stays that start in a month. */
export interface StaySearch extends Guests {
  /** '2027-03' */
  month: string;
  nights: number;
  /** Whether only stays from Friday to Sunday are considered. */
  isWeekend?: boolean | undefined;
}

/** The value of `nights` for a weekend, and how many nights that is. */
export const weekendLength = 'weekend';
const weekendNights = 2;

/** Counted from Sunday. */
const friday = 5;

/** How many stays a search finds. */
const maxStays = 5;

/** The first day of a month. */
export const firstDay = (month: string): string => `${month}-01`;

/** The months that guests can search, starting with the current one. */
export function searchMonths(today: string, count = 12): string[] {
  const months = [monthOf(today)];
  while (months.length < count) months.push(monthOf(nextMonth(firstDay(months.at(-1) ?? ''))));
  return months;
}

/** The search in a /book query; undefined if it has a day, no valid month, or an invalid number. */
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

/** The link to a search: '/book?nights=2&month=2027-03&adults=2&children=0'. */
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

/** The earliest arrival. */
export const firstArrival = (stays: readonly StayDays[]): string =>
  stays.map(({ arrival }) => arrival).toSorted()[0] ?? '';

/** A search's results. */
export interface SearchAnswer {
  /** The cheapest available stays, in order of price. Stays whose price is unknown are left out. */
  stays: readonly FoundStay[];
  /** If none is available: all are sold out, or rules refuse some. Undefined if too little is known. */
  problem?: 'soldOut' | 'refused' | undefined;
}

/** A room without plans, which the engine doesn't sell, is not considered. */
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
  /** The next month, if this one has no stays but that one has. */
  next?: string | undefined;
}
