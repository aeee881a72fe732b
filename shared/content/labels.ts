import { createLabels as createSharedLabels } from '../labels';
import type { Locale } from '../schema/hotel';
import type { UiTexts } from '../ui/defaults';
import type { View } from '../view';
import { moneyFormat } from './formats';
import { createRuleLabels } from './ruleLabels';

/** The texts that tokens and derived texts are made with. */
export const labelNames = ['rooms', 'dates', 'numbers', 'plans', 'drawings', 'codes'] as const;

export type LabelTexts = Pick<UiTexts, (typeof labelNames)[number]>;

/** What pages say, and what the compiler alone says: plans, and the rules of codes. */
export function createLabels(locale: Locale, ui: LabelTexts, views: readonly View[]) {
  const labels = createSharedLabels({ locale, money: moneyFormat(locale), ui });
  return {
    ...labels,
    views,
    planWords: ui.plans,
    drawingWords: ui.drawings,
    offerWords: ui.codes,
    ruleLabels: createRuleLabels(ui.codes, labels),
  };
}

export type Labels = ReturnType<typeof createLabels>;
