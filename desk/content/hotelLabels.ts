import { moneyFormat } from '../../shared/content/intlFormats';
import { contentKinds } from '../../shared/content/kinds';
import { isJsonObject } from '../../shared/content/mergePatch';
import { createMoney, type MoneyFormat } from '../../shared/money';
import { localeFile } from '../../shared/schema/hotel';
import { uiDefaults } from '../../shared/ui/defaults';
import { parsed } from './valueAt';

/** The hotel's page labels and currency format, from files that may have errors. */
export interface HotelLabels {
  /** The labels of pages, keyed by page name. */
  pageLabels: Readonly<Record<string, unknown>>;
  /** Undefined while the locale in hotel.json has an error. */
  money: MoneyFormat | undefined;
  /** Formats an amount: '$269'. */
  wholeAmount(amount: number): string;
}

/** @param textOf returns the text of a content/ file */
export function hotelLabelsOf(textOf: (file: string) => string | null | undefined): HotelLabels {
  const read = (file: string): Record<string, unknown> => {
    const value = parsed(textOf(file) ?? undefined);
    return isJsonObject(value) ? value : {};
  };
  const { data: locale } = localeFile.safeParse(read(contentKinds.hotel.path).locale);
  const money = locale && moneyFormat(locale);
  return {
    money,
    pageLabels: { ...uiDefaults.pages, ...read(`${contentKinds.ui.path}pages.json`) },
    wholeAmount: money ? createMoney(money).wholeAmount : String,
  };
}
