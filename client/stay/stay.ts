import { useMemo, useSyncExternalStore } from 'react';
import { hotelDay } from '../../shared/hotelDay';
import { bookLink, defaultStay, parseCount, parseStay, type Stay, type StayTexts } from '../../shared/stay';
import { useSiteData } from '../siteData';
import { useToday } from './today';

type Locale = Parameters<typeof hotelDay>[0];

/**
 * The guest's entries in the stay form: a store for every form, link and sum on the page. sessionStorage keeps them
 * across pages and reloads. The server's HTML never contains them. docs/behavior.md#the-chosen-stay
 */

const storageKey = 'stay';

const listeners = new Set<() => void>();
let texts: StayTexts | undefined;

/** The entries stored by an earlier page in this tab, without past days. */
function readStoredTexts(locale: Locale): StayTexts {
  try {
    const item = sessionStorage.getItem(storageKey);
    // The same object as during hydration, so that nothing is re-rendered.
    if (!item) return defaultStay;
    const parsed: unknown = JSON.parse(item);
    const storedTexts = { ...defaultStay };
    for (const field of Object.keys(defaultStay) as (keyof StayTexts)[]) {
      const value = (parsed as Partial<StayTexts> | null)?.[field];
      if (typeof value === 'string') storedTexts[field] = value;
    }
    const isPast = storedTexts.arrival !== '' && storedTexts.arrival < hotelDay(locale);
    return isPast ? { ...storedTexts, arrival: '', departure: '' } : storedTexts;
  } catch {
    // Storage is blocked, or its content is not ours.
    return defaultStay;
  }
}

function read(locale: Locale): StayTexts {
  texts ??= readStoredTexts(locale);
  return texts;
}

/** Changes some entries. */
export function changeStay(changed: Partial<StayTexts>): void {
  texts = { ...(texts ?? defaultStay), ...changed };
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

/** The entries. @param initial those in the server's HTML, if its URL contained any */
export function useStayTexts(initial: StayTexts = defaultStay): StayTexts {
  const { locale } = useSiteData().hotel;
  return useSyncExternalStore(
    subscribe,
    () => read(locale),
    () => initial,
  );
}

/**
 * The chosen stay; undefined until both days are chosen and valid.
 * @param initial the entries in the server's HTML, if its URL contained any
 */
export function useStay(initial?: StayTexts): Stay | undefined {
  const today = useToday();
  const current = useStayTexts(initial);
  return useMemo(
    () => (current.arrival && current.departure ? parseStay(current, today()) : undefined),
    [current, today],
  );
}

/**
 * How many guests the stay form has, whether or not days are chosen; NaN while a number is missing.
 * @param initial the entries in the server's HTML, if its URL contained any
 */
export function usePartySize(initial?: StayTexts): number {
  const { adults, children } = useStayTexts(initial);
  return parseCount(adults) + parseCount(children);
}

/** The link for a promo code: to the engine with the chosen stay, or else to the stay form. */
export const useCodeLink = (code: string, room: string | undefined): string =>
  bookLink(useStay(), { room, code });
