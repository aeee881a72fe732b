import { useEffect, useState } from 'react';
import { cookies } from '../../../generated/content/cookies';
import { messages } from '../../../shared/messages';
import { announce } from '../../announcement';
import { isDecided, onConsentChange } from '../../cookieConsent';

/** How long after the page has started the banner appears, in ms. */
const bannerDelay = 1000;

/**
 * Whether the banner is shown: after the delay, and only where nothing was decided. A screen reader is told that it has
 * come, and that a choice was kept. docs/behavior.md#cookie-banner
 */
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
  useEffect(() => {
    if (!isShown) return;
    announce(cookies.banner.title);
    return () => {
      announce(messages.cookies.saved);
      // The pressed button is gone. One opens the same choices again; where it is hidden, the page's content comes next.
      for (const next of ['.footer__cookies', '#main'])
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
    };
  }, [isShown]);
  return isShown;
}
