/** The rooms and rate plans that a stay can be in. */
import { occupancyOf } from '../stayCost';
import type { KnownRoom, Party, RatePlan } from './ratePlan';

/** Which rooms and plans guests look for. */
export interface Wanted {
  /** The room's slug. Default: any room that sleeps the guests. */
  room?: string | undefined;
  /** A promo code: only its plans are considered. Default: plans without a code. */
  code?: string | undefined;
}

/** Whether a plan's prices are for a party. */
const isFor = ({ party }: RatePlan, { adults, children }: Party) =>
  !party || (party.adults === adults && party.children === children);

/** A room in one of its plans; without a plan if none is known. */
export interface Candidate {
  room: KnownRoom;
  plan?: RatePlan | undefined;
}

/** The rooms that guests can have, in each of their plans. */
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
