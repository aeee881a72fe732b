import { buffer } from 'node:stream/consumers';
import type { Snapshot } from '../content/snapshot';
import type { Logger } from '../logger';
import { type CacheKey, notFoundKey } from './cacheKey';
import type { PageResponse } from './pageResponse';
import type { RenderPage } from './render';

/** At this quality, Brotli takes 1/50 of the time of its highest quality, for 1/8 more bytes. */
const fastQuality = 5;

/** The number of pages rendered at the same time. Compression runs on the thread pool. */
const concurrency = 2;

/** Fills snapshots' page caches. */
export interface Prerenderer {
  /** Caches a page that was rendered for a request. */
  keep(snapshot: Snapshot, key: CacheKey, page: PageResponse, html: Buffer): Promise<void>;
  /** Renders every page of a snapshot. */
  renderAll(snapshot: Snapshot): Promise<void>;
  /**
   * Compresses a snapshot's pages further, in the background, until `compressAll` is called with the next snapshot.
   * Separate from rendering, because this compression takes most of the time.
   */
  compressAll(snapshot: Snapshot): void;
}

/** Caches no pages: each request renders its page. */
export const noPrerenderer: Prerenderer = {
  keep: async () => undefined,
  renderAll: async () => undefined,
  compressAll: () => undefined,
};

export function createPrerenderer(renderPage: RenderPage, logger: Logger): Prerenderer {
  /** The snapshot whose pages are being compressed. */
  let compressing: Snapshot | undefined;

  async function keep(
    { cache }: Snapshot,
    { url }: CacheKey,
    page: PageResponse,
    html: Buffer,
    quality?: number,
  ): Promise<void> {
    if (page.status < 500 && page.isComplete()) await cache.keep(url, page, html, quality);
  }

  async function renderAhead(snapshot: Snapshot, key: CacheKey): Promise<void> {
    if (snapshot.cache.get(key.url)) return;
    try {
      const page = await renderPage({ ...key, snapshot, isPublic: true });
      await keep(snapshot, key, page, await buffer(page.html), fastQuality);
    } catch (error) {
      logger.error({ err: error, url: key.url }, 'a page could not be rendered');
    }
  }

  return {
    keep,
    async renderAll(snapshot) {
      const { addresses, cacheKeyOf } = snapshot;
      const keys = addresses.flatMap(({ path }) => cacheKeyOf({ path, query: '' }) ?? []);
      const left = [...keys, notFoundKey].values();
      const worker = async () => {
        for (const key of left) await renderAhead(snapshot, key);
      };
      await Promise.all(Array.from({ length: concurrency }, worker));
    },
    async compressAll(snapshot) {
      compressing = snapshot;
      const { cache } = snapshot;
      try {
        for (const url of [...cache.entries().keys()]) if (compressing === snapshot) await cache.shrink(url);
      } catch (error) {
        logger.error({ err: error }, 'could not compress cached pages further');
      }
    },
  };
}
