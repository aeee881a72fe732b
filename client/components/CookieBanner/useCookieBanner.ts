import { useEffect, useState } from 'react';
import type { LaterData } from '../../../shared/laterData';
import { fetchLater } from '../../navigation/fetchLater';
import { announce } from '../../navigation/liveRegion';
import { isDecided, onConsentChange } from '../../privacy/cookieConsent';

/** Delay after the page starts, in ms. */
const bannerDelay = 1000;

/**
 * The texts of the banner while it is shown: after a delay, until the guest decides. Announces the banner and the saved
 * choice. docs/behavior.md#cookie-banner
 */
export function useCookieBanner(): LaterData['cookies'] | undefined {
  const [cookies, setCookies] = useState<LaterData['cookies']>();
  useEffect(() => {
    let isOver = false;
    // Without its texts it is shown by the next document.
    const texts = isDecided() ? undefined : fetchLater('cookies').catch(() => undefined);
    async function show() {
      const fetched = await texts;
      if (!isOver && !isDecided()) setCookies(fetched);
    }
    const timer = setTimeout(show, bannerDelay);
    const stopListening = onConsentChange(() => isDecided() && setCookies(undefined));
    return () => {
      isOver = true;
      clearTimeout(timer);
      stopListening();
    };
  }, []);
  useEffect(() => {
    if (!cookies) return;
    announce(cookies.banner.title);
    return () => {
      announce(cookies.saved);
      // The clicked button is gone, so focus moves to the button that reopens the choices, or to the content if it is hidden.
      for (const next of ['.footer__cookies', '#main'])
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
    };
  }, [cookies]);
  return cookies;
}
