import { createElement, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { type LazyData, type LazyDataName, lazyDataPath } from '../../shared/lazyData';
import type { LoadedData } from '../../shared/pageData';
import type { SiteData } from '../../shared/siteData';
import type { FormResult } from '../forms/formResult';
import { NavigationRouter } from '../navigation/NavigationRouter';
import { startNavigation } from '../navigation/navigation';
import { pageLoaders } from '../navigation/pageLoaders';
import type { PageModule } from '../navigation/pageModule';
import { type PageRegistry, pageOf } from '../navigation/pageRegistry';
import { consentKey } from '../privacy/cookieConsent';
import { Site } from '../Site';
import { provideLazyParts } from './lazyParts';
import { readData } from './readData';

/** The data that a page shows. */
export interface PreviewData {
  page: LoadedData;
  site: SiteData;
  /** Data that the page fetches later. */
  later?: LazyData;
  /** If given, the form is shown with this result. */
  formResult?: FormResult | undefined;
}

/**
 * Responds to the page's requests for later data with the preview's data.
 * @returns a function that sets the data; parts that are already open update too, since the objects stay the same
 */
function provideLazyData(): (next: LazyData) => void {
  const { fetch } = window;
  let resolve: (data: LazyData) => void = () => {};
  const promise = new Promise<LazyData>((resolvePromise) => {
    resolve = resolvePromise;
  });
  window.fetch = async (address, options) => {
    const name = /^\/data\/(\w+)\.json$/.exec(String(address))?.[1] as LazyDataName | undefined;
    if (!name || address !== lazyDataPath(name)) return fetch(address, options);
    const data = (await promise)[name];
    return { ok: true, json: async () => data } as Response;
  };
  let current: LazyData | undefined;
  return (next) => {
    current ??= next;
    for (const name of Object.keys(next) as LazyDataName[]) Object.assign(current[name], next[name]);
    resolve(current);
  };
}

/**
 * Hydrates #root for an editor that shows the page next to a form: new data is rendered in place, and a link loads its
 * document. Not part of the site's build.
 * @returns a function that renders the page with new data
 */
export async function startPreview(): Promise<(next: Partial<PreviewData>) => void> {
  const setLazyData = provideLazyData();
  // The cookie notice may be what is being edited.
  localStorage.removeItem(consentKey);
  let shown: PreviewData = readData();
  const listeners = new Set<() => void>();
  const useShown = () =>
    useSyncExternalStore(
      (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      () => shown,
      () => shown,
    );
  const module = (await pageLoaders[shown.page.name]()) as unknown as PageModule;
  await module.prepare?.();
  const page = {
    ...pageOf(module, shown.page, {}, location.pathname),
    Component: () => createElement(module.default, useShown().page.data),
  };
  const isShown = (path: string) => path === location.pathname;
  const pages: PageRegistry = {
    async load(path) {
      if (!isShown(path)) throw new Error(`${path} is another document`);
      return page;
    },
    loaded: (path) => (isShown(path) ? page : undefined),
  };
  function Preview() {
    const { site, formResult } = useShown();
    return (
      <NavigationRouter>
        {/* Forms read their result only once. */}
        <Site key={JSON.stringify(formResult)} data={site} pages={pages} formResult={formResult} />
      </NavigationRouter>
    );
  }
  startNavigation(pages);
  const root = document.getElementById('site-root');
  if (root) hydrateRoot(root, <Preview />);
  return (next) => {
    shown = { ...shown, ...next };
    if (next.later) setLazyData(next.later);
    flushSync(() => {
      for (const listener of listeners) listener();
    });
  };
}

provideLazyParts();
