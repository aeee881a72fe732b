import { useMemo, useSyncExternalStore } from 'react';
import { hotelDay } from '../../shared/hotelDay';
import { defaultStay, parseCount, parseStay, type Stay, type StayEntries } from '../../shared/stay';
import { useSiteData } from '../siteData';
import { useToday } from './today';

type Locale = Parameters<typeof hotelDay>[0];

/**
 * The guest's entries in the stay form: a store for every form, link and sum on the page. sessionStorage keeps them
 * across pages and reloads. The server's HTML never contains them. docs/behavior.md#the-chosen-stay
 */

const storageKey = 'stay';

const listeners = new Set<() => void>();
let entries: StayEntries | undefined;

/** The entries stored by an earlier page in this tab, without past days. */
function readStoredEntries(locale: Locale): StayEntries {
  try {
    const item = sessionStorage.getItem(storageKey);
    // The same object as during hydration, so that nothing is re-rendered.
    if (!item) return defaultStay;
    const parsed: unknown = JSON.parse(item);
    const stored = { ...defaultStay };
    for (const field of Object.keys(defaultStay) as (keyof StayEntries)[]) {
      const value = (parsed as Partial<StayEntries> | null)?.[field];
      if (typeof value === 'string') stored[field] = value;
    }
    const isPast = stored.arrival !== '' && stored.arrival < hotelDay(locale);
    return isPast ? { ...stored, arrival: '', departure: '' } : stored;
  } catch {
    // Storage is blocked, or its content is not ours.
    return defaultStay;
  }
}

function read(locale: Locale): StayEntries {
  entries ??= readStoredEntries(locale);
  return entries;
}

/** Changes some entries. */
export function changeStay(changed: Partial<StayEntries>): void {
  entries = { ...(entries ?? defaultStay), ...changed };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(entries));
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
export function useStayEntries(initial: StayEntries = defaultStay): StayEntries {
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
export function useStay(initial?: StayEntries): Stay | undefined {
  const today = useToday();
  const current = useStayEntries(initial);
  return useMemo(
    () => (current.arrival && current.departure ? parseStay(current, today()) : undefined),
    [current, today],
  );
}

/**
 * How many guests the stay form has, whether or not days are chosen; NaN while a number is missing.
 * @param initial the entries in the server's HTML, if its URL contained any
 */
export function usePartySize(initial?: StayEntries): number {
  const { adults, children } = useStayEntries(initial);
  return parseCount(adults) + parseCount(children);
}
