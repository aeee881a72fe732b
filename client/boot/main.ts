import { pageLoaders } from '../navigation/pageLoaders';
import { createPageRegistry, type PageStyles } from '../navigation/pageRegistry';
import { hydrateSite, type MutationRecorder } from './hydrate';
import { provideLaterParts } from './laterParts';
import { readData } from './readData';

/** PageStyles as JSON, set by the build; a text, since esbuild would make a module of an object. */
declare const PAGE_STYLES: string;

/**
 * The last script that client/boot/loadScripts.ts runs. It has the names of all later files.
 * @param mutations what others have changed in #root
 */
export function hydrate(mutations: MutationRecorder) {
  const { page, site } = readData();
  return hydrateSite(mutations, site, {
    pages: createPageRegistry(pageLoaders, JSON.parse(PAGE_STYLES) as PageStyles, page),
    domMutations: () => import('./domMutations'),
    prefetch: () => import('../navigation/prefetch'),
  });
}

provideLaterParts();
