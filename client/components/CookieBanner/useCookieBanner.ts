import { useEffect, useState } from 'react';
import { isDecided, onConsentChange } from '../../cookieConsent';

/** How long after the page has come the banner appears, in ms (SPEC 9). */
const bannerDelay = 1000;

/** Whether the cookie banner stands: after a second, and only where nothing was decided. SPEC 4, Cookie banner. */
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
