import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { KnownRoom } from '../../shared/rates/night';
import { bookLink, type Stay, type StayTexts } from '../../shared/stay';
import type { NightWords } from '../../shared/ui/defaults';
import { lazyModule } from '../boot/lazyModule';
import { useSiteData } from '../siteData';
import { notify, subscribe, useStay } from './stay';

/** What is known of nights so far. docs/behavior.md#nights */
export interface StayNights {
  words: NightWords;
  rooms: readonly KnownRoom[];
}

/** Sums and nights: client/components/StayNights. */
export const stayNights = lazyModule<{ wantStay(stay: Stay): Promise<void> }>();

/** What is loaded once a stay is chosen, and what is known by it. */
export interface Loaded {
  /** What is made of a stay and its nights. */
  parts?: typeof import('../components/StayNights/parts');
  nights?: StayNights | undefined;
}

/** What pages have in the server's HTML. */
export const Given = createContext<Loaded>({});

let current: Loaded = {};

/** Replaces what is known. */
export function publish(more: Loaded): void {
  current = { ...current, ...more };
  notify();
}

/**
 * What is made of a stay; empty until that is loaded.
 * @param stay loads it, and requests the nights of the stay
 */
export function useLoaded(stay?: Stay): Loaded {
  const { hasNights } = useSiteData().settings;
  useEffect(() => {
    // Without an answer the page stays as it is.
    if (stay)
      stayNights.fetch().then(
        ({ wantStay }) => (hasNights ? wantStay(stay) : undefined),
        () => {},
      );
  }, [stay, hasNights]);
  const given = useContext(Given);
  const loaded = useSyncExternalStore<Loaded | undefined>(
    subscribe,
    () => current,
    () => undefined,
  );
  return { ...given, ...loaded };
}

/** The sum by nights that the guest is shown for the chosen stay. It goes along to /book, so that a change is noticed. */
export function useSeen(room?: string, given?: StayTexts): number | undefined {
  const stay = useStay(given);
  const { hotel } = useSiteData();
  const { parts, nights } = useLoaded();
  return stay && nights && parts?.knownStay(nights.rooms, stay, hotel, room).cost?.sum;
}

/**
 * Where BOOK NOW and CHECK AVAILABILITY lead: to the engine's fixed address, and once a stay is chosen through /book,
 * which hands it over.
 * @param room the slug of the room that is booked
 */
export function useBookingLink(room?: string, fixed?: string): string {
  const { links } = useSiteData();
  const stay = useStay();
  const seen = useSeen(room);
  return stay ? bookLink(stay, { room, seen }) : (fixed ?? links.booking);
}
