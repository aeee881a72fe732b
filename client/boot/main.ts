import { pageLoaders } from '../navigation/pageLoaders';
import { createPageRegistry, type PageStyles } from '../navigation/pageRegistry';
import { hydrateSite } from './hydrate';
import { readData } from './readData';

/** PageStyles as a JSON string, set by the build. esbuild would turn an object into a module. */
declare const PAGE_STYLES: string;

/** Hydrates the page. This script runs last (client/boot/loadScripts.ts) and contains the URLs of lazy files. */
export function hydrate() {
  const { page, site } = readData();
  return hydrateSite(site, {
    pages: createPageRegistry(pageLoaders, JSON.parse(PAGE_STYLES) as PageStyles, page),
    prefetch: () => import('../navigation/prefetch'),
  });
}
