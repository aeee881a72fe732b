import { useId } from 'react';
import { Link } from '../../navigation/Link';
import { acceptAll, decline, openPreferences } from '../../privacy/cookieConsent';
import { Button } from '../Button/Button';
import { useCookieBanner } from './useCookieBanner';

/** Asks for cookie consent; declining is as easy as accepting. docs/behavior.md#cookie-banner */
export function CookieBanner() {
  const cookies = useCookieBanner();
  const title = useId();
  if (!cookies) return null;
  return (
    <section className="cookie-banner no-print" aria-labelledby={title}>
      <div>
        <h2 className="cookie-banner__title" id={title}>
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
        <Button variant="secondary" onClick={acceptAll}>
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
