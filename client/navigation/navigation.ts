import { createPath, type Location, NavigationType, type Navigator, type To } from 'react-router-dom';
import { pathIn, targetOf } from './linkTarget';
import type { PageRegistry } from './pageRegistry';
import { changePage, pageChanged } from './pageTransition';
import { savePosition } from './scrollPositions';

/**
 * Navigation to another page by link, Back or Forward. A new navigation cancels the pending one. A navigation loads the
 * page, changes the URL, and passes the URL to the router, which renders the page. Then useScrollAndFocus.ts sets focus
 * and scroll position. docs/behavior.md#navigation
 */

/** The router's input: a location, and the type of navigation that led there. */
export interface RouterState {
  location: Location;
  type: NavigationType;
}

/** CSS class on <html> that shows the loading indicator. client/components/RouteAnnouncer/RouteAnnouncer.css */
const pendingClass = 'page-pending';

/** How long a page may load before the loading indicator appears, in ms. */
const pendingDelay = 70;

let pages: PageRegistry;
let current = new AbortController();
let pendingHref: string | undefined;
let pendingTimer: ReturnType<typeof setTimeout> | undefined;
let onShow: (shown: RouterState) => void = () => {};

function setPending(href: string | undefined): void {
  pendingHref = href;
  clearTimeout(pendingTimer);
  const { classList } = document.documentElement;
  if (href) pendingTimer = setTimeout(() => classList.add(pendingClass), pendingDelay);
  else classList.remove(pendingClass);
}

/**
 * Cancels the pending navigation, and loads the page at `href`.
 * @param show called once the page is loaded, immediately for a cached page. The address is the page's URL, which
 * differs from `href` after a redirect. Not called if another navigation has started.
 * @param loadDocument called if the page's script, style sheet or data cannot be loaded: after a release or a content
 * change, or when offline
 */
async function navigate(
  href: string,
  show: (signal: AbortSignal, address: string) => void,
  loadDocument: () => void,
) {
  current.abort();
  current = new AbortController();
  const { signal } = current;
  setPending(href);
  const path = pathIn(href);
  let page = pages.loaded(path);
  if (!page) {
    try {
      page = await pages.load(path);
    } catch {
      if (signal.aborted) return;
      setPending(undefined);
      loadDocument();
      return;
    }
  }
  if (!signal.aborted) show(signal, page.address + href.slice(path.length));
}

/** Passes the browser's URL to the router. */
function show(type: NavigationType): void {
  setPending(undefined);
  onShow(readRouterState(type));
}

/** Adds a history entry or replaces the current entry, and shows the entry's page. */
function commit(href: string, type: NavigationType.Push | NavigationType.Replace): void {
  savePosition();
  if (type === NavigationType.Push) history.pushState(createState(), '', href);
  else history.replaceState(createState(), '', href);
  show(type);
}

const currentHref = () => location.pathname + location.search + location.hash;

/** Creates the state of a history entry: a random key, under which the entry's scroll position is stored. */
const createState = () => ({ key: Math.random().toString(36).slice(2, 10) });

/** Adds a key to a history entry that the browser created for a new document or a fragment. */
function ensureKey(): void {
  if (history.state?.key) return;
  history.replaceState({ ...history.state, ...createState() }, '');
  // Each history entry needs this setting. Otherwise, the browser restores the scroll position itself.
  history.scrollRestoration = 'manual';
}

/** Handles a history step or a link to a fragment. The current page stays visible until the next page is loaded. */
function handlePopState(): void {
  savePosition();
  ensureKey();
  navigate(
    currentHref(),
    () => show(NavigationType.Pop),
    () => location.reload(),
  );
}

/** Starts listening to history steps. Must be called before the first render. */
export function startNavigation(registry: PageRegistry): void {
  pages = registry;
  ensureKey();
  addEventListener('popstate', handlePopState);
}

/** Follows a link in a view transition. Ignores another click on a link whose page is loading. */
export function followLink(href: string): void {
  if (href === pendingHref) return;
  const change = (signal: AbortSignal, target: string) =>
    changePage(() => {
      if (signal.aborted) pageChanged();
      // As with native links, a link to the current URL adds no history entry.
      else commit(target, target === currentHref() ? NavigationType.Replace : NavigationType.Push);
    });
  navigate(targetOf(href), change, () => location.assign(href));
}

/** The history used by the router's hooks and components, for example when a filter or a redirect changes the URL. */
export const routerHistory: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  push: (to) => changeAddress(to, NavigationType.Push),
  replace: (to) => changeAddress(to, NavigationType.Replace),
  go: (delta) => history.go(delta),
};

function changeAddress(to: To, type: NavigationType.Push | NavigationType.Replace): void {
  const href = routerHistory.createHref(to);
  navigate(
    href,
    (_signal, target) => commit(target, type),
    () => location.assign(href),
  );
}

/** Returns the browser's URL as input for the router. */
export function readRouterState(type: NavigationType): RouterState {
  const { pathname, search, hash } = location;
  return { location: { pathname, search, hash, state: null, key: history.state?.key ?? '' }, type };
}

/** Calls `callback` with each location to show. @returns a function that stops listening */
export function listen(callback: (shown: RouterState) => void): () => void {
  onShow = callback;
  return () => {
    onShow = () => {};
  };
}
