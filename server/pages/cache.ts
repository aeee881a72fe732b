import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { compressed } from '../http/compress';
import { type Encoding, negotiateEncoding } from '../http/negotiateEncoding';
import { securityHeaders } from '../http/securityHeaders';
import type { CacheKey } from './cacheKey';
import { cacheControl, longestKept } from './freshness';
import type { Page } from './page';

/** A page in one encoding, ready to be sent. */
interface Body {
  bytes: Buffer;
  etag: string;
  headers: OutgoingHttpHeaders;
  /** For 304. */
  unchangedHeaders: OutgoingHttpHeaders;
}

/** A page whose HTML has ended, in every encoding. */
export interface CachedPage extends Pick<Page, 'status'> {
  /** When it changes by itself, in ms since 1970: it is sent no longer. */
  until: number;
  bodies: Readonly<Record<Encoding, Body>>;
}

/** Finished pages in memory; never more than there are page addresses. */
export interface PageCache {
  get(key: CacheKey): CachedPage | undefined;
  /** Compresses a page and keeps it while it is valid. Resolves when it is kept. */
  keep(key: CacheKey, page: Page, html: Buffer): Promise<void>;
}

/** Caches nothing, so that each request renders its page. */
export const noPageCache: PageCache = {
  get: () => undefined,
  keep: async () => undefined,
};

function bodyOf(bytes: Buffer, encoding: Encoding, { headers }: Page): Body {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  const { 'Content-Type': type, ...common } = headers;
  const unchangedHeaders = { ...securityHeaders, ...common, Vary: 'Accept-Encoding', ETag: etag };
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

/** An empty cache. */
export function createPageCache(): PageCache {
  const entries = new Map<string, CachedPage>();
  const beingCompressed = new Set<string>();

  function get({ url }: CacheKey): CachedPage | undefined {
    const entry = entries.get(url);
    return entry && entry.until > Date.now() ? entry : undefined;
  }

  return {
    get,
    async keep(key, page, html) {
      const { url } = key;
      const until = page.validUntil();
      // Requests at the same time for a page that is not cached each render it; the first to end is kept.
      if (until <= Date.now() || get(key) || beingCompressed.has(url)) return;
      beingCompressed.add(url);
      try {
        const { br, gzip, identity } = await compressed(html);
        const bodies = {
          br: bodyOf(br, 'br', page),
          gzip: bodyOf(gzip, 'gzip', page),
          identity: bodyOf(identity, 'identity', page),
        };
        entries.set(url, { status: page.status, until, bodies });
      } finally {
        beingCompressed.delete(url);
      }
    },
  };
}

/** Answers a GET or HEAD with a cached page: 304 where the client has it. */
export function sendCachedPage(
  { headers }: IncomingMessage,
  res: ServerResponse,
  { status, until, bodies }: CachedPage,
): void {
  const body = bodies[negotiateEncoding(headers['accept-encoding'])];
  // Not all request headers: fresh takes Cache-Control: no-cache for a wish not to be answered 304.
  const condition = { 'if-none-match': headers['if-none-match'] };
  const isUnchanged = status === 200 && fresh(condition, { etag: body.etag });
  const now = Date.now();
  // Shortly before the change CDNs are told of it; until then the headers made with the entry are right.
  const isNear = until - now <= longestKept;
  const dated = (made: OutgoingHttpHeaders) =>
    isNear ? { ...made, 'Cache-Control': cacheControl(now) } : made;
  if (isUnchanged) res.writeHead(304, dated(body.unchangedHeaders)).end();
  else res.writeHead(status, dated(body.headers)).end(body.bytes);
}
