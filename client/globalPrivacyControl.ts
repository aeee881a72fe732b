import { useSyncExternalStore } from 'react';
import { hasPrivacySignal } from './cookieConsent';

const never = () => () => {};

/** Whether the browser sends the Global Privacy Control signal; the server's HTML, the same for all, says no. DESIGN 4. */
export const usePrivacySignal = (): boolean => useSyncExternalStore(never, hasPrivacySignal, () => false);
