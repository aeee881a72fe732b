import { useMemo, useSyncExternalStore } from 'react';
import { hotelDay } from '../../shared/hotelDay';
import { bookLink, noStay, type Stay, type StayTexts, stayFields, stayOf } from '../../shared/stay';
import { useSiteData } from '../siteData';

type Locale = Parameters<typeof hotelDay>[0];

/**
 * What the guest has entered in the stay form: a store for every form, link and sum of the page. sessionStorage keeps it
 * across pages and reloads. The server's HTML never contains it. docs/behavior.md#the-chosen-stay
 */

const storageKey = 'stay';

const listeners = new Set<() => void>();
let texts: StayTexts | undefined;

/** What an earlier page of this tab stored, without days that are past. */
function stored(locale: Locale): StayTexts {
  try {
    const item = sessionStorage.getItem(storageKey);
    // The same object as in the server's HTML, so that nothing is rendered again.
    if (!item) return noStay;
    const found: unknown = JSON.parse(item);
    const known = { ...noStay };
    for (const field of stayFields) {
      const value = (found as Partial<StayTexts> | null)?.[field];
      if (typeof value === 'string') known[field] = value;
    }
    const isPast = known.arrival !== '' && known.arrival < hotelDay(locale);
    return isPast ? { ...known, arrival: '', departure: '' } : known;
  } catch {
    // Storage is forbidden, or its content is not ours.
    return noStay;
  }
}

function read(locale: Locale): StayTexts {
  texts ??= stored(locale);
  return texts;
}

/** Changes some answers. */
export function changeStay(changed: Partial<StayTexts>): void {
  texts = { ...(texts ?? noStay), ...changed };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(texts));
  } catch {
    // Storage is forbidden: the answers last as long as the page.
  }
  notify();
}

/** Updates every part of the page that shows the stay or what is known of it. */
export function notify(): void {
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The answers. @param given those in the server's HTML, where its address contained some */
export function useStayTexts(given: StayTexts = noStay): StayTexts {
  const { locale } = useSiteData().hotel;
  return useSyncExternalStore(
    subscribe,
    () => read(locale),
    () => given,
  );
}

/**
 * The chosen stay; undefined until both days are chosen and valid.
 * @param given the answers in the server's HTML, where its address contained some
 */
export function useStay(given?: StayTexts): Stay | undefined {
  const { locale } = useSiteData().hotel;
  const current = useStayTexts(given);
  return useMemo(() => {
    // The clock is read only where there are days to compare.
    return current.arrival && current.departure ? stayOf(current, hotelDay(locale)) : undefined;
  }, [current, locale]);
}

/** Where an offer with a promo code leads: with the chosen stay on to the engine, else to the stay form. */
export const useCodeLink = (code: string, room: string | undefined): string =>
  bookLink(useStay(), { room, code });
