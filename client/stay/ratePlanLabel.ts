import type { PlanTerms } from '../../shared/stayCost';
import type { NightWords } from '../../shared/ui/defaults';

/** What a rate plan is called, and whether it can be canceled: 'Standard rate, can be canceled'. */
export const ratePlanLabel = (
  { name, isCancelable }: PlanTerms,
  { plan }: Pick<NightWords, 'plan'>,
): string =>
  [
    name ?? plan.standard,
    ...(isCancelable === undefined ? [] : [isCancelable ? plan.cancelable : plan.final]),
  ].join(', ');
