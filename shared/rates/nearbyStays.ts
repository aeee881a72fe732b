/** Finds stays to offer instead of a stay that isn't available. docs/behavior.md#nights */
import { addDays, nightCount, nightsIn, type Stay } from '../stay';
import type { StayPrices } from '../stayCost';
import { answerStay } from './answerStay';
import type { Wanted } from './candidates';
import type { FoundStay } from './cheapestStays';
import type { KnownRoom } from './ratePlan';
import type { StayDays, StayProblem } from './stayProblems';

/** How many days before and after the requested days to look for available stays. */
export const reach = 21;

/** The maximum total shift of arrival and departure, in days, for a rule that doesn't specify a number of nights. */
const maxChange = 3;

/** The index of Friday in a week that starts with Sunday (0). */
const friday = 5;
const weekend = [friday, 6];

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const isWeekend = (stay: StayDays) => nightsIn(stay).some((night) => weekend.includes(weekdayOf(night)));

const shifted = ({ arrival, departure }: StayDays, days: number): StayDays => ({
  arrival: addDays(arrival, days),
  departure: addDays(departure, days),
});

/** Returns stays that may satisfy a broken rule, smallest change first: Friday to Sunday instead of Friday night. */
function staysAround(stay: StayDays, problem: StayProblem): StayDays[] {
  const nights = nightCount(stay);
  const most = 'nights' in problem ? Math.abs(problem.nights - nights) : maxChange;
  const changes = Array.from({ length: 2 * most + 1 }, (_, index) => index - most);
  return changes
    .flatMap((early) => changes.map((late) => ({ early, late, change: Math.abs(early) + Math.abs(late) })))
    .filter(({ early, late, change }) => change > 0 && change <= most && nights + late - early > 0)
    .toSorted((one, other) => one.change - other.change || Math.abs(one.early) - Math.abs(other.early))
    .map(({ early, late }) => ({
      arrival: addDays(stay.arrival, early),
      departure: addDays(stay.departure, late),
    }));
}

/** Returns the number of days until the first Friday after a day. */
const daysToFriday = (day: string) => ((friday - weekdayOf(day) + 6) % 7) + 1;

/**
 * Returns available stays of the same length in order of preference: the nearest stay before, the nearest stay after,
 * and a stay on the next weekend. For a weekend stay, the weekends before and after come first.
 */
function staysElsewhere(stay: StayDays, isAvailable: (days: StayDays) => boolean): StayDays[] {
  const nearest = (step: number, first = step) =>
    Array.from({ length: Math.floor(reach / Math.abs(step)) }, (_, index) => first + index * step)
      .map((days) => shifted(stay, days))
      .find(isAvailable);
  const found = isWeekend(stay)
    ? [nearest(-7), nearest(7), nearest(1), nearest(-1)]
    : [nearest(-1), nearest(1), nearest(7, daysToFriday(stay.arrival))];
  return found.filter((days) => days !== undefined);
}

const sameDays = (one: StayDays, other: StayDays) =>
  one.arrival === other.arrival && one.departure === other.departure;

/**
 * Returns available stays with a known price to offer instead of an unavailable stay, in order of arrival. Stays that
 * satisfy the broken rule are preferred to stays on other days. Returns an empty list if the stay is available.
 */
export function nearbyStays(
  rooms: readonly KnownRoom[],
  stay: Stay,
  today: string,
  prices: StayPrices,
  { count = 2, ...wanted }: Wanted & { count?: number } = {},
): FoundStay[] {
  const answer = (days: StayDays) => answerStay(rooms, { ...stay, ...days }, prices, wanted);
  const { problem } = answer(stay);
  if (!problem) return [];
  const isAvailable = (days: StayDays) => days.arrival >= today && answer(days).cost !== undefined;
  const around = problem.kind === 'soldOut' ? [] : staysAround(stay, problem).filter(isAvailable).slice(0, 2);
  return [...around, ...staysElsewhere(stay, isAvailable)]
    .filter((days, index, all) => all.findIndex((other) => sameDays(days, other)) === index)
    .slice(0, count)
    .flatMap((days) => {
      const { cost } = answer(days);
      return cost ? { ...days, cost } : [];
    })
    .toSorted((one, other) => one.arrival.localeCompare(other.arrival));
}
