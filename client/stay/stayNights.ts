import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { KnownRoom } from '../../shared/rates/plan';
import { bookLink, type Stay, type StayTexts } from '../../shared/stay';
import type { NightWords } from '../../shared/ui/defaults';
import { lazyModule } from '../boot/lazyModule';
import { useSiteData } from '../siteData';
import { notify, subscribe, useStay } from './stay';

/** The nights that are known so far. docs/behavior.md#nights */
export interface StayNights {
  words: NightWords;
  rooms: readonly KnownRoom[];
}

/** The module that fetches nights and computes a stay's cost, loaded on demand: client/components/StayNights. */
export const stayNights = lazyModule<{ requestStay(stay: Stay): Promise<void> }>();

/** The parts that are loaded once a stay is chosen, and the nights they have fetched. */
export interface Loaded {
  /** Texts and components for a stay and its nights. */
  parts?: typeof import('../components/StayNights/parts');
  nights?: StayNights | undefined;
}

/** The parts and nights that are in the server's HTML. */
export const ServerData = createContext<Loaded>({});

let current: Loaded = {};

/** Replaces the loaded parts or nights. */
export function publish(more: Loaded): void {
  current = { ...current, ...more };
  notify();
}

/**
 * The loaded parts and nights; empty until they are loaded.
 * @param stay if given, loads the parts and requests the nights of the stay
 */
export function useLoaded(stay?: Stay): Loaded {
  const { hasNights } = useSiteData().settings;
  useEffect(() => {
    // On failure, the page stays as it is.
    if (stay)
      stayNights.fetch().then(
        ({ requestStay }) => (hasNights ? requestStay(stay) : undefined),
        () => {},
      );
  }, [stay, hasNights]);
  const serverData = useContext(ServerData);
  const loaded = useSyncExternalStore<Loaded | undefined>(
    subscribe,
    () => current,
    () => undefined,
  );
  return { ...serverData, ...loaded };
}

/** The sum shown to the guest for the chosen stay, based on its nights. Sent to /book, which points out a change. */
export function useSeenSum(room?: string, initial?: StayTexts): number | undefined {
  const stay = useStay(initial);
  const { hotel } = useSiteData();
  const { parts, nights } = useLoaded();
  return stay && nights && parts?.answerStay(nights.rooms, stay, hotel, { room }).cost?.sum;
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
