/** What the hotel's clocks are behind UTC at New Year, in ms: Pacific Standard Time. */
const behindUtc = 8 * 60 * 60 * 1000;

/** The year at the hotel, wherever the server stands. docs/behavior.md#footer */
export const hotelYear = (now = Date.now()) => new Date(now - behindUtc).getUTCFullYear();
