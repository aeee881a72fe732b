import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { KnownRoom } from '../../shared/rates/night';
import type { Stay } from '../../shared/stay';
import type { NightWords } from '../../shared/ui/defaults';
import { stayCalendar } from '../components/StayForm/useStayCalendar';
import { useSiteData } from '../siteData';
import { notify, subscribe } from './stay';

type Parts = typeof import('../components/StayNights/parts');

/** What is known of nights so far, and what is made of it. docs/behavior.md#nights */
export interface StayNights extends Parts {
  words: NightWords;
  rooms: readonly KnownRoom[];
}

/** What is known in the server's HTML. */
export const GivenNights = createContext<StayNights | undefined>(undefined);

let current: StayNights | undefined;

/** Replaces what is known. */
export function publishNights(nights: StayNights): void {
  current = nights;
  notify();
}

/** What is known of nights; undefined until the engine has answered. @param stay whose nights are requested */
export function useNights(stay?: Stay): StayNights | undefined {
  const { hasNights } = useSiteData().settings;
  useEffect(() => {
    // Without an answer the page stays as it is.
    if (stay && hasNights)
      stayCalendar.fetch().then(
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
