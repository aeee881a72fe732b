import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { begin } from '../../tools/harness/rawRequest';

/** An answer byte by byte as it came, which supertest would decode. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** A listener on a port of its own, and how to ask it. */
export interface Asked {
  url: string;
  ask(path: string, headers?: Record<string, string>, method?: string): Promise<RawAnswer>;
  close(): void;
}

/** Serves a listener until `close`. */
export async function serve(listener: RequestListener): Promise<Asked> {
  const server = createServer(listener).listen(0, '127.0.0.1');
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

/** A body's text, decoded once as its header says. */
export function textOf({ headers, bytes }: RawAnswer): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  if (encoding === 'gzip') return gunzipSync(bytes).toString();
  return bytes.toString();
}
