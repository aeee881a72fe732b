import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { matchPage, type PageParams, pathOfPage } from '../../shared/matchPage';
import type { PageName } from '../../shared/pages';
import type { PageComponent, PageModule } from './pageModule';

/** A page that has been fetched. */
interface LoadedPage {
  Component: PageComponent;
  /** Canonical; none for the not-found page. */
  path: string | undefined;
  /** The address of its style sheet; none in development, where one sheet holds all pages'. */
  styles: string | undefined;
}

/** The pages of the table of pages; each is fetched when it is needed. */
export interface PageRegistry {
  /** Fetches a page once. @throws where its script or sheet cannot be fetched; the next call tries again */
  load(name: PageName, params: PageParams): Promise<void>;
  /** The page, once it has been loaded. */
  loaded(name: PageName, params: PageParams): LoadedPage | undefined;
}

/** The addresses of pages' style sheets. */
export type PageStyles = Readonly<Partial<Record<PageName, string>>>;

/**
 * Adds a style sheet to the document, where React finds it when its page is shown. Adding it only then would cost a slow
 * phone 60 ms. Does nothing on the server. Not a preload link: the browser warns of those that are not used.
 * @throws where it cannot be fetched
 */
async function fetchSheet(href: string | undefined): Promise<void> {
  if (!href || typeof document === 'undefined' || document.querySelector(`link[href="${href}"]`)) return;
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

/** @param styles the address of each page's style sheet */
export function createPageRegistry(
  loaders: Readonly<Record<PageName, () => Promise<PageModule>>>,
  styles: PageStyles,
): PageRegistry {
  const sheets = new Map<string | undefined, Promise<void>>();
  const loading = new Map<string, Promise<void>>();
  const done = new Map<string, LoadedPage>();

  /** The sheet of a page; all rooms share one. */
  function sheetOf(name: PageName): Promise<void> {
    const href = styles[name];
    const known = sheets.get(href);
    if (known) return known;
    const fetched = fetchSheet(href).catch((error) => {
      sheets.delete(href);
      throw error;
    });
    sheets.set(href, fetched);
    return fetched;
  }

  async function fetchPage(name: PageName, params: PageParams): Promise<LoadedPage> {
    const [module] = await Promise.all([loaders[name](), sheetOf(name)]);
    const Component = 'pageFor' in module ? await module.pageFor(params) : module.default;
    if (!Component) return fetchPage('not-found', {});
    const path = name === 'not-found' ? undefined : pathOfPage(name, params);
    return { Component, path, styles: styles[name] };
  }

  function load(name: PageName, params: PageParams): Promise<void> {
    const path = pathOfPage(name, params);
    const known = loading.get(path);
    if (known) return known;
    const started = fetchPage(name, params).then(
      (page) => void done.set(path, page),
      (error) => {
        loading.delete(path);
        throw error;
      },
    );
    loading.set(path, started);
    return started;
  }

  return { load, loaded: (name, params) => done.get(pathOfPage(name, params)) };
}

const PageRegistryContext = createContext<PageRegistry | undefined>(undefined);

export const PageRegistryProvider = PageRegistryContext.Provider;

/** The page at the current address, once it has been loaded. An unknown room's is the not-found page. */
export function useCurrentPage(): LoadedPage | undefined {
  const { name, params } = matchPage(useLocation().pathname);
  return usePageRegistry().loaded(name, params);
}

/** The pages that were given to the site. */
export function usePageRegistry(): PageRegistry {
  const pages = useContext(PageRegistryContext);
  if (!pages) throw new Error('A page or link is outside <PageRegistryProvider>');
  return pages;
}
