import { createServer, type Server } from 'node:http';

/** Serves `/metrics` and nothing else, on a port of its own that a proxy does not pass on. */
export function metricsServer(text: () => Promise<string>, contentType: string): Server {
  return createServer(async (req, res) => {
    if (req.url !== '/metrics' || req.method !== 'GET') return void res.writeHead(404).end();
    res.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(await text());
  });
}
