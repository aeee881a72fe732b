import { useSyncExternalStore } from 'react';

/**
 * Whether the browser asks every site not to sell or share what it learns (Global Privacy Control,
 * https://w3c.github.io/gpc/). It counts as a decline. docs/behavior.md#privacy-signal
 */
export const hasPrivacySignal = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

const never = () => () => {};

/** The same for a component. False in the server's HTML, which is the same for all guests. */
export const usePrivacySignal = (): boolean => useSyncExternalStore(never, hasPrivacySignal, () => false);
