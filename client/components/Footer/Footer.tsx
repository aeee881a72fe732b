import type { SiteData } from '../../../shared/siteData';
import { Link } from '../../navigation/Link';
import { openPreferences } from '../../privacy/cookieConsent';
import { useSiteData } from '../../siteData';
import { Icon } from '../Icon/Icon';
import { Newsletter } from '../Newsletter/Newsletter';
import { OutsideLink } from '../OutsideLink/OutsideLink';
import { Filled } from '../RichText/Filled';
import { Supergraphic } from '../Supergraphic/Supergraphic';
import { Wordmark } from '../Wordmark/Wordmark';
import { hotelYear } from './hotelYear';
import { PrivacyChoices } from './PrivacyChoices';
import { SignalHonored } from './SignalHonored';

/** The hotel's email address, which may break after its '@' in narrow columns. */
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

/** A list of links under its heading. */
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

/** Newsletter, addresses, links, copyright, and the button that opens the cookie preferences. */
export function Footer() {
  const { formTexts, links, navigation, hotel, ui } = useSiteData();
  const { footer: words } = navigation;
  const [firstNetwork] = hotel.socials;
  const { street, city, region, postalCode } = hotel.address;
  return (
    <footer className="footer">
      <Supergraphic ground="ink" />
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
            <OutsideLink href={links.map} className="footer__map">
              {words.map}
            </OutsideLink>
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
          <Links id="footer-hotel" list={words.hotel} />
          <Links id="footer-small-print" list={words.smallPrint} />
        </div>
        <div className="cluster spread no-print footer__sign wrap">
          <Link to="/" className="footer__logo" aria-label={ui.header.home}>
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
        className="footer__cookies no-print"
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
