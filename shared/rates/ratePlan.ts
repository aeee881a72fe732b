import type { Stay } from '../stay';
import type { PlanTerms, RatedRoom } from '../stayCost';

export type Party = Pick<Stay, 'adults' | 'children'>;

/** A night in a rate plan. docs/behavior.md#nights */
export interface Night {
  /** How many of these rooms are free; 0 if sold out, undefined if unknown. */
  left?: number;
  /** Mandatory fee included, before tax; undefined if sold out or unknown. */
  price?: number;
  /** The shortest and longest stay that may start on this night, in nights. */
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
export interface RatePlan extends PlanTerms {
  /** The engine's id, unique within the room. */
  id: string;
  /**
   * The guests that the prices are for, if they include what each guest costs. Otherwise they are for as many guests as
   * the room sleeps, and rollaway beds are added.
   */
  party?: Party;
  /** The promo code that the plan requires. */
  code?: string;
  /** Whether these are the prices in content, without an engine. A code then takes off what its offer says. */
  isContentPrice?: true;
  nights: Nights;
}

/** A room with its plans, as GET /api/nights sends it; none if nothing is known. */
export interface KnownRoom extends RatedRoom {
  plans: readonly RatePlan[];
}

const partyKey = ({ party }: RatePlan) => `${party?.adults} ${party?.children}`;

/**
 * A room with its plans. Plans with the same id and party, such as those of two months, are combined. A night that only
 * other plans for the party have isn't sold in a plan.
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

/** '2027-05-14' -> '2027-05' */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The first day of the next month: '2027-06-01' for any day in May. */
export function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
