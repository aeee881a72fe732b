import type { Server } from 'node:http';
import type { Snapshot } from '../content/snapshot';
import { createHttpServer } from '../http/server';

/** Serves `/metrics` on a separate port, which is not public. */
export function metricsServer(
  text: () => Promise<string>,
  contentType: string,
  current: () => Pick<Snapshot, 'headers' | 'content'>,
): Server {
  return createHttpServer(async (req, res) => {
    const isKnown = req.url === '/metrics' && req.method === 'GET';
    const headers = { ...current().headers, 'Cache-Control': 'no-store', 'Content-Type': contentType };
    res.writeHead(isKnown ? 200 : 404, headers).end(isKnown ? await text() : '');
  });
}
