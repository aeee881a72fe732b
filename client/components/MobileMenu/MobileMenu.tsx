import type { InsideLink } from '../../../shared/pages';
import { shownLinks } from '../../../shared/shownPages';
import { mobileBookingLink, site } from '../../../shared/site';
import { Link } from '../../navigation/Link';
import { BookButton } from '../Button/BookButton';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { newTabHint, OutsideLink } from '../OutsideLink/OutsideLink';
import { StayLink } from '../StayLink/StayLink';
import { Supergraphic } from '../Supergraphic/Supergraphic';
import { Wordmark } from '../Wordmark/Wordmark';
import { useMobileMenu, useRouteChanged } from './useMobileMenu';

interface MenuLink {
  label: string;
  to: InsideLink;
}

const mainLinks: readonly MenuLink[] = [
  { label: 'Rooms & Suites', to: '/rooms-suites' },
  { label: 'Group Accommodations', to: '/group-accommodations' },
  { label: 'Gallery', to: '/gallery' },
  { label: 'Neighborhood', to: '/neighborhood' },
  { label: 'About', to: '/about' },
];

/** Two of the legal links are aliases. docs/behavior.md#mobile-menu */
const smallLinks: readonly MenuLink[] = [
  { label: 'About', to: '/about' },
  { label: 'Contact', to: '/contact' },
  { label: 'Careers', to: '/careers' },
  { label: 'Privacy Policy', to: '/privacy-policy' },
  { label: 'Terms & Conditions', to: '/terms-conditions' },
  { label: 'Do Not Sell My Personal Information', to: '/do-not-sell-my-personal-information' },
  { label: 'Opt-Out Preferences', to: '/opt-out-preferences' },
];

const menuId = 'mobile-menu';

/**
 * The slide-out menu on phones: a native popover, which opens and closes without JavaScript, and by Escape, backdrop and
 * outside clicks. The hook adds the rest. docs/behavior.md#mobile-menu
 */
export function MobileMenu() {
  const { panel, isOpen, close, toggle } = useMobileMenu();
  return (
    <>
      <IconButton
        className="menu-toggle"
        look="plain"
        icon="menu"
        label="Menu"
        popoverTarget={menuId}
        aria-expanded={isOpen}
        onClick={toggle}
      />
      <div
        className={isOpen ? 'menu menu--open on-ink' : 'menu on-ink'}
        id={menuId}
        popover="auto"
        ref={panel}
        role="dialog"
        aria-label="Menu"
      >
        <div className="spread menu__head">
          <Link to="/" className="menu__logo" onClick={close} aria-label={`${site.brand}, home`}>
            <Wordmark />
          </Link>
          <IconButton
            look="plain"
            icon="close"
            label="Close menu"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            onClick={close}
          />
        </div>
        <nav aria-label="Mobile">
          <ul className="menu__main">
            {shownLinks(mainLinks).map(({ label, to }) => (
              <li key={to}>
                <Link to={to} onClick={close}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <StayLink className="menu__stay" onOpen={close} />
          <BookButton fixed={mobileBookingLink} fullWidth onClick={close} />
          <ul className="menu__small">
            {shownLinks(smallLinks).map(({ label, to }) => (
              <li key={to}>
                <Link to={to} onClick={close}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ul className="menu__social">
          {site.socials.map(({ id, name, href }) => (
            <li key={id}>
              <OutsideLink href={href} className="icon-button icon-button--plain" hint={null} onClick={close}>
                <Icon name={id} label={name + newTabHint} />
              </OutsideLink>
            </li>
          ))}
        </ul>
        <Supergraphic ground="ink" />
      </div>
      <CloseWithPage close={close} />
    </>
  );
}

function CloseWithPage({ close }: { close: () => void }) {
  useRouteChanged(close);
  return null;
}
