import { matchPage } from '../shared/matchPage';
import { endTurns, showComing } from './navigation';
import type { Pages } from './pages';
import { keepPosition } from './scrollPositions';

/**
 * Gives an entry of the history a key where the browser made it: for a document that was opened afresh, for a link to
 * a part of the page. The router does so for its own; scroll positions are kept by key.
 */
function keepKey(): void {
  if (history.state?.key) return;
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2, 10) }, '');
  // A setting of each entry: the browser would scroll to where it thinks the guest was.
  history.scrollRestoration = 'manual';
}

/**
 * Follows steps in the history. To be called before the router listens to them: React renders after that at once, and
 * a link to a part of the page has scrolled by then. Where the page of a step is still to be fetched, as after a
 * reload, the router hears of the step once it is there, and the page before stands until then.
 */
export function followHistory(pages: Pages): void {
  keepKey();
  addEventListener('popstate', (step) => {
    keepPosition();
    keepKey();
    const turn = endTurns();
    const { name, params } = matchPage(location.pathname);
    if (pages.loaded(name, params)) return;
    step.stopImmediatePropagation();
    showComing(true);
    pages.arrive(name, params).then(() => {
      if (turn.isNewest()) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
  });
}
