import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { SiteData } from '../../shared/siteData';
import { consoleTexts } from '../consoleTexts';
import { readFormResult } from '../forms/formResult';
import { NavigationRouter } from '../navigation/NavigationRouter';
import { startNavigation } from '../navigation/navigation';
import type { PageRegistry } from '../navigation/pageRegistry';
import { Site } from '../Site';
import { whenHydrated } from './boundaries';

/** Records changes made to #root by third parties, such as extensions and translators, since the first script ran. */
export interface MutationRecorder {
  takeRecords(): readonly MutationRecord[];
  stop(): void;
}

/** Pages and modules that are fetched later; client/boot/main.ts provides them. */
interface LazyModules {
  pages: PageRegistry;
  domMutations(): Promise<typeof import('./domMutations')>;
  prefetch(): Promise<typeof import('../navigation/prefetch')>;
}

/**
 * Hydrates #root. The page is loaded first, so that the first render matches the server's HTML.
 * docs/decisions/0026-hydrate-below-the-document.md
 * @throws 'Failed to find root element' if #root is missing
 */
export async function hydrateSite(
  mutations: MutationRecorder,
  site: SiteData,
  { pages, domMutations, prefetch }: LazyModules,
) {
  const root = document.getElementById('root');
  if (!root) throw new Error(consoleTexts.noRoot);
  const formResult = readFormResult();
  // The stay form uses GET, so its URL can stay: a reload repeats the request.
  if (formResult && formResult.form !== 'stay') restoreAddress();
  await pages.load(location.pathname);
  startNavigation(pages);
  if (mutations.takeRecords().length > 0) {
    const { revertMutations, tolerateMovedNodes } = await domMutations();
    tolerateMovedNodes(root);
    whenHydrated(root, revertMutations(mutations.takeRecords()));
  }
  mutations.stop();
  // A transition hydrates in slices of a few milliseconds, so the page can react to input in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <NavigationRouter>
          <Site data={site} pages={pages} formResult={formResult} />
        </NavigationRouter>
      </StrictMode>,
      // React rebuilds parts that were changed before the first script ran. That is not an error.
      { onRecoverableError: (error) => console.debug(error) },
    );
  });
  setTimeout(() => startDeferred(root, { pages, domMutations, prefetch }), deferredDelay);
}

/** Delay for work that can wait until the page has started, in ms. */
const deferredDelay = 1500;

/** Prepares for later DOM mutations by third parties, and prefetches pages. The page works without either. */
async function startDeferred(root: Element, { pages, domMutations, prefetch }: LazyModules) {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  try {
    // Awaited together, so that either failure is caught.
    const [{ tolerateMovedNodes }, prefetching] = await Promise.all([
      domMutations(),
      isPrefetchAllowed() ? prefetch() : undefined,
    ]);
    tolerateMovedNodes(root);
    prefetching?.prefetchLinksInView(pages, root);
  } catch {
    // Pages are then fetched when their links are tapped.
  }
}

/** False with Save-Data or a slow connection. */
function isPrefetchAllowed(): boolean {
  type Connection = { saveData?: boolean; effectiveType?: string };
  const { saveData, effectiveType = '' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return !saveData && !effectiveType.includes('2g');
}

/** A form post's response has the form's action URL; replaces it with the page's URL. */
function restoreAddress() {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical) history.replaceState(null, '', new URL(canonical.href).pathname + location.hash);
}
