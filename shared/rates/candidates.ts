/** Finds the rooms that guests could book, with the rate plans under which the rooms are sold. */
import { occupancyOf } from '../stayCost';
import type { KnownRoom, Party, RatePlan } from './ratePlan';

/** The room and the promo code that guests choose. */
export interface Wanted {
  /** The room's slug. Default: any room that sleeps the guests. */
  room?: string | undefined;
  /** The promo code. Only plans with this code are considered. Default: plans without a code. */
  code?: string | undefined;
}

/** Whether a plan's prices apply to a party. */
const isFor = ({ party }: RatePlan, { adults, children }: Party) =>
  !party || (party.adults === adults && party.children === children);

/** A room with one of its plans, or without a plan if no plan is known. */
export interface Candidate {
  room: KnownRoom;
  plan?: RatePlan | undefined;
}

/** Returns the chosen room, or all rooms that sleep the guests, with one entry for each plan of a room. */
export const candidatesFor = (
  rooms: readonly KnownRoom[],
  party: Party,
  { room: slug, code }: Wanted,
): Candidate[] =>
  rooms
    .filter((room) => (slug ? room.slug === slug : party.adults + party.children <= occupancyOf(room)))
    .flatMap((room): Candidate[] => {
      const plans = room.plans.filter((plan) => plan.code === code && isFor(plan, party));
      return plans.length > 0 ? plans.map((plan) => ({ room, plan })) : [{ room }];
    });
