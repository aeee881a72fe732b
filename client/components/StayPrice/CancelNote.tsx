import { useContext, useSyncExternalStore } from 'react';
import { isBookedAhead } from '../../../shared/cancelAfterBooking';
import { useSiteData } from '../../siteData';
import { PageTime } from '../../stay/today';

/** Subscribes to nothing, because the note is not updated as time passes. */
const subscribe = () => () => {};

/** A note about free cancellation, for stays that are booked early enough. docs/behavior.md#what-a-stay-costs */
export function CancelNote({ arrival, className }: { arrival: string; className: string }) {
  const { cancelAfterBooking: rule, locale } = useSiteData().hotel;
  const serverTime = useContext(PageTime);
  const isShown = (now: number) => rule !== undefined && isBookedAhead(arrival, rule, locale, now);
  const isAhead = useSyncExternalStore(
    subscribe,
    () => isShown(Date.now()),
    () => isShown(serverTime ?? Date.now()),
  );
  return isAhead && <p className={className}>{rule?.text}</p>;
}
