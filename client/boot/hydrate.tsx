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

/** Pages and modules that are fetched after hydration starts; client/boot/main.ts provides them. */
interface LazyModules {
  pages: PageRegistry;
  prefetch(): Promise<typeof import('../navigation/prefetch')>;
}

/**
 * Hydrates #site-root after loading the page's module, so that the first render matches the server's HTML.
 * docs/decisions/0026-hydrate-below-the-document.md
 * @throws 'Failed to find root element' if #site-root is missing
 */
export async function hydrateSite(site: SiteData, { pages, prefetch }: LazyModules) {
  const root = document.getElementById('site-root');
  if (!root) throw new Error(consoleMessages.noRoot);
  const formResult = readFormResult();
  // The stay form's URL needs no change, because the form uses GET and a reload just repeats the request.
  if (formResult && formResult.form !== 'stay') restoreAddress();
  await pages.load(location.pathname);
  startNavigation(pages);
  tolerateMovedNodes(root);
  // A transition hydrates in slices of a few milliseconds, so the page can react to input between slices.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <NavigationRouter>
          <Site data={site} pages={pages} formResult={formResult} />
        </NavigationRouter>
      </StrictMode>,
      // React rebuilds sections that a browser extension or translator has changed, so a debug message is enough.
      { onRecoverableError: (error) => console.debug(error) },
    );
  });
  if (isPrefetchAllowed()) setTimeout(() => startPrefetching(root, { pages, prefetch }), prefetchDelay);
}

/** Delay between the start of hydration and prefetching, in ms. */
const prefetchDelay = 1500;

async function startPrefetching(root: Element, { pages, prefetch }: LazyModules) {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  try {
    const { prefetchLinksInView } = await prefetch();
    prefetchLinksInView(pages, root);
  } catch {
    // Without prefetching, a page is fetched when a guest follows its link.
  }
}

/** Returns false with Save-Data or on a 2G connection. */
function isPrefetchAllowed(): boolean {
  type Connection = { saveData?: boolean; effectiveType?: string };
  const { saveData, effectiveType = '' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return !saveData && !effectiveType.includes('2g');
}

/** Replaces the form's action URL, which the browser shows after a form post, with the page's URL. */
function restoreAddress() {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical) history.replaceState(null, '', new URL(canonical.href).pathname + location.hash);
}
