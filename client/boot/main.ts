import { pageLoaders } from '../navigation/pageLoaders';
import { createPageRegistry, type PageStyles } from '../navigation/pageRegistry';
import { hydrateSite } from './hydrate';
import { readData } from './readData';

/** PageStyles as JSON, set by the build. A string, because esbuild would turn an object into a module. */
declare const PAGE_STYLES: string;

/** Hydrates the page. Runs last of all scripts (client/boot/loadScripts.ts). Contains the names of lazily loaded files. */
export function hydrate() {
  const { page, site } = readData();
  return hydrateSite(site, {
    pages: createPageRegistry(pageLoaders, JSON.parse(PAGE_STYLES) as PageStyles, page),
    prefetch: () => import('../navigation/prefetch'),
  });
}
