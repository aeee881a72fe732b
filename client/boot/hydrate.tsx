import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { SiteData } from '../../shared/siteData';
import { consoleMessages } from '../consoleMessages';
import { readFormResult } from '../forms/formResult';
import { NavigationRouter } from '../navigation/NavigationRouter';
import { startNavigation } from '../navigation/navigation';
import type { PageRegistry } from '../navigation/pageRegistry';
import { Site } from '../Site';
import { tolerateMovedNodes } from './tolerateMovedNodes';

/** Pages and modules that are fetched later; client/boot/main.ts provides them. */
interface LazyModules {
  pages: PageRegistry;
  prefetch(): Promise<typeof import('../navigation/prefetch')>;
}

/**
 * Hydrates #site-root. The page is loaded first, so that the first render matches the server's HTML.
 * docs/decisions/0026-hydrate-below-the-document.md
 * @throws 'Failed to find root element' if #site-root is missing
 */
export async function hydrateSite(site: SiteData, { pages, prefetch }: LazyModules) {
  const root = document.getElementById('site-root');
  if (!root) throw new Error(consoleMessages.noRoot);
  const formResult = readFormResult();
  // The stay form uses GET, so its URL can stay: a reload repeats the request.
  if (formResult && formResult.form !== 'stay') restoreAddress();
  await pages.load(location.pathname);
  startNavigation(pages);
  tolerateMovedNodes(root);
  // A transition hydrates in slices of a few milliseconds, so the page can react to input in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <NavigationRouter>
          <Site data={site} pages={pages} formResult={formResult} />
        </NavigationRouter>
      </StrictMode>,
      // React rebuilds sections that an extension or a translator has changed. That is not an error.
      { onRecoverableError: (error) => console.debug(error) },
    );
  });
  if (isPrefetchAllowed()) setTimeout(() => startPrefetching(root, { pages, prefetch }), prefetchDelay);
}

/** Delay for prefetching, which can wait until the page has started, in ms. */
const prefetchDelay = 1500;

async function startPrefetching(root: Element, { pages, prefetch }: LazyModules) {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  try {
    const { prefetchLinksInView } = await prefetch();
    prefetchLinksInView(pages, root);
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
