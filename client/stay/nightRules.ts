/** What the calendar and the forms say of nights. docs/behavior.md#nights */
import type { Labels } from '../../shared/labels';
import type { NightsByDay } from '../../shared/rates/night';
import { problemIn, type StayDays, type StayProblem } from '../../shared/rates/stayIn';
import { daysAfter, longestStay, nightsIn, nightsOf } from '../../shared/stay';
import type { NightWords } from '../../shared/ui/defaults';
import { fill } from '../../shared/words';

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
export function nearestStays(
  rooms: readonly NightsByDay[],
  stay: StayDays,
  today: string,
  most = 2,
): StayDays[] {
  const isFree = (other: StayDays) => (nights: NightsByDay) =>
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
