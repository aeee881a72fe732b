/** Offset of Pacific Standard Time, which applies at New Year, in ms. */
const behindUtc = 8 * 60 * 60 * 1000;

/** The year at the hotel. docs/behavior.md#footer */
export const hotelYear = (now = Date.now()) => new Date(now - behindUtc).getUTCFullYear();
