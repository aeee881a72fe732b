import { useId } from 'react';
import { cookieNotice } from '../../../generated/content/cookieNotice';
import { Link } from '../../navigation/Link';
import { acceptAll, decline, openPreferences } from '../../privacy/cookieConsent';
import { Button } from '../Button/Button';
import { useCookieBanner } from './useCookieBanner';

/** Asks for cookie consent; declining is as easy as accepting. docs/behavior.md#cookie-banner */
export function CookieBanner() {
  const isShown = useCookieBanner();
  const title = useId();
  if (!isShown) return null;
  return (
    <section className="cookie-banner no-print" aria-labelledby={title}>
      <div>
        <h2 className="cookie-banner__title" id={title}>
          {cookieNotice.banner.title}
        </h2>
        <p>
          {cookieNotice.banner.text}{' '}
          <Link to={cookieNotice.banner.policy.to}>{cookieNotice.banner.policy.text}</Link>
        </p>
      </div>
      <div className="buttons--tight cookie-banner__actions">
        <Button variant="secondary" onClick={decline}>
          {cookieNotice.banner.decline}
        </Button>
        <Button variant="secondary" onClick={acceptAll}>
          {cookieNotice.banner.acceptAll}
        </Button>
        <button
          type="button"
          className="cookie-banner__customize"
          onClick={openPreferences}
          aria-haspopup="dialog"
        >
          {cookieNotice.banner.customize}
        </button>
      </div>
    </section>
  );
}
