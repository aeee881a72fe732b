import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { hotelYear } from '../../shared/hotelYear';
import { compressed } from '../compress';
import { chooseEncoding, type Encoding } from '../encoding';
import type { Logger } from '../logger';
import { securityHeaders } from '../security';
import type { CacheKey } from './cacheKey';

/** How long a browser (not at all without asking), a CDN (5 min) and a CDN whose origin is slow (1 day) keep a page. */
export const pageCaching = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';

/** An answer in one encoding, ready to be sent. */
interface Body {
  bytes: Buffer;
  etag: string;
  headers: OutgoingHttpHeaders;
  /** For 304. */
  unchangedHeaders: OutgoingHttpHeaders;
}

interface KeptPage {
  /** Footers show the year, so a page lasts no longer. */
  year: number;
  bodies: Record<Encoding, Body>;
}

/** Pages as finished bytes, in memory; it holds no more of them than there are page addresses. DESIGN 3, Pages. */
export interface PageCache {
  /** Answers GET and HEAD from what is kept. @returns false where nothing is; nothing was sent then */
  answer(req: IncomingMessage, res: ServerResponse, page: CacheKey): boolean;
  /**
   * Where the HTML of a render that begins now can go once it is whole. Guests who ask at once for a page that is not
   * kept each get a render of their own, for one takes only milliseconds, all in one go; the first to end is kept.
   */
  taker(page: CacheKey): (html: Buffer) => void;
}

function bodyOf(bytes: Buffer, encoding: Encoding): Body {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  const unchangedHeaders = {
    ...Object.fromEntries(securityHeaders),
    'Cache-Control': pageCaching,
    Vary: 'Accept-Encoding',
    ETag: etag,
  };
  const headers = {
    ...unchangedHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': bytes.length,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  };
  return { bytes, etag, headers, unchangedHeaders };
}

/** Whether an If-None-Match header names what the client would get. RFC 9110, 13.1.2. */
const isNamed = (etag: string, header: string | undefined) =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag));

/** An empty cache. */
export function createPageCache(logger: Logger): PageCache {
  const kept = new Map<string, KeptPage>();
  const beingKept = new Set<string>();

  async function keep(url: string, year: number, html: Buffer) {
    const { br, gzip, identity } = await compressed(html);
    const bodies = {
      br: bodyOf(br, 'br'),
      gzip: bodyOf(gzip, 'gzip'),
      identity: bodyOf(identity, 'identity'),
    };
    kept.set(url, { year, bodies });
  }

  return {
    answer(req, res, { url, status }) {
      if (req.method !== 'GET' && req.method !== 'HEAD') return false;
      const page = kept.get(url);
      if (page?.year !== hotelYear()) return false;
      const { bytes, etag, headers, unchangedHeaders } =
        page.bodies[chooseEncoding(req.headers['accept-encoding'])];
      if (status === 200 && isNamed(etag, req.headers['if-none-match'])) {
        res.writeHead(304, unchangedHeaders).end();
      } else {
        res.writeHead(status, headers).end(bytes);
      }
      return true;
    },

    taker({ url }) {
      const year = hotelYear();
      return (html) => {
        if (kept.get(url)?.year === year || beingKept.has(url)) return;
        beingKept.add(url);
        keep(url, year, html)
          .catch((error: unknown) => logger.error({ err: error, url }, 'page not kept'))
          .finally(() => beingKept.delete(url));
      };
    },
  };
}
