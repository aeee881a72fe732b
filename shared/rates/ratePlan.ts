import type { Stay } from '../stay';
import type { PlanTerms, RatedRoom } from '../stayCost';

export type Party = Pick<Stay, 'adults' | 'children'>;

/** A night's price and availability under a rate plan. docs/behavior.md#nights */
export interface Night {
  /** The number of available rooms of this kind; 0 if sold out, undefined if unknown. */
  left?: number;
  /** The price, mandatory fee included, before tax; undefined if sold out or unknown. */
  price?: number;
  /** The shortest and longest stay that may start on this night, in nights. */
  minStay?: number;
  maxStay?: number;
  /** Set if no stay may start on the day, or if no stay may end on it. */
  closedToArrival?: true;
  closedToDeparture?: true;
}

/** Nights by the day on which they start, YYYY-MM-DD. */
type Nights = Readonly<Record<string, Night>>;

/** The id of a room's base rate, which is a plan without a name. */
export const baseRateId = '';

/** A public rate plan of a room. A stay is sold under a single plan. Nothing is known about missing nights. */
export interface RatePlan extends PlanTerms {
  /** The engine's id, unique within the room. */
  id: string;
  /**
   * The guests that the prices are for, if the prices include a charge for each guest. Otherwise, the prices are for as
   * many guests as the room sleeps, and the site adds rollaway beds.
   */
  party?: Party;
  /** The promo code that the plan requires. */
  code?: string;
  /** Whether the prices come from content, not an engine. If so, the site subtracts the discount of an offer's code. */
  isContentPrice?: true;
  nights: Nights;
}

/** A room with its plans, as sent by GET /api/nights. `plans` is empty if nothing is known about the room. */
export interface KnownRoom extends RatedRoom {
  plans: readonly RatePlan[];
}

const partyKey = ({ party }: RatePlan) => `${party?.adults} ${party?.children}`;

/**
 * Returns a room with its plans. Entries for the same plan and party, such as a plan's nights in two different months,
 * are combined. A night that is missing in one plan but present in another plan for the same party counts as sold out.
 */
export function knownRoom(
  { slug, name, price, sleeps, rollaways }: RatedRoom,
  plans: readonly RatePlan[],
): KnownRoom {
  const notSold = new Map<string, Record<string, Night>>();
  for (const plan of plans) {
    const nights = notSold.get(partyKey(plan)) ?? {};
    notSold.set(partyKey(plan), nights);
    for (const day of Object.keys(plan.nights)) nights[day] = { left: 0 };
  }
  const combined = new Map<string, RatePlan>();
  for (const plan of plans) {
    const key = `${partyKey(plan)} ${plan.id}`;
    const nights = combined.get(key)?.nights ?? notSold.get(partyKey(plan));
    combined.set(key, { ...plan, nights: { ...nights, ...plan.nights } });
  }
  return { ...{ slug, name, price, sleeps, rollaways }, plans: [...combined.values()] };
}

/** Returns the month of a day: '2027-05-14' -> '2027-05'. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** Returns the first day of the next month: '2027-06-01' for any day in May 2027. */
export function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
