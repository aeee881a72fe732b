import { createDateLabels } from '../labels/dates';
import { createInWords } from '../labels/numbers';
import { createPhrases } from '../labels/offers';
import { createRoomLabels } from '../labels/rooms';
import { createMoney } from '../locale';
import { createFinePrint } from '../offers/finePrint';
import type { Locale } from '../schema/locale';
import { moneyFormat } from './formats';
import type { ContentOf } from './kinds';

/** The words that tokens and derived texts are made with. */
export const labelKinds = [
  'roomWords',
  'dateWords',
  'numberWords',
  'planWords',
  'drawingWords',
  'offerWords',
  'finePrintWords',
  'views',
] as const;

export type LabelKind = (typeof labelKinds)[number];

/** What tokens and derived texts say, from the same functions as pages, which take theirs from generated/. */
export function createLabels(locale: Locale, words: { [Name in LabelKind]: ContentOf<Name> }) {
  const money = createMoney(moneyFormat(locale));
  const inWords = createInWords(words.numberWords);
  const dates = createDateLabels(words.dateWords);
  const phrases = createPhrases({ words: words.offerWords, inWords, ...dates });
  const { planWords, drawingWords, finePrintWords } = words;
  const { views } = words.views;
  return {
    views,
    planWords,
    drawingWords,
    finePrintWords,
    inWords,
    ...money,
    ...dates,
    ...createFinePrint({ words: finePrintWords, views, ...dates, ...phrases }),
    ...createRoomLabels({ words: words.roomWords, money, units: locale.units, inWords }),
  };
}

export type Labels = ReturnType<typeof createLabels>;
