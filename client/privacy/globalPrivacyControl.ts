import { useSyncExternalStore } from 'react';

/**
 * Returns whether the browser sends Global Privacy Control, a request not to sell or share personal data
 * (https://w3c.github.io/gpc/). The signal counts as declining. docs/behavior.md#privacy-signal
 */
export const hasPrivacySignal = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

const subscribe = () => () => {};

/** `hasPrivacySignal` as a hook. False in the server's HTML, which is the same for all guests. */
export const usePrivacySignal = (): boolean => useSyncExternalStore(subscribe, hasPrivacySignal, () => false);
