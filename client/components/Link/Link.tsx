import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { matchPage } from '../../../shared/matchPage';
import type { InsideLink } from '../../../shared/pages';
import { usePages } from '../../pages';
import { changePage } from '../../pageTransition';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: InsideLink; children: ReactNode };

const pathOf = (to: string) => to.replace(/[?#].*$/, '');

/** A click that means this tab: with a key or another button held, the browser opens a new tab or window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * A link inside the site. With JavaScript it changes the page without a reload, in a view transition where the
 * browser has them; the page is fetched on hover or focus. docs/behavior.md#shared-layout
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const pages = usePages();

  function load() {
    const { name, params } = matchPage(pathOf(to));
    return pages.load(name, params);
  }

  // A failure shows when the guest does click.
  const prefetch = () => void load().catch(() => {});

  async function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || rest.target) return;
    event.preventDefault();
    try {
      await load();
    } catch {
      // The script is gone after a release, or the network is: let the browser ask the server.
      location.assign(href);
      return;
    }
    changePage(() => navigate(to));
  }

  return <a {...rest} href={href} onClick={follow} onPointerEnter={prefetch} onFocus={prefetch} />;
}
