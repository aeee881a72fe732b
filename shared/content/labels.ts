import { createDateLabels } from '../labels/dates';
import { createInWords } from '../labels/numbers';
import { createPhrases } from '../labels/offers';
import { createRoomLabels } from '../labels/rooms';
import { createMoney } from '../locale';
import { createFinePrint } from '../offers/finePrint';
import type { Locale } from '../schema/locale';
import type { UiTexts } from '../schema/ui';
import type { View } from '../view';
import { moneyFormat } from './formats';

/** The texts that tokens and derived texts are made with. */
export const labelNames = ['rooms', 'dates', 'numbers', 'plans', 'drawings', 'codes', 'conditions'] as const;

export type LabelTexts = Pick<UiTexts, (typeof labelNames)[number]>;

/** What tokens and derived texts say. */
export function createLabels(locale: Locale, ui: LabelTexts, views: readonly View[]) {
  const money = createMoney(moneyFormat(locale));
  const inWords = createInWords(ui.numbers);
  const dates = createDateLabels(ui.dates);
  const phrases = createPhrases({ words: ui.codes, inWords, ...dates });
  const { plans: planWords, drawings: drawingWords, conditions: finePrintWords } = ui;
  return {
    views,
    planWords,
    drawingWords,
    finePrintWords,
    inWords,
    ...money,
    ...dates,
    ...createFinePrint({ words: finePrintWords, views, ...dates, ...phrases }),
    ...createRoomLabels({ words: ui.rooms, money, units: locale.units, inWords }),
  };
}

export type Labels = ReturnType<typeof createLabels>;
