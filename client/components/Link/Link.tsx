import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import type { InsideLink } from '../../../shared/routes';
import { changePage } from '../../pageTransition';
import { screenFor } from '../../screens';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: InsideLink; children: ReactNode };

const pathOf = (to: string) => to.replace(/[?#].*$/, '');

/** Fetches a page's code ahead of the click; a failure shows when the guest does click. */
const prefetch = (to: string) =>
  void screenFor(pathOf(to))
    .load()
    .catch(() => {});

/** A click that means this tab: with a key or another button held, the browser opens a new tab or window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * A link inside the site. With JavaScript it changes the page without a reload, in a view transition where the
 * browser has them; the page's code is fetched on hover or focus. SPEC 2, Shared layout; DESIGN 4, SPA navigation.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();

  async function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || rest.target) return;
    event.preventDefault();
    try {
      await screenFor(pathOf(to)).load();
    } catch {
      // The chunk is gone after a new release, or the network is: let the browser ask the server.
      location.assign(href);
      return;
    }
    changePage(() => navigate(to));
  }

  return (
    <a
      {...rest}
      href={href}
      onClick={follow}
      onPointerEnter={() => prefetch(to)}
      onFocus={() => prefetch(to)}
    />
  );
}
