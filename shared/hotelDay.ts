/** A fixed offset to UTC would ignore daylight saving time. */
export const hotelTimeZone = 'America/Los_Angeles';

/** The day at the hotel as YYYY-MM-DD. docs/behavior.md#offers */
export const hotelDay = (now: Date | number = Date.now()): string =>
  // The Swedish locale formats dates as ISO 8601.
  new Intl.DateTimeFormat('sv-SE', { timeZone: hotelTimeZone }).format(now);
