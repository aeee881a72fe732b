import { createDateLabels } from '../labels/dates';
import { createInWords } from '../labels/numbers';
import { createPhrases } from '../labels/offers';
import { createRoomLabels } from '../labels/rooms';
import { createMoney } from '../locale';
import { createFinePrint } from '../offers/finePrint';
import { moneyFormat } from './formats';
import type { Locale } from './schemas/locale';
import type { DateWords } from './schemas/words/dates';
import type { FinePrintWords } from './schemas/words/finePrint';
import type { NumberWords } from './schemas/words/numbers';
import type { OfferWords } from './schemas/words/offers';
import type { PlanWords } from './schemas/words/plan';
import type { RoomWords } from './schemas/words/rooms';

interface LabelSource {
  locale: Locale;
  rooms: RoomWords;
  dates: DateWords;
  numbers: NumberWords;
  offers: OfferWords;
  finePrint: FinePrintWords;
  plan: PlanWords;
}

/** What tokens and derived texts say, from the same functions as pages, which take theirs from generated/. */
export function createLabels({ locale, rooms, dates, numbers, offers, finePrint, plan }: LabelSource) {
  const money = createMoney(moneyFormat(locale));
  const inWords = createInWords(numbers);
  const dateLabels = createDateLabels(dates);
  const phrases = createPhrases({ words: offers, inWords, ...dateLabels });
  return {
    inWords,
    planWords: plan,
    ...money,
    ...dateLabels,
    ...createFinePrint({ words: finePrint, ...dateLabels, ...phrases }),
    ...createRoomLabels({ words: rooms, money, units: locale.units, inWords }),
  };
}

export type Labels = ReturnType<typeof createLabels>;
