import { useEffect, useState } from 'react';
import { announce } from '../../navigation/liveRegion';
import { isDecided, onConsentChange } from '../../privacy/cookieConsent';
import { useSiteData } from '../../siteData';

/** Delay after the page starts, in ms. */
const bannerDelay = 1000;

/** Whether the banner is shown: after a delay, until the guest decides. Announces the banner and the saved choice. */
export function useCookieBanner(): boolean {
  const { cookies } = useSiteData();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(!isDecided()), bannerDelay);
    const stopListening = onConsentChange(() => setShown((shown) => shown && !isDecided()));
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, []);
  useEffect(() => {
    if (!isShown) return;
    announce(cookies.banner.title);
    return () => {
      announce(cookies.saved);
      // The clicked button is gone, so focus moves to the button that reopens the choices, or to the content if it is hidden.
      for (const next of ['.footer__cookies', '#main'])
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
    };
  }, [isShown, cookies.banner.title, cookies.saved]);
  return isShown;
}
