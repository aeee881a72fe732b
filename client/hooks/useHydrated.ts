import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and during hydration, then true: for what requires JavaScript. True at once on pages that the client
 * renders.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
