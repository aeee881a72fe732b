import { useMemo, useSyncExternalStore } from 'react';
import { hotelDay } from '../../shared/hotelDay';
import { defaultStay, parseCount, parseStay, type Stay, type StayEntries } from '../../shared/stay';
import { useSiteData } from '../siteData';
import { useToday } from './today';

type Locale = Parameters<typeof hotelDay>[0];

/**
 * The guest's entries in the stay form, shared by every form, link and price on the page. sessionStorage preserves the
 * entries across pages and reloads. The server's HTML never contains stored entries. docs/behavior.md#the-chosen-stay
 */

const storageKey = 'stay';

const listeners = new Set<() => void>();
let entries: StayEntries | undefined;

/** Reads the entries that an earlier page in this tab stored. Removes both days if the arrival is in the past. */
function readStoredEntries(locale: Locale): StayEntries {
  try {
    const item = sessionStorage.getItem(storageKey);
    // Returns the same object as during hydration, which avoids a second render.
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
    // Storage is blocked, or the stored value is not JSON.
    return defaultStay;
  }
}

function read(locale: Locale): StayEntries {
  entries ??= readStoredEntries(locale);
  return entries;
}

/** Changes some of the entries, stores them, and updates the page. */
export function changeStay(changed: Partial<StayEntries>): void {
  entries = { ...(entries ?? defaultStay), ...changed };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(entries));
  } catch {
    // Storage is blocked: the entries last only as long as the page.
  }
  notify();
}

/** Updates all components that show the stay, prices or availability. */
export function notify(): void {
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the entries. @param initial entries from the page's URL, which are also in the server's HTML */
export function useStayEntries(initial: StayEntries = defaultStay): StayEntries {
  const { locale } = useSiteData().hotel;
  return useSyncExternalStore(
    subscribe,
    () => read(locale),
    () => initial,
  );
}

/**
 * Returns the chosen stay; undefined until both days are chosen and valid.
 * @param initial entries from the page's URL, which are also in the server's HTML
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
 * Returns the number of guests in the stay form, even before days are chosen; NaN while a number is missing.
 * @param initial entries from the page's URL, which are also in the server's HTML
 */
export function usePartySize(initial?: StayEntries): number {
  const { adults, children } = useStayEntries(initial);
  return parseCount(adults) + parseCount(children);
}
