import { useContext, useSyncExternalStore } from 'react';
import { isBookedAhead } from '../../../shared/cancelAfterBooking';
import { useSiteData } from '../../siteData';
import { PageTime } from '../../stay/today';

/** The clock isn't observed. */
const subscribe = () => () => {};

/** That a stay can be canceled free after booking, if it is booked early enough. docs/behavior.md#what-a-stay-costs */
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
