import { pageLoaders } from '../../generated/pages';
// With the shell in its graph, as in every page's, esbuild keeps the shell in one file.
import '../../generated/shell';
import { preferencesForm } from '../components/PreferencesDialog/PreferencesDialog';
import { stayCalendar } from '../components/StayForm/useStayCalendar';
import { createPageRegistry, type PageStyles } from '../navigation/pageRegistry';
import { type MutationRecorder, start } from './start';

/** PageStyles as JSON, set by the build; a text, since esbuild would make a module of an object. */
declare const PAGE_STYLES: string;

/**
 * The last script that client/boot/entry.ts runs. It has the names of all later files.
 * @param mutations what others have changed in #root
 */
export const hydrate = (mutations: MutationRecorder) =>
  start(mutations, {
    pages: createPageRegistry(pageLoaders, JSON.parse(PAGE_STYLES) as PageStyles),
    domMutations: () => import('./domMutations'),
    prefetch: () => import('../navigation/prefetch'),
  });

stayCalendar.provide(() => import('../components/StayCalendar'));
preferencesForm.provide(() => import('../components/PreferencesDialog/PreferencesForm'));
