import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { pageChanged } from '../../pageTransition';

const storageKey = (entry: Location) => `scroll:${entry.key}`;

/** How far down a page was, in px. A browser may forbid storage; then pages simply start at the top. */
const positions = {
  read(entry: Location): string | null {
    try {
      return sessionStorage.getItem(storageKey(entry));
    } catch {
      return null;
    }
  },
  write(entry: Location, position: number) {
    try {
      sessionStorage.setItem(storageKey(entry), String(position));
    } catch {
      // The page then starts at the top.
    }
  },
};

/** Every document that was opened afresh has the same key, so only a reload and a way back may look for theirs. */
const isReturn = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');

/**
 * On every path change the page scrolls to the top and focus moves to the new page's heading; back and forward
 * restore where the guest was. docs/behavior.md#shared-layout
 * @returns the new page's title, for a live region; empty on the first page, which a screen reader reads anyway
 */
export function useRouteChange(): string {
  const location = useLocation();
  const type = useNavigationType();
  const current = useRef(location);
  /** Where the page was scrolled to before it changed, in px. */
  const position = useRef(0);
  const [title, setTitle] = useState('');

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const follow = () => {
      position.current = scrollY;
    };
    const remember = () => positions.write(current.current, scrollY);
    addEventListener('scroll', follow, { passive: true });
    addEventListener('pagehide', remember);
    // A reload, or a return from another site, comes back to where the guest was; a fresh visit starts at the top.
    const stored = isReturn() && positions.read(current.current);
    if (stored) scrollTo({ top: Number(stored), behavior: 'instant' });
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('pagehide', remember);
    };
  }, []);

  useLayoutEffect(() => {
    const previous = current.current;
    current.current = location;
    if (previous.key === location.key) return;
    pageChanged();
    positions.write(previous, position.current);
    const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    const stored = type === NavigationType.Pop ? positions.read(location) : null;
    const isSamePage = previous.pathname === location.pathname;
    // A filter in the query leaves the page where it is; a link to a part of the page leads there.
    if (isSamePage && !target && !stored) return;
    if (target && !stored) target.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: Number(stored ?? 0), behavior: 'instant' });
    if (isSamePage) {
      target?.setAttribute('tabindex', '-1');
      target?.focus({ preventScroll: true });
      return;
    }
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? document.getElementById('main'))?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [location, type]);

  return title;
}
