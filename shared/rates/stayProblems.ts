/** Finds the reason why a stay isn't available: sold-out nights, or rules of rate plans. docs/behavior.md#nights */
import { addDays, type Guests, maxNights, nightsIn, type Stay } from '../stay';
import { type Candidate, candidatesFor, type Wanted } from './candidates';
import type { KnownRoom, RatePlan } from './ratePlan';

export type StayDays = Pick<Stay, 'arrival' | 'departure'>;

/** The reason why a stay isn't available. `day` is the first sold-out night, the arrival, or the departure. */
export type StayProblem =
  | { kind: 'soldOut' | 'closedToArrival' | 'closedToDeparture' | 'notCancelable'; day: string }
  | { kind: 'minStay' | 'maxStay'; day: string; nights: number };

/**
 * Returns why a plan isn't available for a stay; undefined if no reason is known.
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
  /** Whether a longer stay from the same day may avoid the problem. If so, `nights` is a minimum; if not, a maximum. */
  longerMayHelp: boolean;
  /** Whether the problem's label says "this day" and needs the date next to it. */
  needsDay: boolean;
}

/** The kinds of problems and their traits, from the easiest for guests to avoid to the hardest. */
export const problemKinds = {
  notCancelable: { longerMayHelp: true, needsDay: false },
  minStay: { longerMayHelp: true, needsDay: false },
  maxStay: { longerMayHelp: false, needsDay: false },
  closedToDeparture: { longerMayHelp: true, needsDay: true },
  closedToArrival: { longerMayHelp: false, needsDay: true },
  soldOut: { longerMayHelp: false, needsDay: false },
} satisfies Record<StayProblem['kind'], ProblemTraits>;

/** Whether the problem is that the stay has too few nights. */
export const isTooShort = (problem: StayProblem): boolean =>
  'nights' in problem && problemKinds[problem.kind].longerMayHelp;

const byEase = Object.keys(problemKinds);

/** Sorts the easiest problem first. Within a kind, the less restrictive limit, or the later day, comes first. */
const compareProblems = (one: StayProblem, other: StayProblem) =>
  byEase.indexOf(one.kind) - byEase.indexOf(other.kind) ||
  ('nights' in one && 'nights' in other
    ? (one.nights - other.nights) * (isTooShort(one) ? 1 : -1)
    : other.day.localeCompare(one.day));

/** Returns the candidates available for a stay, or the problem that is easiest to avoid if none is available. */
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

/** Returns why no stay can start on a day; undefined if a stay can start on the day. */
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
