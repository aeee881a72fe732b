import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { InternalLink } from '../../shared/pages';
import { pathIn, targetOf } from './linkTarget';
import { followLink } from './navigation';
import { usePageRegistry } from './pageRegistry';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: InternalLink; children: ReactNode };

/** True for a left click without a modifier key. The browser handles other clicks, for example by opening a new tab. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** A link inside the site. JavaScript prefetches the target page on hover or focus, and navigates without a reload. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const pages = usePageRegistry();

  function prefetch() {
    // After a failure, a click on the link tries again.
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
