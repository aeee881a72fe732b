import type { Engine } from './engine';

/**
 * Cloudbeds Booking Engine: https://hotels.cloudbeds.com/en/reservation/{property code}; its language is part of that
 * address. Source: Cloudbeds publishes no list of parameters (myfrontdesk.cloudbeds.com, Booking Engine Settings, says
 * that no address leads to a single room, so the room is not sent). checkin, checkout and promo are those of live
 * addresses; adults and kids could not be verified.
 */
export const cloudbeds: Engine = ({ arrival, departure, adults, children, code }) => ({
  checkin: arrival,
  checkout: departure,
  adults,
  kids: children,
  promo: code,
});
