/** The rules of offers: the conditions and discounts of promo codes. docs/behavior.md#offers */
import { addDays, nightCount, nightsIn, type Stay } from '../stay';
import { occupancyOf, type RatedRoom, type StayCost } from '../stayCost';
import { fill } from '../templates';
import type { CodeWords } from '../ui/defaults';
import { appliesTo } from './appliesTo';

export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** The minimum and maximum of a number. */
export interface Range {
  atLeast?: number | undefined;
  atMost?: number | undefined;
}

/** A range of nights, each given as the date on which the night starts. */
export interface Nights {
  firstNight: string;
  lastNight: string;
}

/** The rules of one code. A missing rule sets no limit. Days are YYYY-MM-DD in the hotel's time zone. */
export interface CodeRules {
  /** The discount in percent on the nightly rate, which includes the amenity fee. Rollaway beds aren't discounted. */
  percent?: number | undefined;
  /** Whether the stay costs only as much as in the cheapest room that sleeps the guests. */
  isCheapestRate?: boolean | undefined;
  /** The number of free nights. */
  freeNights?: number | undefined;
  nights?: Range | undefined;
  /** The weekdays on which nights of the stay may start. */
  weekdays?: readonly Weekday[] | undefined;
  /** The number of days from booking to arrival. */
  daysAhead?: Range | undefined;
  /** The first and last day on which guests can book. */
  firstDay?: string | undefined;
  lastDay: string;
  /** The first and last night of a stay. */
  firstNight?: string | undefined;
  lastNight?: string | undefined;
  blackouts?: readonly Nights[] | undefined;
  /** The slugs of the rooms that the code applies to. */
  rooms: 'all' | readonly string[];
}

/** An offer's code with its rules. */
export interface OfferedCode {
  code: string;
  rules: CodeRules;
}

const weekdayOf = (day: string): Weekday => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] as Weekday;

const isBlackout = (night: string, { blackouts = [] }: Pick<CodeRules, 'blackouts'>): boolean =>
  blackouts.some(({ firstNight, lastNight }) => firstNight <= night && night <= lastNight);

/** Whether a code excludes a night because of its weekday. */
const isExcludedWeekday = (night: string, { weekdays: days }: Pick<CodeRules, 'weekdays'>): boolean =>
  days !== undefined && !days.includes(weekdayOf(night));

const isOutOfRange = (
  count: number,
  { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY }: Range = {},
) => count < atLeast || count > atMost;

interface BookingContext {
  /** Today's date at the hotel. */
  today: string;
  /** The booked room, or all rooms among which the guest can choose at the engine. */
  rooms: readonly RatedRoom[];
}

/** For each rule, a function that checks whether a stay breaks the rule. Guests see broken rules in this order. */
const ruleViolations = {
  firstDay: ({ firstDay = '' }: CodeRules, _: Stay, { today }: BookingContext) => today < firstDay,
  lastDay: ({ lastDay }: CodeRules, _: Stay, { today }: BookingContext) => today > lastDay,
  rooms: (rules: CodeRules, { adults, children }: Stay, { rooms }: BookingContext) =>
    !rooms.some((room) => appliesTo(rules, room.slug) && adults + children <= occupancyOf(room)),
  firstNight: ({ firstNight = '' }: CodeRules, { arrival }: Stay) => arrival < firstNight,
  lastNight: ({ lastNight }: CodeRules, { departure }: Stay) =>
    lastNight !== undefined && departure > addDays(lastNight, 1),
  blackouts: (rules: CodeRules, stay: Stay) => nightsIn(stay).some((night) => isBlackout(night, rules)),
  weekdays: (rules: CodeRules, stay: Stay) => nightsIn(stay).some((night) => isExcludedWeekday(night, rules)),
  nights: ({ nights }: CodeRules, stay: Stay) => isOutOfRange(nightCount(stay), nights),
  daysAhead: ({ daysAhead }: CodeRules, { arrival }: Stay, { today }: BookingContext) =>
    isOutOfRange(nightCount({ arrival: today, departure: arrival }), daysAhead),
};

export type RuleName = keyof typeof ruleViolations;

/** The labels of a code's discount and rules. A rule that the code doesn't have has no label. */
export type RuleLabels = { [Name in 'percent' | 'freeNights' | RuleName]?: string | undefined };

const ruleNames = Object.keys(ruleViolations) as RuleName[];

/** Rules that can be checked before a stay is chosen. */
const rulesWithoutStay: readonly RuleName[] = ['firstDay', 'lastDay', 'rooms'];
const emptyStay: Stay = { arrival: '', departure: '', adults: 0, children: 0 };

/** Returns the rules that a stay breaks. Before a stay is chosen, only today's date and the room are checked. */
export const brokenRules = (rules: CodeRules, stay: Stay | undefined, context: BookingContext): RuleName[] =>
  (stay ? ruleNames : rulesWithoutStay).filter((name) =>
    ruleViolations[name](rules, stay ?? emptyStay, context),
  );

/** Returns how much a code saves on a room's nights, to the cent. Free nights are the cheapest nights. */
export function savingOf(
  { percent = 0, freeNights = 0 }: CodeRules,
  { room, rate, byNight }: StayCost,
): number {
  const prices = byNight?.map(({ price }) => price).toSorted((one, other) => one - other);
  const free = prices?.slice(0, freeNights).reduce((sum, price) => sum + price, 0) ?? rate * freeNights;
  return Math.round(room * percent + 100 * free) / 100;
}

/** Formats broken rules: 'Its terms: 2 nights or more · Sunday through Thursday.' docs/behavior.md#book */
export const brokenTerms = (
  words: Pick<CodeWords, 'terms'>,
  broken: readonly RuleName[],
  labels: RuleLabels,
): string => fill(words.terms, { rules: broken.flatMap((name) => labels[name] ?? []).join(' · ') });
