/** The search for guests with flexible dates. docs/behavior.md#book */
import { addDays, maxNights, parseCount, type Stay, yearsAhead } from '../stay';
import type { StayPrices, StaySum } from '../staySum';
import type { NightWords } from '../ui/defaults';
import { answerStay, type StayDays, type Wanted } from './answerStay';
import { type KnownRoom, monthOf, nextMonth } from './plan';

/** The query parameter for a month: '2027-03'. */
export const monthField = 'month';

/** A stay of this many nights that starts in a month. */
export interface StaySearch {
  /** '2027-03' */
  month: string;
  nights: number;
  adults: number;
  children: number;
}

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
  const search = {
    month,
    nights: count('nights', 2),
    adults: count('adults', 2),
    children: count('children', 0),
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

/** A stay with its lowest price. */
export interface FoundStay extends StayDays {
  cost: StaySum;
}

/** The cheapest available stays, in order of price. Stays whose price is unknown are left out. */
export function cheapestStays(
  rooms: readonly KnownRoom[],
  { month, nights, adults, children }: StaySearch,
  prices: StayPrices,
  today: string,
  wanted: Wanted = {},
): FoundStay[] {
  const found: FoundStay[] = [];
  const first = firstDay(month);
  for (
    let arrival = first < today ? today : first;
    monthOf(arrival) === month;
    arrival = addDays(arrival, 1)
  ) {
    const stay: Stay = { arrival, departure: addDays(arrival, nights), adults, children };
    const { cost } = answerStay(rooms, stay, prices, wanted);
    if (cost) found.push({ arrival, departure: stay.departure, cost });
  }
  return found.toSorted((one, other) => one.cost.sum - other.cost.sum).slice(0, maxStays);
}

/** A search and its result. */
export interface SearchResult extends StaySearch {
  stays: readonly FoundStay[];
  /** Whether all prices are known. If they are and there are no stays, none is available. */
  isComplete: boolean;
  /** Words for the stays' rate plans. */
  planWords: Pick<NightWords, 'plan'>;
  /** The next month, if this one has no stays but that one has. */
  next?: string | undefined;
}
