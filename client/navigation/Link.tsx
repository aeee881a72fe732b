import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { InternalLink } from '../../shared/pages';
import { pathIn, targetOf } from './linkTarget';
import { followLink } from './navigation';
import { usePageRegistry } from './pageRegistry';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: InternalLink; children: ReactNode };

/** A click meant for this tab: with a modifier key or another button, the browser opens a new tab or window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** A link inside the site. With JavaScript, it navigates without a reload and prefetches its page on hover or focus. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const pages = usePageRegistry();

  function prefetch() {
    // A failure is reported on click.
    pages.load(pathIn(targetOf(to))).catch(() => {});
  }

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || rest.target) return;
    event.preventDefault();
    followLink(to);
  }

  return <a {...rest} href={to} onClick={handleClick} onPointerEnter={prefetch} onFocus={prefetch} />;
}
