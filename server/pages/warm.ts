import { buffer } from 'node:stream/consumers';
import { addresses } from '../../shared/addresses';
import type { PageCache } from './cache';
import { cacheKeyOf, notFoundKey } from './cacheKey';
import type { RenderPage } from './render';

/** How many pages are rendered at once: each is then compressed on threads of its own. */
const atOnce = 2;

/**
 * Renders every page once and keeps it, so that the first client after a start gets a cached page. Resolves when all
 * are kept. docs/behavior.md#start-and-stop
 */
export async function warmPages(renderPage: RenderPage, cache: PageCache): Promise<void> {
  const keys = [
    ...addresses.flatMap(({ path }) => cacheKeyOf({ path, query: '' }) ?? []),
    notFoundKey,
  ].values();
  const worker = async () => {
    for (const key of keys) {
      const page = await renderPage({ ...key, isPublic: true });
      await cache.keep(key, page, await buffer(page.html));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
