import { answerStay } from '../../shared/rates/answerStay';
import { bookLink, type StayEntries } from '../../shared/stay';
import { useSiteData } from '../siteData';
import { useStay } from './stayStore';
import { useNights } from './useNights';

/** The sum shown to the guest for the chosen stay, based on its nights. Sent to /book, which points out a change. */
export function useSeenSum(room?: string, initial?: StayEntries): number | undefined {
  const stay = useStay(initial);
  const { hotel } = useSiteData();
  const nights = useNights();
  return stay && nights && answerStay(nights.rooms, stay, hotel, { room }).cost?.sum;
}

/**
 * The link for BOOK NOW and CHECK AVAILABILITY: to the engine's fixed URL, or, once a stay is chosen, through /book,
 * which passes the stay on.
 * @param room the slug of the room to book
 */
export function useBookingLink(room?: string, fallbackHref?: string): string {
  const { links } = useSiteData();
  const stay = useStay();
  const seen = useSeenSum(room);
  return stay ? bookLink(stay, { room, seen }) : (fallbackHref ?? links.booking);
}

/** The link for a promo code: to the engine with the chosen stay, or else to the stay form. */
export const useCodeLink = (code: string, room: string | undefined): string =>
  bookLink(useStay(), { room, code });
