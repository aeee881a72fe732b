import type { InternalLink } from '../../../shared/pages';
import { Link } from '../../navigation/Link';
import { useSiteData } from '../../siteData';
import { BookButton } from '../Button/BookButton';
import { ExternalLink } from '../ExternalLink/ExternalLink';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { StayLink } from '../StayLink/StayLink';
import { Supergraphic } from '../Supergraphic/Supergraphic';
import { Wordmark } from '../Wordmark/Wordmark';
import { useMobileMenu, useRouteChanged } from './useMobileMenu';

const menuId = 'site-menu';

/**
 * The slide-out menu on phones, built from a native popover. Even without JavaScript, the browser opens the menu, and
 * closes the menu on Escape and on clicks outside. With JavaScript, useMobileMenu makes the menu modal.
 */
export function MobileMenu() {
  const { links, navigation, hotel, ui } = useSiteData();
  const { mobileMain, mobileSmall } = navigation;
  const { header } = ui;
  const { panel, close } = useMobileMenu();
  const items = (list: readonly { label: string; to: InternalLink }[]) =>
    list.map(({ label, to }) => (
      <li key={to}>
        <Link to={to} onClick={close}>
          {label}
        </Link>
      </li>
    ));
  return (
    <>
      <IconButton
        className="menu-toggle"
        variant="plain"
        icon="menu"
        label={header.menu}
        popoverTarget={menuId}
      />
      <div
        className="menu on-ink"
        id={menuId}
        popover="auto"
        ref={panel}
        role="dialog"
        aria-label={header.menu}
      >
        <div className="spread below-2 menu__head">
          <Link to="/" className="menu__logo" onClick={close} aria-label={header.home}>
            <Wordmark />
          </Link>
          <IconButton
            variant="plain"
            icon="close"
            label={header.closeMenu}
            popoverTarget={menuId}
            popoverTargetAction="hide"
            onClick={close}
          />
        </div>
        <nav aria-label={header.mobile}>
          <ul className="below-6 menu__main">{items(mobileMain)}</ul>
          <StayLink className="row menu__stay" onOpen={close} />
          <BookButton fallbackHref={links.mobileBooking} fullWidth onClick={close} />
          <ul className="fine menu__small">{items(mobileSmall)}</ul>
        </nav>
        {hotel.socials.length > 0 && (
          <ul className="menu__social">
            {hotel.socials.map(({ id, name, href }) => (
              <li key={id}>
                <ExternalLink
                  href={href}
                  className="icon-button icon-button--plain"
                  hint={null}
                  onClick={close}
                >
                  <Icon name={id} label={`${name} ${ui.controls.newTab}`} />
                </ExternalLink>
              </li>
            ))}
          </ul>
        )}
        <Supergraphic background="ink" />
      </div>
      <CloseWithPage close={close} />
    </>
  );
}

function CloseWithPage({ close }: { close: () => void }) {
  useRouteChanged(close);
  return null;
}
