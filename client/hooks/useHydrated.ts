import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Returns false on the server and during hydration, then true. Use for features that require JavaScript. On pages that
 * the client renders, returns true from the first render.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
