/** Calculates the price of a stay with an offer's code. docs/behavior.md#offers */
import { appliesTo } from '../offers/appliesTo';
import { brokenRules, type OfferedCode, savingOf } from '../offers/rules';
import type { Stay } from '../stay';
import { addAmounts, type StayCost, type StayPrices, withTax } from '../stayCost';
import { answerStay } from './answerStay';
import type { KnownRoom } from './ratePlan';

/** The price of a stay with a code. */
export interface CodeCost extends StayCost {
  /** The stay's total before tax in the same room without the code. */
  sumWithoutCode: number;
  saving: number;
  /** Whether to subtract the saving from the price's parts. Prices from the engine already include the saving. */
  isDiscount: boolean;
}

/**
 * Returns a stay's lowest price with an offer's code, in any of the code's rooms. The stay must satisfy the code's
 * rules. Prices from the engine are those of the plan with the code; prices from content are reduced by the offer's
 * discount. Returns undefined if the engine has no plan with the code, or no room is available.
 * @param slug the slug of the chosen room, if any
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

/** An offer's code, and the amount by which the code lowers the total. */
export interface CheaperCode {
  code: string;
  less: number;
}

/**
 * Returns the code that lowers a stay's total in the same room the most; undefined if no code lowers the total. If the
 * stay may be cancelable without a code, codes whose rates can't be canceled are skipped.
 * @param cost the stay's price without a code
 * @param today today's date at the hotel
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
