import { useSyncExternalStore } from 'react';

function subscribe(hear: () => void) {
  addEventListener('hashchange', hear);
  return () => removeEventListener('hashchange', hear);
}

/** The part of the desk that is open: what the address names after its #. */
export const useHash = (): string =>
  useSyncExternalStore(subscribe, () => decodeURIComponent(location.hash.slice(1)));
