import { createPath, type Location, NavigationType, type Navigator, type To } from 'react-router-dom';
import { pathIn, targetOf } from './linkTarget';
import type { PageRegistry } from './pageRegistry';
import { changePage, pageChanged } from './pageTransition';
import { savePosition } from './positionStore';

/**
 * The way from a tap, or a step in the history, to another page. There is one navigation at a time: a newer one cancels
 * it. It loads the page, changes the address, and gives that to the router, which renders the page. Where focus and
 * scroll position go then is in useScrollAndFocus.ts. docs/behavior.md#change-of-page
 */

/** What the router is given: an address, and how the guest came to it. */
export interface Shown {
  location: Location;
  type: NavigationType;
}

/** On <html> while a page is pending. client/components/RouteAnnouncer/RouteAnnouncer.css */
const pendingClass = 'page-pending';

/** A page that is pending for less than this, in ms, shows no indicator. */
const pendingDelay = 70;

let pages: PageRegistry;
let current = new AbortController();
let pendingHref: string | undefined;
let indicator: ReturnType<typeof setTimeout> | undefined;
let onShow: (shown: Shown) => void = () => {};

function setPending(href: string | undefined): void {
  pendingHref = href;
  clearTimeout(indicator);
  const { classList } = document.documentElement;
  if (href) indicator = setTimeout(() => classList.add(pendingClass), pendingDelay);
  else classList.remove(pendingClass);
}

/**
 * Cancels the current navigation, and loads the page of the new one.
 * @param show called once it is loaded, at once where it is already, with its address, which is
 *   another where the server redirects; not after the signal has been aborted
 * @param loadDocument called where script, sheet or data do not come: after a release or new content, or without a network
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

/** Gives the router the address of the browser. */
function show(type: NavigationType): void {
  setPending(undefined);
  onShow(readShown(type));
}

/** Makes an entry of the history, or replaces the current one, and shows it. */
function commit(href: string, type: NavigationType.Push | NavigationType.Replace): void {
  savePosition();
  if (type === NavigationType.Push) history.pushState(createState(), '', href);
  else history.replaceState(createState(), '', href);
  show(type);
}

const currentHref = () => location.pathname + location.search + location.hash;

/** Scroll positions are stored by the key of an entry. */
const createState = () => ({ key: Math.random().toString(36).slice(2, 10) });

/** An entry that the browser made, for a new document or a fragment, gets a key. */
function ensureKey(): void {
  if (history.state?.key) return;
  history.replaceState({ ...history.state, ...createState() }, '');
  // A setting of each entry: the browser would scroll by itself.
  history.scrollRestoration = 'manual';
}

/** A step in the history, or a link to a fragment. The page stays until the next is loaded. */
function followStep(): void {
  savePosition();
  ensureKey();
  navigate(
    currentHref(),
    () => show(NavigationType.Pop),
    () => location.reload(),
  );
}

/** Begins to follow the history. To be called before the first render. */
export function startNavigation(registry: PageRegistry): void {
  pages = registry;
  ensureKey();
  addEventListener('popstate', followStep);
}

/** Follows a link in a view transition. A second tap on it does nothing while its page is pending. */
export function followLink(href: string): void {
  if (href === pendingHref) return;
  const change = (signal: AbortSignal, target: string) =>
    changePage(() => {
      if (signal.aborted) pageChanged();
      // Like the browser, a link to the current address adds no entry.
      else commit(target, target === currentHref() ? NavigationType.Replace : NavigationType.Push);
    });
  navigate(targetOf(href), change, () => location.assign(href));
}

/** The history for the router's own hooks and components, by which filters and redirects change the address. */
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

/** The address of the browser, as the router knows it. */
export function readShown(type: NavigationType): Shown {
  const { pathname, search, hash } = location;
  return { location: { pathname, search, hash, state: null, key: history.state?.key ?? '' }, type };
}

/** Calls back with each address that is to be shown. @returns ends it */
export function listen(callback: (shown: Shown) => void): () => void {
  onShow = callback;
  return () => {
    onShow = () => {};
  };
}
