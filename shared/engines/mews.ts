import type { Engine } from './engine';

/**
 * Mews Booking Engine, standalone: https://app.mews.com/distributor/{configuration id}.
 * Source: docs.mews.com/booking-engine-guide/booking-engine-standalone/deeplinks. All names and formats are documented
 * there; the step 'rates' wants a room, so it is asked for with one alone. Not tried against a live hotel.
 */
export const mews: Engine = ({ arrival, departure, adults, children, roomId, code, language }) => ({
  mewsStart: arrival,
  mewsEnd: departure,
  mewsAdultCount: adults,
  mewsChildCount: children,
  mewsRoute: roomId ? 'rates' : 'rooms',
  mewsRoom: roomId,
  mewsVoucherCode: code,
  language,
});
