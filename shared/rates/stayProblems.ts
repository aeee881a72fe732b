/** Why a stay isn't available, as far as is known: sold-out nights, and the rules of rate plans. docs/behavior.md#nights */
import { addDays, type Guests, maxNights, nightsIn, type Stay } from '../stay';
import { type Candidate, candidatesFor, type Wanted } from './candidates';
import type { KnownRoom, RatePlan } from './ratePlan';

export type StayDays = Pick<Stay, 'arrival' | 'departure'>;

/** Why a stay isn't available. `day` is the first sold-out night, or the day that the rule applies to, or the arrival. */
export type StayProblem =
  | { kind: 'soldOut' | 'closedToArrival' | 'closedToDeparture' | 'notCancelable'; day: string }
  | { kind: 'minStay' | 'maxStay'; day: string; nights: number };

/**
 * Why a plan isn't available for a stay; undefined if it is, as far as is known.
 * @param onlyCancelable whether the guests want only cancelable plans
 */
export function problemIn(
  { nights, isCancelable }: RatePlan,
  { arrival, departure }: StayDays,
  days: readonly string[],
  onlyCancelable: boolean | undefined,
): StayProblem | undefined {
  const soldOut = days.find((night) => nights[night]?.left === 0);
  if (soldOut) return { kind: 'soldOut', day: soldOut };
  const { closedToArrival, minStay = 0, maxStay = Number.POSITIVE_INFINITY } = nights[arrival] ?? {};
  if (closedToArrival) return { kind: 'closedToArrival', day: arrival };
  if (days.length < minStay) return { kind: 'minStay', day: arrival, nights: minStay };
  if (days.length > maxStay) return { kind: 'maxStay', day: arrival, nights: maxStay };
  if (nights[departure]?.closedToDeparture) return { kind: 'closedToDeparture', day: departure };
  return onlyCancelable && isCancelable === false ? { kind: 'notCancelable', day: arrival } : undefined;
}

interface ProblemTraits {
  /** Whether a longer stay from the same day may not have it. Then its `nights` are a minimum, otherwise a maximum. */
  longerMayHelp: boolean;
  /** Whether its label says "this day", and so needs the day where that isn't shown. */
  needsDay: boolean;
}

/** What differs between kinds of problems, in order: from the easiest for guests to avoid to the hardest. */
export const problemKinds = {
  notCancelable: { longerMayHelp: true, needsDay: false },
  minStay: { longerMayHelp: true, needsDay: false },
  maxStay: { longerMayHelp: false, needsDay: false },
  closedToDeparture: { longerMayHelp: true, needsDay: true },
  closedToArrival: { longerMayHelp: false, needsDay: true },
  soldOut: { longerMayHelp: false, needsDay: false },
} satisfies Record<StayProblem['kind'], ProblemTraits>;

/** Whether the stay has fewer nights than it must have. */
export const isTooShort = (problem: StayProblem): boolean =>
  'nights' in problem && problemKinds[problem.kind].longerMayHelp;

const byEase = Object.keys(problemKinds);

/** Among problems of a kind, the limit that is easier to meet comes first, or else the later day. */
const compareProblems = (one: StayProblem, other: StayProblem) =>
  byEase.indexOf(one.kind) - byEase.indexOf(other.kind) ||
  ('nights' in one && 'nights' in other
    ? (one.nights - other.nights) * (isTooShort(one) ? 1 : -1)
    : other.day.localeCompare(one.day));

/** The candidates that are available for a stay; if none is, the problem that is easiest to avoid. */
export function openFor(
  candidates: readonly Candidate[],
  stay: StayDays,
  { isCancelable }: Pick<Guests, 'isCancelable'>,
): { open: Candidate[]; problem?: StayProblem | undefined } {
  const days = nightsIn(stay);
  const problems = candidates.map(({ plan }) => plan && problemIn(plan, stay, days, isCancelable));
  const open = candidates.filter((_, index) => !problems[index]);
  if (open.length > 0) return { open };
  return { open, problem: problems.flatMap((problem) => problem ?? []).toSorted(compareProblems)[0] };
}

/** Why no stay can start on a day; undefined if one can. */
export function arrivalProblem(
  rooms: readonly KnownRoom[],
  arrival: string,
  guests: Guests,
  wanted: Wanted = {},
): StayProblem | undefined {
  const candidates = candidatesFor(rooms, guests, wanted);
  const { problem } = openFor(candidates, { arrival, departure: addDays(arrival, 1) }, guests);
  if (!problem || !problemKinds[problem.kind].longerMayHelp) return problem;
  for (let length = 2; length <= maxNights; length += 1)
    if (!openFor(candidates, { arrival, departure: addDays(arrival, length) }, guests).problem)
      return undefined;
  return problem;
}
