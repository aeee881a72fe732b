import { useEffect, useId, useState } from 'react';
import type { LazyData } from '../../../shared/lazyData';
import { fetchLazyData } from '../../navigation/fetchLazyData';
import { Link } from '../../navigation/Link';
import { announce } from '../../navigation/liveRegion';
import { acceptAll, decline, isDecided, onConsentChange, openPreferences } from '../../privacy/cookieConsent';
import { Button } from '../Button/Button';

/** Delay between hydration and the banner, in ms. */
const bannerDelay = 1000;

/**
 * A banner that requests cookie consent until the guest decides. Declining is as easy as accepting. Screen readers
 * announce the banner and, later, the saved choice. docs/behavior.md#cookie-banner
 */
export function CookieBanner() {
  const titleId = useId();
  const [cookies, setCookies] = useState<LazyData['cookies']>();
  useEffect(() => {
    let isUnmounted = false;
    // If the banner's text can't be fetched, the banner appears on the next full page load.
    const fetching = isDecided() ? undefined : fetchLazyData('cookies').catch(() => undefined);
    async function show() {
      const fetched = await fetching;
      if (!isUnmounted && !isDecided()) setCookies(fetched);
    }
    const timer = setTimeout(show, bannerDelay);
    const stopListening = onConsentChange(() => isDecided() && setCookies(undefined));
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      stopListening();
    };
  }, []);
  useEffect(() => {
    if (!cookies) return;
    announce(cookies.banner.title);
    return () => {
      announce(cookies.saved);
      // The clicked button is gone. Focus the cookie preferences button or, if that is out of view, the content.
      for (const next of ['.footer__cookies', '#site-main'].map((each) =>
        document.querySelector<HTMLElement>(each),
      ))
        if (
          next &&
          next.getBoundingClientRect().top < innerHeight &&
          document.activeElement === document.body
        )
          next.focus({ preventScroll: true });
    };
  }, [cookies]);

  if (!cookies) return null;
  return (
    <section className="cookie-banner no-print" aria-labelledby={titleId}>
      <div>
        <h2 className="cookie-banner__title" id={titleId}>
          {cookies.banner.title}
        </h2>
        <p>
          {cookies.banner.text} <Link to={cookies.banner.policy.to}>{cookies.banner.policy.text}</Link>
        </p>
      </div>
      <div className="buttons--tight cookie-banner__actions">
        <Button variant="secondary" onClick={decline}>
          {cookies.banner.decline}
        </Button>
        <Button variant="secondary" onClick={() => acceptAll(cookies.categories)}>
          {cookies.banner.acceptAll}
        </Button>
        <button
          type="button"
          className="cookie-banner__customize"
          onClick={openPreferences}
          aria-haspopup="dialog"
        >
          {cookies.banner.customize}
        </button>
      </div>
    </section>
  );
}
