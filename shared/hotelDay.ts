import { site } from './site';

/** The day at the hotel as YYYY-MM-DD. A fixed offset to UTC would ignore daylight saving time. docs/behavior.md#offers */
export const hotelDay = (
  now: Date | number = Date.now(),
  { timeZone }: Pick<typeof site.locale, 'timeZone'> = site.locale,
): string =>
  // The Swedish locale formats dates as ISO 8601.
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
