import { preferencesForm } from '../components/PreferencesDialog/PreferencesDialog';
import { stayCalendar } from '../components/StayForm/useStayCalendar';
import { fetchLater } from '../navigation/fetchLater';
import { pageLoaders } from '../navigation/pageLoaders';
import { createPageRegistry, type PageStyles } from '../navigation/pageRegistry';
import { hydrateSite, type MutationRecorder } from './hydrate';
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

stayCalendar.provide(async () => {
  const [{ checkStay, wantStay, StayPanel, StaySheet }, texts] = await Promise.all([
    import('../components/StayCalendar'),
    fetchLater('calendar'),
  ]);
  return { checkStay, wantStay, StayPanel, StaySheet, texts };
});
preferencesForm.provide(() => import('../components/PreferencesDialog/PreferencesForm'));
