import { buffer } from 'node:stream/consumers';
import { addresses } from '../../shared/addresses';
import type { Logger } from '../logger';
import type { PageCache } from './cache';
import { nextChange } from './cacheControl';
import { type CacheKey, cacheKeyOf, notFoundKey } from './cacheKey';
import type { RenderPage } from './render';

/** Concurrency; compression runs on the thread pool. */
const atOnce = 2;

/** Timers cannot wait longer than 24 days: so often, in ms, one looks whether pages have changed. */
const longestWait = 24 * 60 * 60 * 1000;

async function makePages(keys: readonly CacheKey[], renderPage: RenderPage, cache: PageCache): Promise<void> {
  const left = keys.values();
  const worker = async () => {
    for (const key of left) {
      const page = await renderPage({ ...key, isPublic: true });
      await cache.keep(key, page, await buffer(page.html));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/**
 * Renders every page once and keeps it, so that the first client after a start gets a cached page. Resolves when all
 * are kept. docs/behavior.md#start-and-stop
 */
export const warmPages = (renderPage: RenderPage, cache: PageCache): Promise<void> =>
  makePages(
    [...addresses.flatMap(({ path }) => cacheKeyOf({ path, query: '' }) ?? []), notFoundKey],
    renderPage,
    cache,
  );

/** Makes kept pages again whenever they change by themselves, so that no guest waits for it. docs/behavior.md#page-bytes */
export function renewPages(renderPage: RenderPage, cache: PageCache, logger: Logger): void {
  const change = nextChange(Date.now());

  async function look() {
    if (Date.now() < change) return wait();
    await cache
      .renew((keys) => makePages(keys, renderPage, cache))
      .catch((error: unknown) => logger.error({ err: error }, 'not every page is rendered again'));
    renewPages(renderPage, cache, logger);
  }

  function wait() {
    setTimeout(look, Math.min(change - Date.now(), longestWait)).unref();
  }
  wait();
}
