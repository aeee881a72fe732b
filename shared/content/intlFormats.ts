import { formatDayPeriod } from '../dayPeriod';
import type { MoneyFormat } from '../money';
import type { Locale } from '../schema/hotel';

/** Returns the language's format for amounts in the currency. */
export function moneyFormat({ language, currency }: Locale): MoneyFormat {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const parts = format.formatToParts(1_234_567.89);
  const textOf = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  // Distances have decimals even if the currency doesn't.
  const numberParts = new Intl.NumberFormat(language).formatToParts(0.5);
  const first = parts.findIndex(({ type }) => type === 'integer');
  const last = parts.findLastIndex(({ type }) => type === 'integer' || type === 'fraction');
  const joinParts = (some: typeof parts) => some.map(({ value }) => value).join('');
  return {
    before: joinParts(parts.slice(0, first)),
    after: joinParts(parts.slice(last + 1)),
    group: textOf('group'),
    point: textOf('decimal') || (numberParts.find(({ type }) => type === 'decimal')?.value ?? '.'),
    decimals: format.resolvedOptions().maximumFractionDigits ?? 0,
  };
}

type Language = Pick<Locale, 'language'>;

/** Formats a number: '1.5', or '1,5' in German. */
export const numberLabel = (value: number, { language }: Language): string =>
  new Intl.NumberFormat(language).format(value);

/** Formats a percentage: '10.5%', or '10,5 %' in German. */
export const percentLabel = (percent: number, { language }: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 3 }).format(percent / 100);

/** Returns the hotel's offset from UTC at the start of a year, in ms. */
export function newYearOffset(
  { timeZone }: Pick<Locale, 'timeZone'>,
  year = new Date().getFullYear(),
): number {
  const utc = Date.UTC(year, 0, 1);
  // The Swedish locale formats times as ISO 8601.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${clock.format(utc).replace(' ', 'T')}Z`) - utc;
}

/** Formats '16:00' for guests: '4 p.m.', or '16:00' if the language uses a 24-hour clock. */
export function clockLabel(time: string, { language }: Language): string {
  const options = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  const text = new Intl.DateTimeFormat(language, options).format(new Date(`1970-01-01T${time}Z`));
  return formatDayPeriod(text).replace(/:00(?= [ap]\.m\.)/, '');
}
