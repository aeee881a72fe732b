import { useEffect, useState } from 'react';
import { isDecided, onConsentChange } from '../../cookieConsent';

/** How long after the page has started the banner appears, in ms. */
const bannerDelay = 1000;

/** Whether the banner is shown: after the delay, and only where nothing was decided. docs/behavior.md#cookie-banner */
export function useCookieBanner(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(!isDecided()), bannerDelay);
    const stopListening = onConsentChange(() => setShown((shown) => shown && !isDecided()));
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, []);
  return isShown;
}
