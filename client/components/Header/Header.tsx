import type { InsideLink } from '../../../shared/pages';
import { shownLinks } from '../../../shared/shownPages';
import { site } from '../../../shared/site';
import { Link } from '../../navigation/Link';
import { BookButton } from '../Button/BookButton';
import { MobileMenu } from '../MobileMenu/MobileMenu';
import { Wordmark } from '../Wordmark/Wordmark';
import { InfoBar } from './InfoBar';
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

/** Info bar, navigation around the centered logo, mobile menu. docs/behavior.md#header */
export function Header() {
  const isCompact = useCompactHeader();
  return <header className={isCompact ? 'header header--scrolled' : 'header'}>{content}</header>;
}

/** Memoized: the change to the compact header does not render it again. */
const content = (
  <>
    <InfoBar />
    <div className="header__bar wrap">
      <nav className="header__nav" aria-label="Main">
        <NavLinks links={leftLinks} />
        <Link to="/" className="header__logo" aria-label={`${site.brand}, home`}>
          <Wordmark />
        </Link>
        <NavLinks links={rightLinks} />
      </nav>
      <BookButton className="header__book" />
      <MobileMenu />
    </div>
  </>
);

function NavLinks({ links }: { links: readonly { label: string; to: InsideLink }[] }) {
  return (
    <ul className="header__links">
      {shownLinks(links).map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
