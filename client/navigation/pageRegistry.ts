import { createContext, createElement, type FunctionComponent, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { pageDataIn } from '../../shared/dataBlocks';
import { matchPage } from '../../shared/matchPage';
import type { LoadedData } from '../../shared/pageData';
import { type PageName, pageRow } from '../../shared/pages';
import type { Picture } from '../../shared/picture';
import type { PageLoaders, PageModule } from './pageModule';

/** A page with its data, ready to render. */
export interface LoadedPage {
  name: PageName;
  /** Renders the page with its data. */
  Component: FunctionComponent;
  /** The canonical path; undefined for the not-found page. */
  path: string | undefined;
  /** The page's path after any redirect. */
  address: string;
  /** URL of the page's style sheet; undefined in development, where one sheet contains the styles of all pages. */
  styles: string | undefined;
  /** The picture in the page's <Hero>. */
  heroPicture: Picture | undefined;
}

/** Fetches pages when they are needed, with script and data in parallel, and caches them by path. */
export interface PageRegistry {
  /** Fetches a page, or returns the cached page. @throws if a file cannot be fetched; the next call tries again */
  load(path: string): Promise<LoadedPage>;
  /** Returns the cached page, if the page has been loaded. */
  loaded(path: string): LoadedPage | undefined;
}

/** URLs of the pages' style sheets, by page name. */
export type PageStyles = Readonly<Partial<Record<PageName, string>>>;

/** Combines a page's module with the page's data. */
export function pageOf(
  module: PageModule,
  { name, path, data }: Pick<LoadedData, 'name' | 'path' | 'data'>,
  styles: PageStyles,
  address: string,
): LoadedPage {
  return {
    name,
    Component: () => createElement(module.default, data),
    path,
    address,
    styles: styles[name],
    heroPicture: module.heroPicture?.(data),
  };
}

/**
 * Adds a page's style sheet to the document before the page is shown, which saves 60 ms on a slow phone. React then
 * finds the sheet in the document. Uses no preload link, because browsers warn about unused preload links.
 * @throws if the sheet cannot be fetched
 */
async function fetchStylesheet(href: string | undefined): Promise<void> {
  if (!href || document.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.dataset.precedence = 'default';
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be fetched`));
    };
  });
  document.head.append(link);
  await loaded;
}

/** Creates the page registry for the browser. @param styles the URL of each page's style sheet */
export function createPageRegistry(loaders: PageLoaders, styles: PageStyles, data: LoadedData): PageRegistry {
  const sheets = new Map<string | undefined, Promise<void>>();
  const loading = new Map<string, Promise<LoadedPage>>();
  const loadedPages = new Map<string, LoadedPage>();

  /** Fetches a page's style sheet once. All room pages share a style sheet. */
  function loadStylesheet(name: PageName): Promise<void> {
    const href = styles[name];
    const known = sheets.get(href);
    if (known) return known;
    const fetched = fetchStylesheet(href).catch((error) => {
      sheets.delete(href);
      throw error;
    });
    sheets.set(href, fetched);
    return fetched;
  }

  async function loadModule(name: PageName): Promise<PageModule> {
    const [module] = await Promise.all([loaders[name]() as Promise<unknown>, loadStylesheet(name)]);
    return module as PageModule;
  }

  async function createPage(loaded: LoadedData, address: string): Promise<LoadedPage> {
    return pageOf(await loadModule(loaded.name), loaded, styles, address);
  }

  /** Fetches a page's HTML and extracts the data from it. Each URL thus has a single representation, the HTML. */
  async function fetchData(path: string): Promise<{ loaded: LoadedData; address: string }> {
    const response = await fetch(path, { headers: { Accept: 'text/html' } });
    if (!response.ok && response.status !== 404) throw new Error(`${path} answered ${response.status}`);
    const loaded = pageDataIn(await response.text());
    // Pages from different releases, or with different content, must not mix.
    if (!loaded || loaded.build !== data.build || loaded.snapshot !== data.snapshot)
      throw new Error(`${path} belongs to another release`);
    return { loaded, address: response.redirected ? new URL(response.url).pathname : path };
  }

  async function fetchPage(path: string): Promise<LoadedPage> {
    const { name } = matchPage(path);
    // A page that must not be cached depends on the query and the current time.
    if (pageRow(name).uncached) throw new Error(`${path} is a document of its own`);
    const [{ loaded, address }] = await Promise.all([fetchData(path), loadModule(name)]);
    return createPage(loaded, address);
  }

  function cache(path: string, page: Promise<LoadedPage>): Promise<LoadedPage> {
    const cached = page.then(
      (loaded) => {
        for (const each of new Set([path, loaded.address, loaded.path ?? path])) {
          loadedPages.set(each, loaded);
          loading.set(each, cached);
        }
        return loaded;
      },
      (error) => {
        loading.delete(path);
        throw error;
      },
    );
    loading.set(path, cached);
    return cached;
  }

  return {
    load(path) {
      // For the page that the server rendered in this document, `data` is already here.
      const isOwn = path === location.pathname && loading.size === 0;
      return loading.get(path) ?? cache(path, isOwn ? createPage(data, path) : fetchPage(path));
    },
    loaded: (path) => loadedPages.get(path),
  };
}

const PageRegistryContext = createContext<PageRegistry | undefined>(undefined);

export const PageRegistryProvider = PageRegistryContext.Provider;

/** Returns the page at the current URL once it has been loaded. An unknown room has the not-found page. */
export function useCurrentPage(): LoadedPage | undefined {
  const { pathname } = useLocation();
  return usePageRegistry().loaded(pathname);
}

/** Returns the site's page registry. */
export function usePageRegistry(): PageRegistry {
  const pages = useContext(PageRegistryContext);
  if (!pages) throw new Error('A page or link is outside <PageRegistryProvider>');
  return pages;
}
