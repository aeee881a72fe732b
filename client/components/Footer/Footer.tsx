import { useSyncExternalStore } from 'react';
import type { SiteData } from '../../../shared/siteData';
import { Link } from '../../navigation/Link';
import { isDecided, onConsentChange, openPreferences } from '../../privacy/cookieConsent';
import { usePrivacySignal } from '../../privacy/globalPrivacyControl';
import { useSiteData } from '../../siteData';
import { ExternalLink } from '../ExternalLink/ExternalLink';
import { Icon } from '../Icon/Icon';
import { Newsletter } from '../Newsletter/Newsletter';
import { Filled } from '../RichText/Filled';
import { Supergraphic } from '../Supergraphic/Supergraphic';
import { Wordmark } from '../Wordmark/Wordmark';
import { hotelYear } from './hotelYear';

/** The hotel's email address, which may wrap after the '@' sign in narrow columns. */
function Email() {
  const { hotel } = useSiteData();
  const [name, host] = hotel.email.split('@');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}

/** The alternative opt-out link. California's icon is about as tall as the adjacent text (11 CCR 7015). */
function PrivacyChoices({ label }: { label: string }) {
  return (
    <Link to="/do-not-sell" className="footer__choices">
      {label}{' '}
      <svg viewBox="0 0 30 14" aria-hidden="true">
        <rect x=".6" y=".6" width="28.8" height="12.8" rx="6.4" fill="#fff" stroke="#06f" strokeWidth="1.2" />
        <path d="M17.6.6H23a6.4 6.4 0 0 1 0 12.8h-8.6z" fill="#06f" />
        <g fill="none" strokeWidth="1.3" strokeLinecap="round" strokeLinejoin="round">
          <path d="M5.8 7.3 8.3 9.5 12.3 4.6" stroke="#06f" />
          <path d="m19.1 4.4 5.2 5.2m0-5.2-5.2 5.2" stroke="#fff" />
        </g>
      </svg>
    </Link>
  );
}

/** States that the opt-out preference signal is honored (11 CCR 7025(c)(6)). docs/behavior.md#privacy-signal */
function SignalHonored() {
  const { signal, title } = useSiteData().privacySignal;
  if (!usePrivacySignal()) return null;
  return (
    <p>
      {signal}: <Link to="/opt-out-preferences">{title}</Link>
    </p>
  );
}

/** A list of links with a heading. */
function Links({
  id,
  list: { heading, links },
}: {
  id: string;
  list: SiteData['navigation']['footer']['hotel'];
}) {
  return (
    <nav aria-labelledby={id}>
      <h2 className="label" id={id}>
        {heading}
      </h2>
      <ul className="footer__list">
        {links.map(({ label, to }) => (
          <li key={to}>
            {to === '/do-not-sell' ? <PrivacyChoices label={label} /> : <Link to={to}>{label}</Link>}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The footer: newsletter form, addresses, links, copyright, and the floating button for cookie preferences. */
export function Footer() {
  const { formTexts, links, navigation, hotel, ui } = useSiteData();
  const { footer: words } = navigation;
  const isCookieChoiceMade = useSyncExternalStore(onConsentChange, isDecided, () => false);
  const [firstNetwork] = hotel.socials;
  const { street, city, region, postalCode } = hotel.address;
  return (
    <footer className="footer">
      <Supergraphic background="ink" />
      <div className="on-ink">
        {formTexts.newsletter && <Newsletter words={formTexts.newsletter} />}
        <div className="footer__columns fine no-print wrap">
          <div>
            <h2 className="label">{words.visit}</h2>
            <address translate="no">
              {street}
              <br />
              {city}, {region} {postalCode}
            </address>
            <ExternalLink href={links.map} className="footer__map">
              {words.map}
            </ExternalLink>
          </div>
          <div>
            <h2 className="label">{words.contact}</h2>
            <ul className="footer__list">
              <li>
                <a href={hotel.phone.href} translate="no">
                  {hotel.phone.display}
                </a>
              </li>
              <li>
                <a href={`mailto:${hotel.email}`} translate="no">
                  <Email />
                </a>
              </li>
            </ul>
          </div>
          <Links id="site-hotel" list={words.hotel} />
          <Links id="site-small-print" list={words.smallPrint} />
        </div>
        <div className="cluster spread no-print footer__sign wrap">
          <Link to="/" className="footer__logo" aria-label={ui.header.home}>
            <Wordmark />
          </Link>
          {firstNetwork && (
            <ExternalLink className="line-link footer__social" href={firstNetwork.href}>
              <Icon name={firstNetwork.id} />
              {firstNetwork.name}
            </ExternalLink>
          )}
        </div>
        <div className="cluster footer__end wrap">
          {/* Suppresses a hydration warning, because HTML cached before New Year's shows the previous year. */}
          <p suppressHydrationWarning>
            <Filled
              text={words.copyright}
              values={{ year: hotelYear(hotel), hotel: <span translate="no">{hotel.fullName}</span> }}
            />
          </p>
          <SignalHonored />
          {hotel.picturesAreRenderings && <p>{words.renderings}</p>}
        </div>
      </div>
      <button
        type="button"
        className={
          isCookieChoiceMade
            ? 'footer__cookies footer__cookies--resting no-print'
            : 'footer__cookies no-print'
        }
        onClick={openPreferences}
        aria-haspopup="dialog"
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3.5a8.5 8.5 0 1 0 8.5 8.5 3.5 3.5 0 0 1-4-3.5 4 4 0 0 1-4.5-5z" />
          <path d="M9 9.5h.01M8 14.5h.01M12.5 13h.01M14 17h.01" />
        </svg>
        <span className="visually-hidden">{words.cookies}</span>
      </button>
    </footer>
  );
}
