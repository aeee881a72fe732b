import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createHttpServer } from '../../server/http/server';
import { rawRequest } from '../../tools/harness/rawRequest';
import { until } from '../../tools/harness/serverProcess';
import { listen } from './listen';

/** A response with its encoded body, which supertest would decode. */
export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** A running HTTP server, with a client. */
export interface ServedSite {
  url: string;
  send(path: string, headers?: Record<string, string>, method?: string): Promise<RawResponse>;
}

/** Starts an HTTP server for a request listener. */
export async function serve(listener: RequestListener): Promise<ServedSite> {
  const { url } = await listen(createHttpServer(listener));
  return {
    url,
    async send(path, headers, method) {
      const res = await rawRequest(url + path, headers, method);
      const bytes = await buffer(res);
      return { status: res.statusCode ?? 0, headers: res.headers, bytes };
    },
  };
}

/** Decodes a body according to its Content-Encoding. */
export function bodyText({ headers, bytes }: RawResponse): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  if (encoding === 'gzip') return gunzipSync(bytes).toString();
  return bytes.toString();
}

/** Whether a page comes from the cache. Streamed pages have no ETag. */
export const isCached = async (site: ServedSite, path: string) => 'etag' in (await site.send(path)).headers;

/** Requests a page until it is cached. */
export const warm = (site: ServedSite, path: string) => until(() => isCached(site, path));
