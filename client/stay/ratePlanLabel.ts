import type { PlanTerms } from '../../shared/stayCost';
import type { NightWords } from '../../shared/ui/defaults';

/** Formats a rate plan's name and cancellation rule: 'Standard rate, can be canceled'. */
export const ratePlanLabel = (
  { name, isCancelable }: PlanTerms,
  { plan }: Pick<NightWords, 'plan'>,
): string =>
  [
    name ?? plan.standard,
    ...(isCancelable === undefined ? [] : [isCancelable ? plan.cancelable : plan.final]),
  ].join(', ');
