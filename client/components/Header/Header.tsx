import { memo, useEffect, useState } from 'react';
import type { InternalLink } from '../../../shared/pages';
import { Link } from '../../navigation/Link';
import { useSiteData } from '../../siteData';
import { BookButton } from '../Button/BookButton';
import { MobileMenu } from '../MobileMenu/MobileMenu';
import { Wordmark } from '../Wordmark/Wordmark';
import { InfoBar } from './InfoBar';

/** The header is compact beyond this scroll position, in px. */
const compactThreshold = 20;

/** The header: info bar, navigation around the centered logo, BOOK NOW, and mobile menu. */
export function Header() {
  const [isCompact, setCompact] = useState(false);
  useEffect(() => {
    const update = () => setCompact(scrollY > compactThreshold);
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
  return <header className={isCompact ? 'header header--scrolled' : 'header'}>{<Content />}</header>;
}

/** The header's content. Memoized, so that switching to the compact header does not re-render the content. */
const Content = memo(function Content() {
  const {
    navigation,
    ui: { header },
  } = useSiteData();
  return (
    <>
      <InfoBar />
      <div className="header__bar wrap">
        <nav className="header__nav" aria-label={header.main}>
          <NavLinks links={navigation.left} />
          <Link to="/" className="header__logo" aria-label={header.home}>
            <Wordmark />
          </Link>
          <NavLinks links={navigation.right} />
        </nav>
        <BookButton className="header__book" />
        <MobileMenu />
      </div>
    </>
  );
});

function NavLinks({ links }: { links: readonly { label: string; to: InternalLink }[] }) {
  return (
    <ul className="header__links no-print">
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
