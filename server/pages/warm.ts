import { buffer } from 'node:stream/consumers';
import type { Snapshot } from '../content/snapshot';
import type { Logger } from '../logger';
import type { CachedPage } from './cache';
import { type CacheKey, notFoundKey } from './cacheKey';
import type { Page } from './page';
import type { RenderPage } from './render';

/** At this quality Brotli takes 1/50 as long as at its highest, for 1/8 more bytes. */
const fastQuality = 5;

/** Pages rendered at the same time; compression runs on the thread pool. */
const concurrency = 2;

/** The current snapshot's pages as bytes. */
export interface KeptPages {
  /** A page's bytes from this snapshot. A page not rendered yet comes from an earlier one, and is rendered next. */
  get(snapshot: Snapshot, key: CacheKey): CachedPage | undefined;
  /** Keeps a page that was rendered for a request. */
  keep(snapshot: Snapshot, key: CacheKey, page: Page, html: Buffer): Promise<void>;
  /**
   * Renders every page of a snapshot; stops early if `isCurrent` returns false. Resolves once all are rendered; full
   * compression comes after that, since it takes most of the time.
   */
  warm(snapshot: Snapshot, isCurrent: () => boolean): Promise<void>;
}

/** Keeps no pages: each request renders. */
export const noKeptPages: KeptPages = {
  get: () => undefined,
  keep: async () => undefined,
  warm: async () => undefined,
};

export function createKeptPages(renderPage: RenderPage, logger: Logger): KeptPages {
  /** The URLs requested during a warm-up, the latest last. */
  let requested: string[] = [];

  async function keep(
    { cache }: Snapshot,
    { url }: CacheKey,
    page: Page,
    html: Buffer,
    quality?: number,
  ): Promise<void> {
    if (page.status < 500 && page.isComplete()) await cache.keep(url, page, html, quality);
  }

  async function shrinkAll({ cache }: Snapshot, isCurrent: () => boolean): Promise<void> {
    for (const url of cache.entries().keys()) if (isCurrent()) await cache.shrink(url);
  }

  async function warmPage(snapshot: Snapshot, key: CacheKey): Promise<void> {
    if (snapshot.cache.get(key.url)) return;
    try {
      const page = await renderPage({ ...key, snapshot, isPublic: true });
      await keep(snapshot, key, page, await buffer(page.html), fastQuality);
    } catch (error) {
      logger.error({ err: error, url: key.url }, 'a page could not be rendered');
    }
  }

  async function warm(snapshot: Snapshot, isCurrent: () => boolean): Promise<void> {
    requested = [];
    const toWarm = new Map(
      [
        ...snapshot.addresses.flatMap(({ path }) => snapshot.cacheKeyOf({ path, query: '' }) ?? []),
        ...[...snapshot.earlier].flatMap(([url, { status }]) =>
          status === 200 && url.includes('?') ? { url, status } : [],
        ),
        notFoundKey,
      ].map((key) => [key.url, key]),
    );
    function takeNext(): CacheKey | undefined {
      const url = requested.splice(0).findLast((each) => toWarm.has(each)) ?? toWarm.keys().next().value;
      const key = url === undefined ? undefined : toWarm.get(url);
      if (key) toWarm.delete(key.url);
      return key;
    }
    const worker = async () => {
      for (let key = takeNext(); key && isCurrent(); key = takeNext()) await warmPage(snapshot, key);
    };
    await Promise.all(Array.from({ length: concurrency }, worker));
    shrinkAll(snapshot, isCurrent).catch((error: unknown) =>
      logger.error({ err: error }, 'could not compress cached pages further'),
    );
  }

  return {
    get(snapshot, key) {
      const own = snapshot.cache.get(key.url);
      if (own) return own;
      const earlier = snapshot.earlier.get(key.url);
      if (earlier) requested.push(key.url);
      return earlier;
    },
    keep,
    warm,
  };
}
