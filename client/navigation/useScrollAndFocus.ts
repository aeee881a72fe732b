import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { targetOf } from './anchors';
import { announce } from './liveRegion';
import { pageChanged } from './pageTransition';
import { readPosition, savePosition, setEntry, trackScroll } from './scrollPositions';

/**
 * Sets the scroll position and focus after the URL changes: to the top and the new page's heading, to a fragment's
 * target, or, on a history step, to where the guest was. Announces the new page's title, but not that of the first
 * page, which a screen reader reads anyway.
 */
export function useScrollAndFocus(): void {
  const location = useLocation();
  const type = useNavigationType();
  const current = useRef(location);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    setEntry(current.current.key);
    const onPageHide = () => {
      trackScroll();
      savePosition();
    };
    addEventListener('scroll', trackScroll, { passive: true });
    addEventListener('pagehide', onPageHide);
    // A guest may have scrolled already. Reading the position in the next frame does not force a layout.
    requestAnimationFrame(trackScroll);
    // Takes effect after a reload or a return from another site; a fresh visit has a new key.
    const restore = () => {
      const stored = readPosition(current.current.key);
      if (stored) scrollTo({ top: Number(stored), behavior: 'instant' });
      // The browser has found the others before hydration.
      else if (scrollY === 0) targetOf(current.current.hash)?.scrollIntoView({ behavior: 'instant' });
    };
    restore();
    // WebKit scrolls a page from its back/forward cache right after the event.
    const restoreCached = ({ persisted }: PageTransitionEvent) => {
      if (persisted) requestAnimationFrame(restore);
    };
    addEventListener('pageshow', restoreCached);
    return () => {
      removeEventListener('scroll', trackScroll);
      removeEventListener('pagehide', onPageHide);
      removeEventListener('pageshow', restoreCached);
    };
  }, []);

  useLayoutEffect(() => {
    const previous = current.current;
    current.current = location;
    if (previous === location) return;
    pageChanged();
    setEntry(location.key);
    const target = targetOf(location.hash);
    const stored = type === NavigationType.Pop ? readPosition(location.key) : null;
    // A link to the current URL starts the page over.
    const isReclick = type !== NavigationType.Pop && !location.hash && previous.search === location.search;
    const isSamePage = previous.pathname === location.pathname && !isReclick;
    // Changing a filter in the query does not scroll the page.
    if (isSamePage && !target && !stored) return;
    if (target && !stored) target.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: Number(stored ?? 0), behavior: 'instant' });
    // The scroll event fires later, possibly after the next navigation.
    trackScroll();
    if (isSamePage) focus(target);
    else {
      focus(document.querySelector<HTMLElement>('main h1') ?? document.getElementById('site-main'));
      announce(document.title);
    }
  }, [location, type]);
}

/** Focuses an element that is not focusable by default. */
function focus(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: true });
}
