import { answerStay } from '../../shared/rates/answerStay';
import { bookLink, type StayEntries } from '../../shared/stay';
import { useSiteData } from '../siteData';
import { useStay } from './stayStore';
import { useNights } from './useNights';

/** Returns the chosen stay's total before tax, if known. Links send this total to /book, which points out a change. */
export function useSeenSum(room?: string, initial?: StayEntries): number | undefined {
  const stay = useStay(initial);
  const { hotel } = useSiteData();
  const nights = useNights();
  return stay && nights && answerStay(nights.rooms, stay, hotel, { room }).cost?.sum;
}

/**
 * Returns the URL for BOOK NOW and CHECK AVAILABILITY. Until a stay is chosen, links lead to the booking engine's fixed
 * URL. Afterwards, links lead to /book, which passes the stay to the engine.
 * @param room the slug of the room to book
 */
export function useBookingLink(room?: string, fallbackHref?: string): string {
  const { links } = useSiteData();
  const stay = useStay();
  const seen = useSeenSum(room);
  return stay ? bookLink(stay, { room, seen }) : (fallbackHref ?? links.booking);
}

/** Returns the URL for a promo code. The link leads to the booking engine if a stay is chosen, or else to the form. */
export const useCodeLink = (code: string, room: string | undefined): string =>
  bookLink(useStay(), { room, code });
