import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { pageLoaders } from '../generated/pages';
import { matchPage } from '../shared/matchPage';
import { messages } from '../shared/messages';
import { provideStayCalendar } from './components/StayForm/useStayCalendar';
import { takeBack, tolerateMovedNodes } from './foreignHands';
import { readFormResult } from './formResult';
import { followHistory } from './historyEntry';
import { whenHydrated } from './hydration';
import { createPages, type PageStyles } from './pages';
import { AsInDocument, Site } from './Site';
import { readSettings } from './settings';
// Shared by all pages' scripts: main takes all of it, or what only pages take would be a second file.
import './shell';

/** PageStyles as JSON, set by the build; a text, since esbuild would make a module of an object. */
declare const PAGE_STYLES: string;

/**
 * Takes over what the server sent in #root. The page is loaded first, so that the first render finds what the server
 * rendered. docs/decisions/0026-hydrate-below-the-document.md
 * @param foreignChanges ends the record of what others have changed in #root, and gives it
 * @throws 'Failed to find root element' where the application's root is missing
 */
export async function hydrate(foreignChanges: () => readonly MutationRecord[]) {
  const root = document.getElementById('root');
  if (!root) throw new Error(messages.noRoot);
  const formResult = readFormResult();
  // The stay form asks with GET: its address is its own, and a reload asks again.
  if (formResult && formResult.form !== 'stay') returnToPage();
  const pages = createPages(pageLoaders, JSON.parse(PAGE_STYLES) as PageStyles);
  const { name, params } = matchPage(location.pathname);
  await pages.load(name, params);
  followHistory(pages);
  tolerateMovedNodes(root);
  const records = foreignChanges();
  if (records.length > 0) whenHydrated(root, takeBack(records));
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
}

/** A page that a form's own post brought has the form's address: it gets its own back. */
function returnToPage() {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical) history.replaceState(null, '', new URL(canonical.href).pathname + location.hash);
}

provideStayCalendar(() => import('./components/StayCalendar'));
