import { useSyncExternalStore } from 'react';

/**
 * Whether the browser asks every site not to sell or share personal data (Global Privacy Control,
 * https://w3c.github.io/gpc/). Counts as declining. docs/behavior.md#privacy-signal
 */
export const hasPrivacySignal = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

const subscribe = () => () => {};

/** The same as a hook. False in the server's HTML, which is the same for all guests. */
export const usePrivacySignal = (): boolean => useSyncExternalStore(subscribe, hasPrivacySignal, () => false);
