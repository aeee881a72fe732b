import type { Locale } from './schema/hotel';

/** Cached date formats by time zone, since creating a format takes longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  // The Swedish locale formats dates as ISO 8601.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  formats.set(timeZone, format);
  return format;
}

/** The date at the hotel, YYYY-MM-DD. A fixed UTC offset would ignore daylight saving time. docs/behavior.md#offers */
export const hotelDay = ({ timeZone }: Pick<Locale, 'timeZone'>, now: Date | number = Date.now()): string =>
  formatOf(timeZone).format(now);

/** Returns the time at the hotel: '15:14'. */
export const hotelTime = ({ timeZone }: Pick<Locale, 'timeZone'>, now: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now);
