import { navigationWords } from '../../../generated/content/words/navigation';
import type { InsideLink } from '../../../shared/pages';
import { shownLinks } from '../../../shared/shownPages';
import { Link } from '../../navigation/Link';
import { BookButton } from '../Button/BookButton';
import { MobileMenu } from '../MobileMenu/MobileMenu';
import { Wordmark } from '../Wordmark/Wordmark';
import { InfoBar } from './InfoBar';
import { useCompactHeader } from './useCompactHeader';

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
      <nav className="header__nav" aria-label={navigationWords.main}>
        <NavLinks links={navigationWords.left} />
        <Link to="/" className="header__logo" aria-label={navigationWords.home}>
          <Wordmark />
        </Link>
        <NavLinks links={navigationWords.right} />
      </nav>
      <BookButton className="header__book" />
      <MobileMenu />
    </div>
  </>
);

function NavLinks({ links }: { links: readonly { label: string; to: InsideLink }[] }) {
  return (
    <ul className="header__links no-print">
      {shownLinks(links).map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
