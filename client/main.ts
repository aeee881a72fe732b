import { pageLoaders } from '../generated/pages';
import { provideStayCalendar } from './components/StayForm/useStayCalendar';
import { createPages, type PageStyles } from './pages';
// With the shell in its graph, as in every page's, esbuild keeps the shell in one file.
import './shell';
import { type Foreign, start } from './start';

/** PageStyles as JSON, set by the build; a text, since esbuild would make a module of an object. */
declare const PAGE_STYLES: string;

/**
 * The last of the scripts that the first one runs. It has the names of all that is fetched later and little else: after a
 * release that changed a text every guest fetches it again. docs/decisions/0028-what-a-text-release-costs.md
 * @param foreign has recorded what others have changed in #root
 */
export const hydrate = (foreign: Foreign) =>
  start(foreign, {
    pages: createPages(pageLoaders, JSON.parse(PAGE_STYLES) as PageStyles),
    foreignHands: () => import('./foreignHands'),
    prefetch: () => import('./prefetch'),
  });

provideStayCalendar(() => import('./components/StayCalendar'));
