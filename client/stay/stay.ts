import { useMemo, useSyncExternalStore } from 'react';
import { hotelDay } from '../../shared/hotelDay';
import { bookLink, noStay, type Stay, type StayTexts, stayFields, stayOf } from '../../shared/stay';
import { useSiteData } from '../siteData';

type Locale = Parameters<typeof hotelDay>[0];

/**
 * The guest's entries in the stay form: a store for every form, link and sum on the page. sessionStorage keeps them
 * across pages and reloads. The server's HTML never contains them. docs/behavior.md#the-chosen-stay
 */

const storageKey = 'stay';

const listeners = new Set<() => void>();
let texts: StayTexts | undefined;

/** The entries stored by an earlier page in this tab, without past days. */
function stored(locale: Locale): StayTexts {
  try {
    const item = sessionStorage.getItem(storageKey);
    // The same object as in the server's HTML, so that nothing is re-rendered.
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
    // Storage is blocked, or its content is not ours.
    return noStay;
  }
}

function read(locale: Locale): StayTexts {
  texts ??= stored(locale);
  return texts;
}

/** Changes some entries. */
export function changeStay(changed: Partial<StayTexts>): void {
  texts = { ...(texts ?? noStay), ...changed };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(texts));
  } catch {
    // Storage is blocked: the entries last only as long as the page.
  }
  notify();
}

/** Updates every part of the page that shows the stay or its nights. */
export function notify(): void {
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The entries. @param given those in the server's HTML, if its URL contained any */
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
 * @param given the entries in the server's HTML, if its URL contained any
 */
export function useStay(given?: StayTexts): Stay | undefined {
  const { locale } = useSiteData().hotel;
  const current = useStayTexts(given);
  return useMemo(() => {
    // The clock is read only if there are days to compare.
    return current.arrival && current.departure ? stayOf(current, hotelDay(locale)) : undefined;
  }, [current, locale]);
}

/** The link for a promo code: to the engine with the chosen stay, or else to the stay form. */
export const useCodeLink = (code: string, room: string | undefined): string =>
  bookLink(useStay(), { room, code });
