import { type ComponentType, createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { KnownRoom, RatedRoom } from '../../shared/rates/night';
import type { problemText } from '../../shared/rates/problemText';
import type { KnownStay, knownStay } from '../../shared/rates/stayIn';
import type { NightWords } from '../../shared/schema/ui/nights';
import type { Stay } from '../../shared/stay';
import type { StayPrices } from '../../shared/staySum';
import { lazyModule } from '../boot/lazyModule';
import { useSiteData } from '../siteData';

/** What is made of nights: client/components/StayNights/parts.tsx. */
export interface NightsParts {
  knownStay: typeof knownStay;
  problemText: typeof problemText;
  /** Rooms with the lowest total of a stay first. */
  byTotal<Room extends RatedRoom>(
    rooms: readonly Room[],
    known: readonly KnownRoom[],
    stay: Stay,
    hotel: StayPrices,
  ): Room[];
  /** In the places of a card's price and of its sum. */
  CardTotal: ComponentType<{ known: KnownStay }>;
  CardStays: ComponentType<{ room: RatedRoom; stay: Stay; known: KnownStay }>;
  /** Above the cards. */
  StayHead: ComponentType<{ stay: Stay; isSorted: boolean; onSort: () => void }>;
}

/** What the reservation engine said of nights so far. docs/behavior.md#nights */
export interface StayNights extends NightsParts {
  words: NightWords;
  rooms: readonly KnownRoom[];
}

/** client/components/StayNights/index.ts, which is fetched when a stay is chosen, or with the calendar. */
export const nightsModule = lazyModule<{ wantStay(stay: Stay): void }>();

/** What is known in the server's HTML. */
export const GivenNights = createContext<StayNights | undefined>(undefined);

let current: StayNights | undefined;
const listeners = new Set<() => void>();

/** Replaces what is known and updates every part of the page that shows it. */
export function publishNights(nights: StayNights): void {
  current = nights;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What is known of nights; undefined until the engine has answered. @param stay whose nights are asked for */
export function useNights(stay?: Stay): StayNights | undefined {
  const { hasNights } = useSiteData().settings;
  useEffect(() => {
    // Without an answer the page stays as it is.
    if (stay && hasNights)
      nightsModule.fetch().then(
        ({ wantStay }) => wantStay(stay),
        () => {},
      );
  }, [stay, hasNights]);
  const given = useContext(GivenNights);
  return useSyncExternalStore(
    subscribe,
    () => current ?? given,
    () => given,
  );
}
