import { nightsOf } from '../stay';
import type { Engine } from './engine';

/**
 * Exely (TravelLine) Booking Engine, which stands on a page of the hotel's own host; its language is that page's.
 * Source: exely.com/help/282348: date, nights, adults, children, promo-code-plain, be-room. exely.com/help/351067 asks for
 * the children's ages too, which the site does not: the guest adds them at the engine. Not tried against a live hotel.
 */
export const exely: Engine = ({ arrival, departure, adults, children, roomId, code }) => ({
  date: arrival,
  nights: nightsOf({ arrival, departure }),
  adults,
  children: children || undefined,
  'be-room': roomId,
  'promo-code-plain': code,
});
