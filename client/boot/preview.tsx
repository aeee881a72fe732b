import { createElement, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { LoadedData } from '../../shared/pageData';
import type { SiteData } from '../../shared/siteData';
import { NavigationRouter } from '../navigation/NavigationRouter';
import { startNavigation } from '../navigation/navigation';
import { pageLoaders } from '../navigation/pageLoaders';
import type { PageModule } from '../navigation/pageModule';
import { type PageRegistry, pageOf } from '../navigation/pageRegistry';
import { Site } from '../Site';
import { readData } from './readData';

export interface PreviewData {
  page: LoadedData;
  site: SiteData;
}

async function moduleFor({ name }: LoadedData): Promise<PageModule> {
  return (await pageLoaders[name]()) as unknown as PageModule;
}

/**
 * Hydrates #site-root for the desk, which shows the page next to an editing form. New data renders in place, and a
 * clicked link loads a new document. The site's build does not include this file.
 * @returns a function that renders the page with new data, even if a new page replaces the not-found page
 */
export async function startPreview(): Promise<(next: PreviewData) => Promise<void>> {
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
  const pageWith = (module: PageModule, data: LoadedData) => ({
    ...pageOf(module, data, {}, location.pathname),
    Component: () => createElement(module.default, useShown().page.data),
  });
  let page = pageWith(await moduleFor(shown.page), shown.page);
  const isShown = (path: string) => path === location.pathname;
  const pages: PageRegistry = {
    async load(path) {
      if (!isShown(path)) throw new Error(`${path} is another document`);
      return page;
    },
    loaded: (path) => (isShown(path) ? page : undefined),
  };
  const Preview = () => (
    <NavigationRouter>
      <Site data={useShown().site} pages={pages} />
    </NavigationRouter>
  );
  startNavigation(pages);
  const root = document.getElementById('site-root');
  if (root) hydrateRoot(root, <Preview />);
  return async (next) => {
    if (next.page.name !== page.name) page = pageWith(await moduleFor(next.page), next.page);
    shown = next;
    flushSync(() => {
      for (const listener of listeners) listener();
    });
  };
}
