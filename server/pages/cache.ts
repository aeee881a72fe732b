import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { compressed } from '../http/compress';
import { type Encoding, negotiateEncoding } from '../http/negotiateEncoding';
import type { PageResponse } from './pageResponse';

/** A page in one encoding. */
interface Body {
  bytes: Buffer;
  etag: string;
  headers: OutgoingHttpHeaders;
  /** The headers of a 304 response. */
  unchangedHeaders: OutgoingHttpHeaders;
}

/** A complete page in every encoding, with its headers. */
export interface CachedPage extends Pick<PageResponse, 'status' | 'headers'> {
  bodies: Readonly<Record<Encoding, Body>>;
}

/** The cached responses of one snapshot, keyed by URL. The number of cache keys limits the cache's size. */
export interface PageCache {
  get(url: string): CachedPage | undefined;
  /** Compresses and stores a response. Of several simultaneous responses for one URL, the first is stored. */
  keep(
    url: string,
    response: Pick<PageResponse, 'status' | 'headers'>,
    bytes: Buffer,
    quality?: number,
  ): Promise<CachedPage>;
  /** Recompresses a stored response, as small as possible. */
  shrink(url: string): Promise<void>;
  entries(): ReadonlyMap<string, CachedPage>;
}

/** The length of an ETag, in base64 characters: part of a hash is enough, and headers are not compressed. */
const etagLength = 22;

function bodyOf(
  bytes: Buffer,
  encoding: Encoding,
  headers: PageResponse['headers'],
  common: OutgoingHttpHeaders,
): Body {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, etagLength)}"`;
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

/** Creates an empty cache. @param common the headers for every response */
export function createPageCache(common: OutgoingHttpHeaders): PageCache {
  const entries = new Map<string, CachedPage>();
  const pending = new Map<string, Promise<CachedPage>>();

  async function compress(
    { status, headers }: Pick<PageResponse, 'status' | 'headers'>,
    bytes: Buffer,
    quality?: number,
  ): Promise<CachedPage> {
    const { br, gzip, identity } = await compressed(bytes, quality);
    const bodies = {
      br: bodyOf(br, 'br', headers, common),
      gzip: bodyOf(gzip, 'gzip', headers, common),
      identity: bodyOf(identity, 'identity', headers, common),
    };
    return { status, headers, bodies };
  }

  return {
    get: (url) => entries.get(url),
    async keep(url, response, bytes, quality) {
      const known = entries.get(url) ?? pending.get(url);
      if (known) return known;
      const page = compress(response, bytes, quality);
      pending.set(url, page);
      try {
        entries.set(url, await page);
        return page;
      } finally {
        pending.delete(url);
      }
    },
    async shrink(url) {
      const page = entries.get(url);
      if (page) entries.set(url, await compress(page, page.bodies.identity.bytes));
    },
    entries: () => entries,
  };
}

/** Responds to GET or HEAD with a cached page, or with 304 if the client already has the page. */
export function sendCachedPage(
  { headers }: IncomingMessage,
  res: ServerResponse,
  { status, bodies }: CachedPage,
): void {
  const body = bodies[negotiateEncoding(headers['accept-encoding'])];
  // Passes only If-None-Match, since `fresh` never allows a 304 if the request has Cache-Control: no-cache.
  const condition = { 'if-none-match': headers['if-none-match'] };
  const isUnchanged = status === 200 && fresh(condition, { etag: body.etag });
  if (isUnchanged) res.writeHead(304, body.unchangedHeaders).end();
  else res.writeHead(status, body.headers).end(body.bytes);
}
