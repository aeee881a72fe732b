import { once } from 'node:events';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createHttpServer } from '../../server/http/server';
import { begin } from '../../tools/harness/rawRequest';
import { small } from './small';

/** A raw response; supertest would decode it. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** An HTTP server with a client. */
export interface Asked {
  url: string;
  ask(path: string, headers?: Record<string, string>, method?: string): Promise<RawAnswer>;
  close(): void;
}

/** Starts a server for a listener; `close` stops it. */
export async function serve(listener: RequestListener): Promise<Asked> {
  const server = createHttpServer(listener, () => small).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    async ask(path, headers, method) {
      const res = await begin(url + path, headers, method);
      const bytes = await buffer(res);
      return { status: res.statusCode ?? 0, headers: res.headers, bytes };
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Decodes a body by its Content-Encoding. */
export function textOf({ headers, bytes }: RawAnswer): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  if (encoding === 'gzip') return gunzipSync(bytes).toString();
  return bytes.toString();
}
