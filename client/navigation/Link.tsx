import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { InsideLink } from '../../shared/pages';
import { pathIn, targetOf } from './linkTarget';
import { followLink } from './navigation';
import { usePageRegistry } from './pageRegistry';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: InsideLink; children: ReactNode };

/** A click that means this tab: with a key or another button held, the browser opens a new tab or window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** A link inside the site. With JavaScript it changes the page without a reload; the page is fetched on hover or focus. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const pages = usePageRegistry();

  function prefetch() {
    // A click reports a failure.
    pages.load(pathIn(targetOf(to))).catch(() => {});
  }

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || rest.target) return;
    event.preventDefault();
    followLink(to);
  }

  return <a {...rest} href={to} onClick={follow} onPointerEnter={prefetch} onFocus={prefetch} />;
}
