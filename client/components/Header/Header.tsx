import { useEffect, useState } from 'react';
import type { InsideLink } from '../../../shared/pages';
import { bookingLink, outside, site } from '../../../shared/site';
import { Button } from '../Button/Button';
import { Link } from '../Link/Link';
import { MobileMenu } from '../MobileMenu/MobileMenu';
import { Wordmark } from '../Wordmark/Wordmark';
import { useCompactHeader } from './useCompactHeader';

const leftLinks: readonly { label: string; to: InsideLink }[] = [
  { label: 'Rooms', to: '/rooms-suites' },
  { label: 'Groups', to: '/group-accommodations' },
  { label: 'Neighborhood', to: '/neighborhood' },
  { label: 'Gallery', to: '/gallery' },
];

const rightLinks: readonly { label: string; to: InsideLink }[] = [
  { label: 'About', to: '/about' },
  { label: 'Contact', to: '/contact' },
];

/** Info bar, navigation around the centered logo, mobile menu. Compact past 20 px of scroll. SPEC 2 and 4, Header. */
export function Header() {
  const isScrolled = useCompactHeader();
  return (
    <header className={isScrolled ? 'header header--scrolled' : 'header'}>
      <InfoBar />
      <div className="header__bar wrap">
        <nav className="header__nav" aria-label="Main">
          <NavLinks links={leftLinks} />
          <Link to="/" className="header__logo" aria-label={`${site.brand}, home`}>
            <Wordmark />
          </Link>
          <NavLinks links={rightLinks} />
        </nav>
        <Button href={bookingLink} className="header__book">
          Book Now
        </Button>
        <MobileMenu />
      </div>
    </header>
  );
}

function NavLinks({ links }: { links: readonly { label: string; to: InsideLink }[] }) {
  return (
    <ul className="header__links">
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Desktop only: how to find and reach the hotel, and the weather. The temperature is a fixed text, shown after mount. */
function InfoBar() {
  const [temperature, setTemperature] = useState('');
  useEffect(() => setTemperature(site.temperature), []);
  return (
    <div className="infobar">
      <div className="infobar__line wrap">
        <a href={outside.map} target="_blank" rel="noopener">
          {site.addressLine}
          <span className="visually-hidden"> (map, opens in a new tab)</span>
        </a>
        <a href={site.phone.href}>{site.phone.display}</a>
        <a href={`mailto:${site.email}`}>{site.email}</a>
        <a className="infobar__weather" href={outside.weather} target="_blank" rel="noopener">
          {temperature || <span className="visually-hidden">Weather</span>}
          <span className="visually-hidden"> (weather, opens in a new tab)</span>
        </a>
      </div>
    </div>
  );
}
