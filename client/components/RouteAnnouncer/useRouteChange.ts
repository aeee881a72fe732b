import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { announce } from '../../announcement';
import { showComing } from '../../navigation';
import { pageChanged } from '../../pageTransition';
import { followScroll, keepPosition, readPosition, showEntry } from '../../scrollPositions';

/**
 * On every path change the page scrolls to the top and focus moves to the new page's heading; back and forward
 * restore where the guest was. To be called beside the page, inside its <Suspense>: right after a reload React may hide
 * the old page on a step in the history before the new one has come, and only there does an effect wait for it.
 * The new page's title is announced; not that of the first page, which a screen reader reads anyway.
 * docs/behavior.md#shared-layout
 */
export function useRouteChange(): void {
  const location = useLocation();
  const type = useNavigationType();
  const current = useRef(location);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    showEntry(current.current.key);
    const leave = () => {
      followScroll();
      keepPosition();
    };
    addEventListener('scroll', followScroll, { passive: true });
    addEventListener('pagehide', leave);
    // A guest may have scrolled before; in the next frame the answer costs no layout.
    requestAnimationFrame(followScroll);
    // A reload, or a return from another site, comes back to where the guest was; a fresh visit has a key of its own.
    const comeBack = () => {
      const stored = readPosition(current.current.key);
      if (stored) scrollTo({ top: Number(stored), behavior: 'instant' });
    };
    comeBack();
    // A page that the browser has kept is where it was left, but WebKit puts it elsewhere right after it has told.
    const comeBackKept = ({ persisted }: PageTransitionEvent) => {
      if (persisted) requestAnimationFrame(comeBack);
    };
    addEventListener('pageshow', comeBackKept);
    return () => {
      removeEventListener('scroll', followScroll);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBackKept);
    };
  }, []);

  useLayoutEffect(() => {
    const previous = current.current;
    current.current = location;
    if (previous === location) return;
    pageChanged();
    showComing(false);
    // A step in the history has told already (client/historyEntry.ts), before the browser scrolled.
    if (type !== NavigationType.Pop) keepPosition();
    showEntry(location.key);
    const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    const stored = type === NavigationType.Pop ? readPosition(location.key) : null;
    // A link to the very address where the guest is starts the page again.
    const isAgain = type !== NavigationType.Pop && !location.hash && previous.search === location.search;
    const isSamePage = previous.pathname === location.pathname && !isAgain;
    // A filter in the query leaves the page where it is; a link to a part of the page leads there.
    if (isSamePage && !target && !stored) return;
    if (target && !stored) target.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: Number(stored ?? 0), behavior: 'instant' });
    // The browser tells of it later, and a quick guest may be gone by then.
    followScroll();
    if (isSamePage) {
      target?.setAttribute('tabindex', '-1');
      target?.focus({ preventScroll: true });
      return;
    }
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? document.getElementById('main'))?.focus({ preventScroll: true });
    announce(document.title);
  }, [location, type]);
}
