import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { announce } from './liveRegion';
import { pageChanged } from './pageTransition';
import { readPosition, savePosition, setEntry, trackScroll } from './positionStore';

/**
 * Where scroll position and focus go once the address has changed: to the top and to the new page's heading, to the
 * target of a fragment, or, on a step in the history, to where the guest was. The new page's title is announced; not
 * that of the first page, which a screen reader reads anyway.
 */
export function useScrollAndFocus(): void {
  const location = useLocation();
  const type = useNavigationType();
  const current = useRef(location);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    setEntry(current.current.key);
    const leave = () => {
      trackScroll();
      savePosition();
    };
    addEventListener('scroll', trackScroll, { passive: true });
    addEventListener('pagehide', leave);
    // A guest may have scrolled before; in the next frame the answer costs no layout.
    requestAnimationFrame(trackScroll);
    // After a reload, or a return from another site; a fresh visit has a key of its own.
    const restore = () => {
      const stored = readPosition(current.current.key);
      if (stored) scrollTo({ top: Number(stored), behavior: 'instant' });
    };
    restore();
    // WebKit scrolls a page from its back/forward cache right after the event.
    const restoreCached = ({ persisted }: PageTransitionEvent) => {
      if (persisted) requestAnimationFrame(restore);
    };
    addEventListener('pageshow', restoreCached);
    return () => {
      removeEventListener('scroll', trackScroll);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', restoreCached);
    };
  }, []);

  useLayoutEffect(() => {
    const previous = current.current;
    current.current = location;
    if (previous === location) return;
    pageChanged();
    setEntry(location.key);
    const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    const stored = type === NavigationType.Pop ? readPosition(location.key) : null;
    // A link to the current address starts the page again.
    const isAgain = type !== NavigationType.Pop && !location.hash && previous.search === location.search;
    const isSamePage = previous.pathname === location.pathname && !isAgain;
    // A filter in the query leaves the page where it is.
    if (isSamePage && !target && !stored) return;
    if (target && !stored) target.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: Number(stored ?? 0), behavior: 'instant' });
    // The browser's event comes later, and the next navigation may be earlier.
    trackScroll();
    if (isSamePage) focus(target);
    else {
      focus(document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main'));
      announce(document.title);
    }
  }, [location, type]);
}

/** Focuses an element that cannot have the focus by itself. */
function focus(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: true });
}
