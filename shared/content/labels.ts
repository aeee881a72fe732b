import { createLabels as createSharedLabels } from '../labels';
import type { Locale } from '../schema/locale';
import { moneyFormat } from './formats';
import type { ContentOf } from './kinds';
import { createRuleLabels } from './ruleLabels';

/** The words that tokens and derived texts are made with. */
export const labelKinds = [
  'roomWords',
  'dateWords',
  'numberWords',
  'planWords',
  'drawingWords',
  'offerWords',
  'views',
] as const;

export type LabelKind = (typeof labelKinds)[number];

/** What pages say, and what the compiler alone says: plans, and the rules of codes. */
export function createLabels(locale: Locale, words: { [Name in LabelKind]: ContentOf<Name> }) {
  const { roomWords, dateWords, numberWords, planWords, drawingWords, offerWords, views } = words;
  const labels = createSharedLabels({
    locale,
    money: moneyFormat(locale),
    words: { rooms: roomWords, dates: dateWords, numbers: numberWords },
  });
  return {
    ...labels,
    ...views,
    planWords,
    drawingWords,
    offerWords,
    ruleLabels: createRuleLabels(offerWords, labels),
  };
}

export type Labels = ReturnType<typeof createLabels>;
