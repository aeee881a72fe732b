import { useEffect, useState } from 'react';
import { hotelDay } from '../../../shared/hotelDay';
import { type Offer, offers, runningOn } from '../../../shared/offers';
import { useSettings } from '../../settings';

const idsOf = (list: readonly Offer[]) => list.map(({ id }) => id).join(' ');

/**
 * The offers that run today: at first those that the server knew of, for the page to hydrate as it came; then by the
 * hotel's clock, since the page may come from a cache, or be open since yesterday. docs/behavior.md#offers
 */
export function useOffers(): readonly Offer[] {
  const { offers: sent, offersUntil } = useSettings();
  const [running, setRunning] = useState(() => offers.filter(({ id }) => sent.includes(id)));
  useEffect(() => {
    // Before that nothing has changed, and to reckon the hotel's day is slow at first: the browser loads its calendars.
    if (Date.now() < offersUntil) return;
    const now = runningOn(hotelDay());
    setRunning((before) => (idsOf(before) === idsOf(now) ? before : [...now]));
  }, [offersUntil]);
  return running;
}
