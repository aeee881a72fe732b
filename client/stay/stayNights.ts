import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { answerStay } from '../../shared/rates/answerStay';
import { bookLink, type Stay, type StayTexts } from '../../shared/stay';
import { useSiteData } from '../siteData';
import { knownNights, requestStay, type StayNights } from './nightsStore';
import { subscribe, useStay } from './stay';

/** The nights in the server's HTML, on /book. */
export const ServerNights = createContext<StayNights | undefined>(undefined);

/**
 * The nights that are known so far.
 * @param stay if given, requests the nights of the stay
 */
export function useNights(stay?: Stay): StayNights | undefined {
  const { hasNights } = useSiteData().settings;
  useEffect(() => {
    if (stay && hasNights) void requestStay(stay);
  }, [stay, hasNights]);
  const serverNights = useContext(ServerNights);
  const nights = useSyncExternalStore(subscribe, knownNights, () => undefined);
  return nights ?? serverNights;
}

/** The sum shown to the guest for the chosen stay, based on its nights. Sent to /book, which points out a change. */
export function useSeenSum(room?: string, initial?: StayTexts): number | undefined {
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
