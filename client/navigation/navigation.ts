import { createPath, type Location, NavigationType, type Navigator, type To } from 'react-router-dom';
import { pathIn, targetOf } from './linkTarget';
import type { PageRegistry } from './pageRegistry';
import { changePage, pageChanged } from './pageTransition';
import { savePosition } from './scrollPositions';

/**
 * Navigation to another page by link, Back or Forward. Only one runs at a time: a new one cancels the previous one.
 * A navigation loads the page, changes the URL, and passes it to the router, which renders the page. Then
 * useScrollAndFocus.ts sets focus and scroll position. docs/behavior.md#navigation
 */

/** The router's input: a location, and how the guest got there. */
export interface RouterState {
  location: Location;
  type: NavigationType;
}

/** Class on <html> while a page is pending. client/components/RouteAnnouncer/RouteAnnouncer.css */
const pendingClass = 'page-pending';

/** How long a page is pending before an indicator appears, in ms. */
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
 * Cancels the current navigation, and loads the page of the new one.
 * @param show called once the page is loaded (immediately if it already is), with its URL, which differs if the server
 * redirects; not called after the signal has been aborted
 * @param loadDocument called if script, sheet or data cannot be loaded: after a release or new content, or when offline
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

/** Adds a history entry, or replaces the current one, and shows it. */
function commit(href: string, type: NavigationType.Push | NavigationType.Replace): void {
  savePosition();
  if (type === NavigationType.Push) history.pushState(createState(), '', href);
  else history.replaceState(createState(), '', href);
  show(type);
}

const currentHref = () => location.pathname + location.search + location.hash;

/** Scroll positions are stored under the entry's key. */
const createState = () => ({ key: Math.random().toString(36).slice(2, 10) });

/** Adds a key to an entry that the browser made for a new document or a fragment. */
function ensureKey(): void {
  if (history.state?.key) return;
  history.replaceState({ ...history.state, ...createState() }, '');
  // Set on each entry, so that the browser does not scroll on its own.
  history.scrollRestoration = 'manual';
}

/** Handles a history step or a link to a fragment. The current page stays until the next one is loaded. */
function handlePopState(): void {
  savePosition();
  ensureKey();
  navigate(
    currentHref(),
    () => show(NavigationType.Pop),
    () => location.reload(),
  );
}

/** Starts following the history. Must be called before the first render. */
export function startNavigation(registry: PageRegistry): void {
  pages = registry;
  ensureKey();
  addEventListener('popstate', handlePopState);
}

/** Follows a link in a view transition. Tapping it again does nothing while its page is pending. */
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

/** History for the router's own hooks and components, through which filters and redirects change the URL. */
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

/** The browser's URL as a router location. */
export function readRouterState(type: NavigationType): RouterState {
  const { pathname, search, hash } = location;
  return { location: { pathname, search, hash, state: null, key: history.state?.key ?? '' }, type };
}

/** Calls back with each location to show. @returns a function that stops listening */
export function listen(callback: (shown: RouterState) => void): () => void {
  onShow = callback;
  return () => {
    onShow = () => {};
  };
}
