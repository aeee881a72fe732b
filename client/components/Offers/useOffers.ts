import { useEffect, useState } from 'react';
import { hotelDay } from '../../../shared/hotelDay';
import { type Offer, offers, runningOn } from '../../../shared/offers';
import { useSettings } from '../../settings';

const idsOf = (list: readonly Offer[]) => list.map(({ id }) => id).join(' ');

/**
 * The offers that run today: first those that the server rendered, for hydration; then by the hotel's clock, since
 * the page may come from a cache or be open since yesterday. docs/behavior.md#offers
 */
export function useOffers(): readonly Offer[] {
  const { offers: sent, offersUntil } = useSettings();
  const [running, setRunning] = useState(() => offers.filter(({ id }) => sent.includes(id)));
  useEffect(() => {
    // Until then the list is the same. The first computation of the hotel's day is slow: the browser loads locale
    // data.
    if (Date.now() < offersUntil) return;
    const now = runningOn(hotelDay());
    setRunning((before) => (idsOf(before) === idsOf(now) ? before : [...now]));
  }, [offersUntil]);
  return running;
}
