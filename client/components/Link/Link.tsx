import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { matchPage } from '../../../shared/matchPage';
import type { InsideLink } from '../../../shared/pages';
import { aliasRedirects } from '../../../shared/redirects';
import { endTurns, takeTurn } from '../../navigation';
import { usePages } from '../../pages';
import { changePage, pageChanged } from '../../pageTransition';
import { useSteadyNavigate } from './NavigateProvider';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: InsideLink; children: ReactNode };

/** The path that a link ends at, without query and fragment. */
function pathOf(to: string): string {
  const path = to.replace(/[?#].*$/, '');
  return aliasRedirects.get(path) ?? path;
}

/** A click that means this tab: with a key or another button held, the browser opens a new tab or window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * A link inside the site. With JavaScript it changes the page without a reload, in a view transition where the
 * browser has them; the page is fetched on hover or focus. The last tap wins. docs/behavior.md#change-of-page
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const navigate = useSteadyNavigate();
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
    const turn = takeTurn(to);
    if (!turn) return;
    try {
      await load();
    } catch {
      // The script is gone after a release, or the network is: let the browser ask the server.
      if (turn.isNewest()) location.assign(to);
      return;
    }
    if (!turn.isNewest()) return;
    changePage(() => {
      if (!turn.isNewest()) return pageChanged();
      endTurns();
      // Like the browser, a link to where the guest is adds no step to the history.
      navigate(to, { replace: to === location.pathname + location.search + location.hash });
    });
  }

  return <a {...rest} href={to} onClick={follow} onPointerEnter={prefetch} onFocus={prefetch} />;
}
