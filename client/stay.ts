import { useMemo, useSyncExternalStore } from 'react';
import { hotelDay } from '../shared/hotelDay';
import { bookingLink } from '../shared/site';
import { bookLink, noStay, type Stay, type StayTexts, stayFields, stayOf } from '../shared/stay';

/**
 * What the guest has answered in the stay form. Every form, link and sum of the page reads it here. It outlives
 * navigation and reload in sessionStorage, and the server's HTML never holds it. docs/behavior.md#the-chosen-stay
 */

const storageKey = 'stay';

const listeners = new Set<() => void>();
let texts: StayTexts | undefined;

/** What an earlier page of this tab stored; days that have passed since count for nothing. */
function stored(): StayTexts {
  try {
    const item = sessionStorage.getItem(storageKey);
    // The very answers that the server's HTML has: nothing is to be rendered again.
    if (!item) return noStay;
    const found: unknown = JSON.parse(item);
    const known = { ...noStay };
    for (const field of stayFields) {
      const value = (found as Partial<StayTexts> | null)?.[field];
      if (typeof value === 'string') known[field] = value;
    }
    const isPast = known.arrival !== '' && known.arrival < hotelDay();
    return isPast ? { ...known, arrival: '', departure: '' } : known;
  } catch {
    // Storage is forbidden, or holds what is not ours.
    return noStay;
  }
}

function read(): StayTexts {
  texts ??= stored();
  return texts;
}

/** Takes new answers; every part of the page that shows them follows. */
export function changeStay(changed: Partial<StayTexts>): void {
  texts = { ...read(), ...changed };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(texts));
  } catch {
    // Then it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The answers so far. @param given what the server's HTML was made with, where its address held answers */
export const useStayTexts = (given: StayTexts = noStay): StayTexts =>
  useSyncExternalStore(subscribe, read, () => given);

/** The chosen stay; undefined before both days are chosen, while they make no sense, and in the server's HTML. */
export function useStay(): Stay | undefined {
  const current = useStayTexts();
  return useMemo(() => {
    // No clock is asked before there is something to compare with it.
    return current.arrival && current.departure ? stayOf(current, hotelDay()) : undefined;
  }, [current]);
}

/**
 * Where BOOK NOW and CHECK AVAILABILITY lead: to the engine's fixed address, and once a stay is chosen through /book,
 * which hands it over.
 * @param room the slug of the room that is booked
 */
export function useBookingLink(room?: string, fixed: string = bookingLink): string {
  const stay = useStay();
  return stay ? bookLink(stay, { room }) : fixed;
}

/** Where an offer with a promo code leads: with the chosen stay on to the engine, else to the stay form. */
export const useCodeLink = (code: string, room: string | undefined): string =>
  bookLink(useStay(), { room, code });
