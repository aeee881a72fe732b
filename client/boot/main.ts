import { preferencesForm } from '../components/PreferencesDialog/PreferencesDialog';
import { stayCalendar } from '../components/StayForm/useStayCalendar';
import { pageLoaders } from '../navigation/pageLoaders';
import { createPageRegistry, type PageStyles } from '../navigation/pageRegistry';
import { readData } from './readData';
import { type MutationRecorder, start } from './start';

/** PageStyles as JSON, set by the build; a text, since esbuild would make a module of an object. */
declare const PAGE_STYLES: string;

/**
 * The last script that client/boot/entry.ts runs. It has the names of all later files.
 * @param mutations what others have changed in #root
 */
export function hydrate(mutations: MutationRecorder) {
  const { page, site } = readData();
  return start(mutations, site, {
    pages: createPageRegistry(pageLoaders, JSON.parse(PAGE_STYLES) as PageStyles, page),
    domMutations: () => import('./domMutations'),
    prefetch: () => import('../navigation/prefetch'),
  });
}

stayCalendar.provide(() => import('../components/StayCalendar'));
preferencesForm.provide(() => import('../components/PreferencesDialog/PreferencesForm'));
