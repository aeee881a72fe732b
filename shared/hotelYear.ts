import { site } from './site';

/** The year at the hotel. docs/behavior.md#footer */
export const hotelYear = (now = Date.now()) => new Date(now + site.newYearOffset).getUTCFullYear();
