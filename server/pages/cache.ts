import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { hotelYear } from '../../shared/hotelYear';
import { compressed } from '../http/compress';
import { type Encoding, negotiateEncoding } from '../http/negotiateEncoding';
import type { Logger } from '../logger';
import type { CacheKey } from './cacheKey';

/** How long a browser (not at all without asking), a CDN (5 min) and a CDN whose origin is slow (1 day) keep a page. */
export const pageCaching = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';

/** A page in one encoding, ready to be sent. */
interface Body {
  bytes: Buffer;
  etag: string;
  headers: OutgoingHttpHeaders;
  /** For 304. */
  unchangedHeaders: OutgoingHttpHeaders;
}

interface Entry {
  /** Footers show the year, so an entry lasts no longer. */
  year: number;
  bodies: Record<Encoding, Body>;
}

/** Finished pages in memory; it never holds more entries than there are page addresses. */
export interface PageCache {
  /** Middleware: answers GET and HEAD from the entry of `req.page`, or passes the request on where there is none. */
  answer(req: IncomingMessage, res: ServerResponse, next: () => void): void;
  /**
   * Where a render that begins now writes its HTML once it is whole. Guests who ask at once for a page without an entry
   * each get a render of their own, which takes milliseconds; the first to end makes the entry.
   */
  writerFor(page: CacheKey): ((html: Buffer) => void) | undefined;
}

/** Caches nothing, so that each request renders its page. */
export const noPageCache: PageCache = {
  answer: (_req, _res, next) => next(),
  writerFor: () => undefined,
};

function bodyOf(bytes: Buffer, encoding: Encoding): Body {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  const unchangedHeaders = { 'Cache-Control': pageCaching, Vary: 'Accept-Encoding', ETag: etag };
  const headers = {
    ...unchangedHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': bytes.length,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  };
  return { bytes, etag, headers, unchangedHeaders };
}

/** An empty cache. */
export function createPageCache(logger: Logger): PageCache {
  const entries = new Map<string, Entry>();
  const beingWritten = new Set<string>();

  async function write(url: string, year: number, html: Buffer) {
    const { br, gzip, identity } = await compressed(html);
    const bodies = {
      br: bodyOf(br, 'br'),
      gzip: bodyOf(gzip, 'gzip'),
      identity: bodyOf(identity, 'identity'),
    };
    entries.set(url, { year, bodies });
  }

  return {
    answer({ method, headers, page }, res, next) {
      const entry = page && (method === 'GET' || method === 'HEAD') ? entries.get(page.url) : undefined;
      if (!page || entry?.year !== hotelYear()) return next();
      const body = entry.bodies[negotiateEncoding(headers['accept-encoding'])];
      const isUnchanged = page.status === 200 && fresh(headers, { etag: body.etag });
      if (isUnchanged) res.writeHead(304, body.unchangedHeaders).end();
      else res.writeHead(page.status, body.headers).end(body.bytes);
    },

    writerFor({ url }) {
      const year = hotelYear();
      return (html) => {
        if (entries.get(url)?.year === year || beingWritten.has(url)) return;
        beingWritten.add(url);
        write(url, year, html)
          .catch((error: unknown) => logger.error({ err: error, url }, 'page not cached'))
          .finally(() => beingWritten.delete(url));
      };
    },
  };
}
