import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { pageLoaders } from '../generated/pages';
import { matchPage } from '../shared/matchPage';
import { messages } from '../shared/messages';
import { provideStayCalendar } from './components/StayForm/useStayCalendar';
import { readFormResult } from './formResult';
import { followHistory } from './historyEntry';
import { whenHydrated } from './hydration';
import { createPages, type PageStyles, type Pages } from './pages';
import { AsInDocument, Site } from './Site';
import { readSettings } from './settings';
// Shared by all pages' scripts: main takes all of it, or what only pages take would be a second file.
import './shell';

/** PageStyles as JSON, set by the build; a text, since esbuild would make a module of an object. */
declare const PAGE_STYLES: string;

/**
 * Takes over what the server sent in #root. The page is loaded first, so that the first render finds what the server
 * rendered. docs/decisions/0026-hydrate-below-the-document.md
 * @param foreign has recorded what others have changed in #root
 * @throws 'Failed to find root element' where the application's root is missing
 */
export async function hydrate(foreign: { takeRecords(): readonly MutationRecord[]; end(): void }) {
  const root = document.getElementById('root');
  if (!root) throw new Error(messages.noRoot);
  const formResult = readFormResult();
  // The stay form asks with GET: its address is its own, and a reload asks again.
  if (formResult && formResult.form !== 'stay') returnToPage();
  const pages = createPages(pageLoaders, JSON.parse(PAGE_STYLES) as PageStyles);
  const { name, params } = matchPage(location.pathname);
  await pages.load(name, params);
  followHistory(pages);
  if (foreign.takeRecords().length > 0) {
    const { takeBack, tolerateMovedNodes } = await import('./foreignHands');
    tolerateMovedNodes(root);
    whenHydrated(root, takeBack(foreign.takeRecords()));
  }
  foreign.end();
  // A transition hydrates in slices of a few milliseconds, between which the page can react to input.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter>
          <AsInDocument>
            <Site settings={readSettings()} pages={pages} answer={formResult} />
          </AsInDocument>
        </BrowserRouter>
      </StrictMode>,
      // A part that was changed before the first script came is built anew: for those who look, no error.
      { onRecoverableError: (error) => console.debug(error) },
    );
  });
  setTimeout(() => afterTheStart(pages, root), startTime);
}

/** What can wait, waits so long for the start of the page, in ms. */
const startTime = 1500;

/** What a guest may need next: hands that change the page later, and other pages. None of it is missed where it does not come. */
async function afterTheStart(pages: Pages, root: Element) {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  try {
    const prefetch = isLineFree() ? import('./prefetch') : undefined;
    const { tolerateMovedNodes } = await import('./foreignHands');
    tolerateMovedNodes(root);
    (await prefetch)?.prefetchLinksInView(pages, root);
  } catch {
    // Pages are then fetched when they are tapped.
  }
}

/** False for a guest who pays for data, or whose line is slow. */
function isLineFree(): boolean {
  type Connection = { saveData?: boolean; effectiveType?: string };
  const { saveData, effectiveType = '' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return !saveData && !effectiveType.includes('2g');
}

/** A page that a form's own post brought has the form's address: it gets its own back. */
function returnToPage() {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical) history.replaceState(null, '', new URL(canonical.href).pathname + location.hash);
}

provideStayCalendar(() => import('./components/StayCalendar'));
