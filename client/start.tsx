import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { matchPage } from '../shared/matchPage';
import { messages } from '../shared/messages';
import { readFormResult } from './formResult';
import { followHistory } from './historyEntry';
import { whenHydrated } from './hydration';
import type { Pages } from './pages';
import { Site } from './Site';
import { readSettings } from './settings';

/** What others have changed in #root since the first script, recorded. */
export interface Foreign {
  takeRecords(): readonly MutationRecord[];
  end(): void;
}

/** What is fetched by its name, and so given by client/main.ts. */
interface Fetched {
  pages: Pages;
  foreignHands(): Promise<{
    takeBack(records: readonly MutationRecord[]): () => void;
    tolerateMovedNodes(root: Element): void;
  }>;
  prefetch(): Promise<{ prefetchLinksInView(pages: Pages, root: Element): void }>;
}

/**
 * Takes over what the server sent in #root. The page is loaded first, so that the first render finds what the server
 * rendered. docs/decisions/0026-hydrate-below-the-document.md
 * @throws 'Failed to find root element' where the application's root is missing
 */
export async function start(foreign: Foreign, { pages, foreignHands, prefetch }: Fetched) {
  const root = document.getElementById('root');
  if (!root) throw new Error(messages.noRoot);
  const formResult = readFormResult();
  // The stay form asks with GET: its address is its own, and a reload asks again.
  if (formResult && formResult.form !== 'stay') returnToPage();
  const { name, params } = matchPage(location.pathname);
  await pages.load(name, params);
  followHistory(pages);
  if (foreign.takeRecords().length > 0) {
    const { takeBack, tolerateMovedNodes } = await foreignHands();
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
          <Site settings={readSettings()} pages={pages} answer={formResult} />
        </BrowserRouter>
      </StrictMode>,
      // A part that was changed before the first script came is built again: for those who look, no error.
      { onRecoverableError: (error) => console.debug(error) },
    );
  });
  setTimeout(() => afterTheStart(root, { pages, foreignHands, prefetch }), startTime);
}

/** What can wait, waits so long for the start of the page, in ms. */
const startTime = 1500;

/** What a guest may need next: hands that change the page later, and other pages. None of it is missed where it does not come. */
async function afterTheStart(root: Element, { pages, foreignHands, prefetch }: Fetched) {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  try {
    // Awaited together: none of them may fail unheard, as when the guest leaves meanwhile.
    const [{ tolerateMovedNodes }, advance] = await Promise.all([
      foreignHands(),
      isLineFree() ? prefetch() : undefined,
    ]);
    tolerateMovedNodes(root);
    advance?.prefetchLinksInView(pages, root);
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
