import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Stay } from '../../shared/stay';
import { useSiteData } from '../siteData';
import { type KnownNights, knownNights, requestStay } from './nightsStore';
import { subscribe } from './stayStore';
import { useToday } from './today';

/** The prices and availability in the server's HTML of /book. */
export const ServerNights = createContext<KnownNights | undefined>(undefined);

/**
 * Returns the prices and availability fetched so far.
 * @param stay a stay for which to request prices
 */
export function useNights(stay?: Stay): KnownNights | undefined {
  const { hasNights } = useSiteData().settings;
  const today = useToday();
  useEffect(() => {
    if (stay && hasNights) void requestStay(stay, today());
  }, [stay, hasNights, today]);
  const serverNights = useContext(ServerNights);
  const nights = useSyncExternalStore(subscribe, knownNights, () => undefined);
  return nights ?? serverNights;
}
