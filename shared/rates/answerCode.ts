/** What a stay costs with an offer's code. docs/behavior.md#offers */
import { appliesTo } from '../offers/appliesTo';
import { brokenRules, type OfferedCode, savingOf } from '../offers/rules';
import type { Stay } from '../stay';
import { addAmounts, type StayCost, type StayPrices, withTax } from '../stayCost';
import { answerStay } from './answerStay';
import type { KnownRoom } from './ratePlan';

/** A stay's sum with a code. */
export interface CodeCost extends StayCost {
  /** What the stay costs without the code in the same room. */
  sumWithoutCode: number;
  saving: number;
  /** Whether the saving is still to be taken off the parts; the engine's prices include it. */
  isDiscount: boolean;
}

/**
 * A stay's lowest price with an offer's code that applies to it, in any of the code's rooms: the engine's, or for prices
 * from content what the offer takes off. Undefined if the engine has no plan with the code, or no room is available.
 * @param slug the slug of the room, if one was chosen
 */
export function answerCode(
  rooms: readonly KnownRoom[],
  stay: Stay,
  prices: StayPrices,
  { code, rules }: OfferedCode,
  slug?: string,
): CodeCost | undefined {
  const sums = rooms.flatMap((room): CodeCost | [] => {
    if (!appliesTo(rules, room.slug) || (slug && slug !== room.slug)) return [];
    const { cost: usual } = answerStay(rooms, stay, prices, { room: room.slug });
    if (!usual) return [];
    const sumWithoutCode = usual.sum;
    if (room.plans.some(({ isContentPrice }) => isContentPrice)) {
      const cheapest = rules.isCheapestRate && answerStay(rooms, stay, prices).cost;
      const saving = cheapest ? addAmounts(sumWithoutCode, -cheapest.sum) : savingOf(rules, usual);
      const sum = withTax(addAmounts(sumWithoutCode, -saving), prices);
      return { ...usual, ...sum, sumWithoutCode, saving, isDiscount: true };
    }
    const { cost } = answerStay(rooms, stay, prices, { room: room.slug, code });
    const saving = addAmounts(sumWithoutCode, -(cost?.sum ?? 0));
    return cost ? { ...cost, sumWithoutCode, saving, isDiscount: false } : [];
  });
  return sums.toSorted((one, other) => one.sum - other.sum)[0];
}

/** An offer's code, and how much lower the total is with it. */
export interface CheaperCode {
  code: string;
  less: number;
}

/**
 * The offer that takes the most off a stay's total in the same room; undefined if none applies, or if it can't be
 * canceled while the stay without it may be.
 * @param cost what the stay costs without a code
 * @param today the day at the hotel
 */
export function cheaperCode(
  { rooms, offers }: { rooms: readonly KnownRoom[]; offers: readonly OfferedCode[] },
  stay: Stay,
  prices: StayPrices,
  cost: StayCost,
  today: string,
): CheaperCode | undefined {
  const room = rooms.filter(({ slug }) => slug === cost.slug);
  const found = offers.flatMap(({ code, rules }): CheaperCode | [] => {
    if (brokenRules(rules, stay, { today, rooms: room }).length > 0) return [];
    const sum = answerCode(room, stay, prices, { code, rules });
    if (!sum || (sum.plan?.isCancelable === false && cost.plan?.isCancelable !== false)) return [];
    return { code, less: addAmounts(cost.total, -sum.total) };
  });
  return found.filter(({ less }) => less > 0).toSorted((one, other) => other.less - one.less)[0];
}
