import { pageLoaders } from '../navigation/pageLoaders';
import { createPageRegistry, type PageStyles } from '../navigation/pageRegistry';
import { hydrateSite } from './hydrate';
import { readData } from './readData';

/** PageStyles as JSON, set by the build; a string, because esbuild would turn an object into a module. */
declare const PAGE_STYLES: string;

/** The last script that client/boot/loadScripts.ts runs. It contains the names of all files that are loaded later. */
export function hydrate() {
  const { page, site } = readData();
  return hydrateSite(site, {
    pages: createPageRegistry(pageLoaders, JSON.parse(PAGE_STYLES) as PageStyles, page),
    prefetch: () => import('../navigation/prefetch'),
  });
}
