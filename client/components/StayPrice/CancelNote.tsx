import { useContext, useSyncExternalStore } from 'react';
import { isBookedAhead } from '../../../shared/cancelAfterBooking';
import { useSiteData } from '../../siteData';
import { PageTime } from '../../stay/today';

/** Nothing to subscribe to: the note doesn't follow the clock. */
const subscribe = () => () => {};

/** A note that a stay can be canceled free after booking, if booked early enough. docs/behavior.md#what-a-stay-costs */
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
