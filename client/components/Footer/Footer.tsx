import { forms } from '../../../generated/content/forms';
import { hotelYear } from '../../../shared/hotelYear';
import type { InsideLink } from '../../../shared/pages';
import { shownLinks } from '../../../shared/shownPages';
import { outside, site } from '../../../shared/site';
import { Link } from '../../navigation/Link';
import { openPreferences } from '../../privacy/cookieConsent';
import { Icon } from '../Icon/Icon';
import { Newsletter } from '../Newsletter/Newsletter';
import { OutsideLink } from '../OutsideLink/OutsideLink';
import { Supergraphic } from '../Supergraphic/Supergraphic';
import { Wordmark } from '../Wordmark/Wordmark';
import { PrivacyChoices } from './PrivacyChoices';
import { SignalHonored } from './SignalHonored';

const [firstNetwork] = site.socials;

const hotelLinks: readonly { label: string; to: InsideLink }[] = [
  { label: 'Home', to: '/' },
  { label: 'About', to: '/about' },
  { label: 'Contact', to: '/contact' },
  { label: 'Offers', to: '/offers' },
  { label: 'FAQ', to: '/faq' },
  { label: 'Careers', to: '/careers' },
];

/** The hotel's email address, which may break after its '@' in narrow columns. */
function Email() {
  const [name, host] = site.email.split('@');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}

/** Newsletter, addresses, links, copyright, and the button that opens the cookie preferences. docs/behavior.md#footer */
export function Footer() {
  const { street, city, region, postalCode } = site.address;
  return (
    <footer className="footer">
      <Supergraphic ground="ink" />
      <div className="on-ink">
        {forms.newsletter && <Newsletter words={forms.newsletter} />}
        <div className="footer__columns wrap">
          <div>
            <h2 className="label">Visit Us</h2>
            <address translate="no">
              {street}
              <br />
              {city}, {region} {postalCode}
            </address>
            <OutsideLink href={outside.map} className="footer__map">
              View on map
            </OutsideLink>
          </div>
          <div>
            <h2 className="label">Contact Us</h2>
            <ul className="footer__list">
              <li>
                <a href={site.phone.href} translate="no">
                  {site.phone.display}
                </a>
              </li>
              <li>
                <a href={`mailto:${site.email}`} translate="no">
                  <Email />
                </a>
              </li>
            </ul>
          </div>
          <nav aria-labelledby="footer-hotel">
            <h2 className="label" id="footer-hotel">
              The Hotel
            </h2>
            <ul className="footer__list">
              {shownLinks(hotelLinks).map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-small-print">
            <h2 className="label" id="footer-small-print">
              The Small Print
            </h2>
            <ul className="footer__list">
              <li>
                <Link to="/privacy-policy">Privacy Policy</Link>
              </li>
              <li>
                <Link to="/terms">Terms</Link>
              </li>
              <li>
                <Link to="/do-not-sell">Do Not Sell or Share My Personal Information</Link>
              </li>
              <li>
                <PrivacyChoices />
              </li>
              <li>
                <Link to="/accessibility">Accessibility</Link>
              </li>
            </ul>
          </nav>
        </div>
        <div className="cluster spread footer__sign wrap">
          <Link to="/" className="footer__logo" aria-label={`${site.brand}, home`}>
            <Wordmark />
          </Link>
          {firstNetwork && (
            <OutsideLink className="line-link footer__social" href={firstNetwork.href}>
              <Icon name={firstNetwork.id} />
              {firstNetwork.name}
            </OutsideLink>
          )}
        </div>
        <div className="cluster footer__end wrap">
          {/* The year of the server's render: a page cached over New Year must hydrate without a mismatch. */}
          <p suppressHydrationWarning>
            © {hotelYear()} <span translate="no">{site.fullName}</span>. All rights reserved.
          </p>
          <SignalHonored />
          {site.picturesAreRenderings && <p>Pictures are renderings of the hotel.</p>}
        </div>
      </div>
      <button type="button" className="footer__cookies" onClick={openPreferences} aria-haspopup="dialog">
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3.5a8.5 8.5 0 1 0 8.5 8.5 3.5 3.5 0 0 1-4-3.5 4 4 0 0 1-4.5-5z" />
          <path d="M9 9.5h.01M8 14.5h.01M12.5 13h.01M14 17h.01" />
        </svg>
        <span className="visually-hidden">Cookie preferences</span>
      </button>
    </footer>
  );
}
