import type { PlanTerms } from '../../shared/stayCost';
import type { NightWords } from '../../shared/ui/defaults';

/** A rate plan's name, and whether it is cancelable: 'Standard rate, can be canceled'. */
export const ratePlanLabel = (
  { name, isCancelable }: PlanTerms,
  { plan }: Pick<NightWords, 'plan'>,
): string =>
  [
    name ?? plan.standard,
    ...(isCancelable === undefined ? [] : [isCancelable ? plan.cancelable : plan.final]),
  ].join(', ');
