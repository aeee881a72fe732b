import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { targetOf } from './anchors';
import { announce } from './liveRegion';
import { pageChanged } from './pageTransition';
import { readPosition, savePosition, setEntry, trackScroll } from './scrollPositions';

/**
 * Sets the scroll position and focus after the URL changes. Scrolls to the top, to a fragment's target or, on a history
 * step, to the stored position. Focuses the heading of a new page, or a fragment's target on the same page. Announces
 * the title of each page except the first, which a screen reader reads anyway.
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
    // The guest may have scrolled before hydration. Reading the position in the next frame does not force a layout.
    requestAnimationFrame(trackScroll);
    // Restores the position after a reload or a return from another site. A new visit has no stored position.
    const restore = () => {
      const stored = readPosition(current.current.key);
      if (stored) scrollTo({ top: Number(stored), behavior: 'instant' });
      // The browser itself finds only anchors whose ID equals the fragment (anchors.ts).
      else if (scrollY === 0) targetOf(current.current.hash)?.scrollIntoView({ behavior: 'instant' });
    };
    restore();
    // WebKit scrolls a page from its back/forward cache right after the 'pageshow' event.
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
    // A link to the current URL scrolls to the top and focuses the heading, as on a new page.
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
