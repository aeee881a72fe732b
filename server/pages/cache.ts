import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { compressed } from '../http/compress';
import { type Encoding, negotiateEncoding } from '../http/negotiateEncoding';
import type { Logger } from '../logger';
import type { CacheKey } from './cacheKey';
import { cacheControl, longestKept, nextChange } from './freshness';

/** A page in one encoding, ready to be sent. */
interface Body {
  bytes: Buffer;
  etag: string;
  headers: OutgoingHttpHeaders;
  /** For 304. */
  unchangedHeaders: OutgoingHttpHeaders;
}

interface Entry {
  /** When the page changes by itself, in ms since 1970: an entry lasts no longer. */
  until: number;
  bodies: Record<Encoding, Body>;
}

/** Finished pages in memory, with their headers; it never holds more entries than there are page addresses. */
export interface PageCache {
  /** Middleware: answers GET and HEAD from the entry of `req.page`, or passes the request on where there is none. */
  answer(req: IncomingMessage, res: ServerResponse, next: () => void): void;
  /**
   * Where a render that begins now writes its HTML once it is whole; the entry is sent with the headers that its answer
   * has now. Guests who ask at once for a page without an entry each get a render of their own, which takes
   * milliseconds; the first to end makes the entry.
   */
  writerFor(page: CacheKey, headers: OutgoingHttpHeaders): ((html: Buffer) => void) | undefined;
  /** Resolves when every page that has been rendered is compressed and kept. */
  settled(): Promise<void>;
}

/** Caches nothing, so that each request renders its page. */
export const noPageCache: PageCache = {
  answer: (_req, _res, next) => next(),
  writerFor: () => undefined,
  settled: async () => undefined,
};

function bodyOf(bytes: Buffer, encoding: Encoding, common: OutgoingHttpHeaders): Body {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  const unchangedHeaders = { ...common, ETag: etag };
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
  const beingWritten = new Map<string, Promise<void>>();

  async function write(url: string, until: number, html: Buffer, headers: OutgoingHttpHeaders) {
    const { br, gzip, identity } = await compressed(html);
    const bodies = {
      br: bodyOf(br, 'br', headers),
      gzip: bodyOf(gzip, 'gzip', headers),
      identity: bodyOf(identity, 'identity', headers),
    };
    entries.set(url, { until, bodies });
  }

  return {
    answer({ method, headers, page }, res, next) {
      const entry = page && (method === 'GET' || method === 'HEAD') ? entries.get(page.url) : undefined;
      const now = Date.now();
      if (!page || !entry || entry.until <= now) return next();
      const body = entry.bodies[negotiateEncoding(headers['accept-encoding'])];
      // Not all request headers: fresh takes Cache-Control: no-cache for a wish not to be answered 304.
      const condition = { 'if-none-match': headers['if-none-match'] };
      const isUnchanged = page.status === 200 && fresh(condition, { etag: body.etag });
      // Near the change CDNs are told so; before, the headers made with the entry will do, and cost nothing.
      const isNear = entry.until - now <= longestKept;
      const dated = (made: OutgoingHttpHeaders) =>
        isNear ? { ...made, 'cache-control': cacheControl(now) } : made;
      if (isUnchanged) res.writeHead(304, dated(body.unchangedHeaders)).end();
      else res.writeHead(page.status, dated(body.headers)).end(body.bytes);
    },

    writerFor({ url }, headers) {
      const until = nextChange(Date.now());
      return (html) => {
        if (entries.get(url)?.until === until || beingWritten.has(url)) return;
        const written = write(url, until, html, headers)
          .catch((error: unknown) => logger.error({ err: error, url }, 'page not cached'))
          .finally(() => beingWritten.delete(url));
        beingWritten.set(url, written);
      };
    },

    async settled() {
      await Promise.all(beingWritten.values());
    },
  };
}
