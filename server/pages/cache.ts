import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { compressed } from '../http/compress';
import { type Encoding, negotiateEncoding } from '../http/negotiateEncoding';
import { securityHeaders } from '../http/securityHeaders';
import { cacheControl, longestKept } from './cacheControl';
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

/** A complete page in every encoding. */
export interface CachedPage extends Pick<Page, 'status'>, Pick<CacheKey, 'url'> {
  /** When it changes by itself, in ms since 1970: it is sent no longer, but while it is made again. */
  until: number;
  bodies: Readonly<Record<Encoding, Body>>;
}

/** Pages in memory; bounded by the number of cache keys. */
export interface PageCache {
  get(key: CacheKey): CachedPage | undefined;
  /** Compresses and stores a page until it expires. */
  keep(key: CacheKey, page: Page, html: Buffer): Promise<void>;
  /** Has the pages that have changed by now made and kept again. They change all at once; meanwhile the old ones are sent. */
  renew(make: (keys: readonly CacheKey[]) => Promise<void>): Promise<void>;
}

/** Caches nothing, so that each request renders its page. */
export const noPageCache: PageCache = {
  get: () => undefined,
  keep: async () => undefined,
  renew: async () => undefined,
};

function bodyOf(bytes: Buffer, encoding: Encoding, headers: Page['headers']): Body {
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

const isValid = ({ until }: CachedPage) => until > Date.now();

/** An empty cache. @param always headers of every page, besides the security headers */
export function createPageCache(always: Page['headers'] = {}): PageCache {
  const entries = new Map<string, CachedPage>();
  const beingCompressed = new Set<string>();

  let isRenewing = false;

  return {
    get({ url }) {
      const entry = entries.get(url);
      return entry && (isRenewing || isValid(entry)) ? entry : undefined;
    },
    async keep({ url }, page, html) {
      const until = page.validUntil();
      // Requests at the same time for a page that is not cached each render it; the first to end is kept.
      const known = entries.get(url);
      if (until <= Date.now() || (known && isValid(known)) || beingCompressed.has(url)) return;
      beingCompressed.add(url);
      try {
        const { br, gzip, identity } = await compressed(html);
        const headers = { ...always, ...page.headers };
        const bodies = {
          br: bodyOf(br, 'br', headers),
          gzip: bodyOf(gzip, 'gzip', headers),
          identity: bodyOf(identity, 'identity', headers),
        };
        entries.set(url, { url, status: page.status, until, bodies });
      } finally {
        beingCompressed.delete(url);
      }
    },
    async renew(make) {
      const changed = [...entries].filter(([, entry]) => !isValid(entry));
      isRenewing = true;
      try {
        await make(changed.map(([url, { status }]) => ({ url, status })));
      } finally {
        isRenewing = false;
      }
    },
  };
}

/** Answers a GET or HEAD with a cached page: 304 where the client has it. */
export function sendCachedPage(
  { headers }: IncomingMessage,
  res: ServerResponse,
  { url, status, until, bodies }: CachedPage,
): void {
  const body = bodies[negotiateEncoding(headers['accept-encoding'])];
  // Only this header: `fresh` would otherwise never answer 304 to Cache-Control: no-cache.
  const condition = { 'if-none-match': headers['if-none-match'] };
  const isUnchanged = status === 200 && fresh(condition, { etag: body.etag });
  const now = Date.now();
  // Shortly before the expiry max-age shrinks; until then the stored headers are right.
  const isNear = until - now <= longestKept;
  const keeping = () => (until > now ? cacheControl(now, url, until) : 'no-cache');
  const dated = (made: OutgoingHttpHeaders) => (isNear ? { ...made, 'Cache-Control': keeping() } : made);
  if (isUnchanged) res.writeHead(304, dated(body.unchangedHeaders)).end();
  else res.writeHead(status, dated(body.headers)).end(body.bytes);
}
