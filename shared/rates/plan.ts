import type { PlanTerms, RatedRoom } from '../staySum';

/** A night in a rate plan. docs/behavior.md#nights */
export interface Night {
  /** How many of these rooms are free; 0 if sold out, undefined if unknown. */
  left?: number;
  /** Without rollaway beds, mandatory fee included, before tax; undefined if sold out or unknown. */
  price?: number;
  /** For stays that start with this night, in nights. */
  minStay?: number;
  maxStay?: number;
  /** Whether stays can't start, or end, on this day. */
  closedToArrival?: true;
  closedToDeparture?: true;
}

/** Nights by the day on which they start, YYYY-MM-DD. */
type Nights = Readonly<Record<string, Night>>;

/** The id of a room's base rate, which is a plan without a name. */
export const baseRateId = '';

/** A public rate plan of a room: a stay is sold in one plan. Missing nights are unknown. */
export interface Plan extends PlanTerms {
  /** The engine's id, unique within the room. */
  id: string;
  nights: Nights;
}

/** A room with its plans, as GET /api/nights sends it; none if nothing is known. */
export interface KnownRoom extends RatedRoom {
  plans: readonly Plan[];
}

/**
 * A room with its plans. Plans with the same id, such as those of two months, are combined. A night that only other
 * plans have isn't sold in a plan.
 */
export function knownRoom(
  { slug, name, price, sleeps, rollaways }: RatedRoom,
  plans: readonly Plan[],
): KnownRoom {
  const notSold = plans
    .flatMap(({ nights }) => Object.keys(nights))
    .reduce<Record<string, Night>>((nights, day) => Object.assign(nights, { [day]: { left: 0 } }), {});
  const combined = new Map<string, Plan>();
  for (const plan of plans) {
    const { nights = notSold } = combined.get(plan.id) ?? {};
    combined.set(plan.id, { ...plan, nights: { ...nights, ...plan.nights } });
  }
  return { ...{ slug, name, price, sleeps, rollaways }, plans: [...combined.values()] };
}

/** How long a response from the engine is fresh, and how long it may be shown until a newer one arrives, in ms. */
export const freshFor = 15 * 60 * 1000;
export const usableFor = 60 * 60 * 1000;

/** '2027-05-14' -> '2027-05' */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The first day of the next month: '2027-06-01' for any day in May. */
export function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
