/** Whether a stay can be had on the nights that are known. docs/behavior.md#nights */
import type { Labels } from '../labels';
import { daysAfter, longestStay, nightsIn, nightsOf, type Stay } from '../stay';
import type { NightWords } from '../ui/defaults';
import { fill } from '../words';
import type { NightsByDay } from './night';

type Days = Pick<Stay, 'arrival' | 'departure'>;

/** Why a stay cannot be had. `day` is the first sold-out night, or the day of the rule. */
export type StayProblem =
  | { kind: 'soldOut' | 'closedToArrival' | 'closedToDeparture'; day: string }
  | { kind: 'minStay' | 'maxStay'; day: string; nights: number };

/** In a room; undefined if it can be booked, as far as is known. */
export function problemIn(nights: NightsByDay, stay: Days): StayProblem | undefined {
  const { arrival, departure } = stay;
  const soldOut = nightsIn(stay).find((night) => nights.get(night)?.left === 0);
  if (soldOut) return { kind: 'soldOut', day: soldOut };
  const { closedToArrival, minStay = 0, maxStay = Number.POSITIVE_INFINITY } = nights.get(arrival) ?? {};
  if (closedToArrival) return { kind: 'closedToArrival', day: arrival };
  const count = nightsOf(stay);
  if (count < minStay) return { kind: 'minStay', day: arrival, nights: minStay };
  if (count > maxStay) return { kind: 'maxStay', day: arrival, nights: maxStay };
  return nights.get(departure)?.closedToDeparture && { kind: 'closedToDeparture', day: departure };
}

/** From what a guest can change most easily to what she cannot change. */
const kinds = ['minStay', 'maxStay', 'closedToDeparture', 'closedToArrival', 'soldOut'] as const;

const compare = (one: StayProblem, other: StayProblem) =>
  kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
  ('nights' in one && 'nights' in other
    ? (one.nights - other.nights) * (one.kind === 'minStay' ? 1 : -1)
    : other.day.localeCompare(one.day));

/** In every one of some rooms: the problem that is overcome most easily; undefined if one room has none. */
export function problemInAll(rooms: readonly NightsByDay[], stay: Days): StayProblem | undefined {
  const problems = rooms.map((nights) => problemIn(nights, stay));
  return problems.some((problem) => problem === undefined)
    ? undefined
    : (problems as StayProblem[]).toSorted(compare)[0];
}

/** Why no stay may begin on a day, in every one of some rooms: sold out, or closed to arrival. */
export function arrivalProblem(rooms: readonly NightsByDay[], day: string): StayProblem | undefined {
  const found = rooms.map((nights) => {
    const { left, closedToArrival } = nights.get(day) ?? {};
    return left === 0 ? 'soldOut' : closedToArrival && 'closedToArrival';
  });
  if (found.length === 0 || found.some((kind) => !kind)) return undefined;
  return { kind: found.includes('closedToArrival') ? 'closedToArrival' : 'soldOut', day };
}

/** The last day to leave on after an arrival, if every one of some rooms is sold out on a night of the longest stay. */
export function lastDeparture(rooms: readonly NightsByDay[], arrival: string): string | undefined {
  const stay = nightsIn({ arrival, departure: daysAfter(arrival, longestStay) });
  const soldOut = rooms.map((nights) => stay.find((night) => nights.get(night)?.left === 0));
  return soldOut.every(Boolean) ? soldOut.toSorted().at(-1) : undefined;
}

/** How far from the wanted arrival a free stay is looked for, in days. */
const reach = 14;

/** The free stays of the same length that begin nearest to a stay, the earlier one first. */
export function nearestStays(rooms: readonly NightsByDay[], stay: Days, today: string, most = 2): Days[] {
  const isFree = (other: Days) => (nights: NightsByDay) =>
    nightsIn(other).every((night) => (nights.get(night)?.left ?? 0) > 0) && !problemIn(nights, other);
  const length = nightsOf(stay);
  return Array.from({ length: reach * 2 }, (_, index) => (index % 2 ? 1 : -1) * (Math.floor(index / 2) + 1))
    .map((days) => daysAfter(stay.arrival, days))
    .map((arrival) => ({ arrival, departure: daysAfter(arrival, length) }))
    .filter((other) => other.arrival >= today && rooms.some(isFree(other)))
    .slice(0, most)
    .toSorted((one, other) => one.arrival.localeCompare(other.arrival));
}

/** A rule in the calendar, beside its day: 'At least 2 nights from Friday.' */
export const ruleText = (problem: StayProblem, { rules }: NightWords, labels: Labels): string =>
  fill(rules[problem.kind], {
    day: labels.longDayLabel(problem.day),
    weekday: labels.weekdayName(new Date(`${problem.day}T00:00:00Z`).getUTCDay()),
    nights: 'nights' in problem ? labels.nightsLabel(problem.nights) : '',
  });

/** Why a stay cannot be booked, if its days are not in sight: 'Sold out for these nights.' */
export function problemText(problem: StayProblem, words: NightWords, labels: Labels): string {
  if (problem.kind === 'soldOut') return words.taken.whole;
  const rule = ruleText(problem, words, labels);
  return 'nights' in problem ? rule : fill(words.onDay, { day: labels.longDayLabel(problem.day), rule });
}
