/** Where the hotel's clocks are; they change twice a year, which a fixed distance to UTC would miss. */
export const hotelTimeZone = 'America/Los_Angeles';

/** The day at the hotel as YYYY-MM-DD, wherever server and guest stand. docs/behavior.md#offers */
export const hotelDay = (now: Date | number = Date.now()): string =>
  // Swedish dates are ISO 8601.
  new Intl.DateTimeFormat('sv-SE', { timeZone: hotelTimeZone }).format(now);
