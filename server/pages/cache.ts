import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { compressed } from '../http/compress';
import { type Encoding, negotiateEncoding } from '../http/negotiateEncoding';
import type { CacheKey } from './cacheKey';
import type { Page } from './page';

/** A page in one encoding. */
interface Body {
  bytes: Buffer;
  etag: string;
  headers: OutgoingHttpHeaders;
  /** For 304. */
  unchangedHeaders: OutgoingHttpHeaders;
}

/** A complete page in every encoding, with its headers. */
export interface CachedPage extends Pick<Page, 'status'> {
  bodies: Readonly<Record<Encoding, Body>>;
}

/** The pages of one snapshot in memory; bounded by the number of cache keys. */
export interface PageCache {
  get(key: CacheKey): CachedPage | undefined;
  /** Compresses and stores a page. */
  keep(key: CacheKey, page: Page, html: Buffer): Promise<void>;
  /** All pages, by URL. */
  entries(): ReadonlyMap<string, CachedPage>;
}

/** Caches nothing, so that each request renders its page. */
export const noPageCache: PageCache = {
  get: () => undefined,
  keep: async () => undefined,
  entries: () => new Map(),
};

function bodyOf(bytes: Buffer, encoding: Encoding, { headers }: Page, common: OutgoingHttpHeaders): Body {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  const { 'Content-Type': type, ...rest } = headers;
  const unchangedHeaders = { ...common, ...rest, Vary: 'Accept-Encoding', ETag: etag };
  return {
    bytes,
    etag,
    unchangedHeaders,
    headers: {
      ...unchangedHeaders,
      'Content-Type': type,
      'Content-Length': bytes.length,
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    },
  };
}

/** An empty cache. @param common the headers of every response */
export function createPageCache(common: OutgoingHttpHeaders): PageCache {
  const entries = new Map<string, CachedPage>();
  const beingCompressed = new Set<string>();
  return {
    get: ({ url }) => entries.get(url),
    async keep({ url }, page, html) {
      // Requests at the same time for a page that is not cached each render it; the first to end is kept.
      if (page.status >= 500 || !page.isComplete() || entries.has(url) || beingCompressed.has(url)) return;
      beingCompressed.add(url);
      try {
        const { br, gzip, identity } = await compressed(html);
        const bodies = {
          br: bodyOf(br, 'br', page, common),
          gzip: bodyOf(gzip, 'gzip', page, common),
          identity: bodyOf(identity, 'identity', page, common),
        };
        entries.set(url, { status: page.status, bodies });
      } finally {
        beingCompressed.delete(url);
      }
    },
    entries: () => entries,
  };
}

/** Answers a GET or HEAD with a cached page: 304 where the client has it. */
export function sendCachedPage(
  { headers }: IncomingMessage,
  res: ServerResponse,
  { status, bodies }: CachedPage,
): void {
  const body = bodies[negotiateEncoding(headers['accept-encoding'])];
  // Only this header: `fresh` would otherwise never answer 304 to Cache-Control: no-cache.
  const condition = { 'if-none-match': headers['if-none-match'] };
  const isUnchanged = status === 200 && fresh(condition, { etag: body.etag });
  if (isUnchanged) res.writeHead(304, body.unchangedHeaders).end();
  else res.writeHead(status, body.headers).end(body.bytes);
}
