import { createServer, type RequestListener, type Server } from 'node:http';

const second = 1000;

/** How patient the server is with slow clients, in ms. A body that trickles is cut after 20 s, 22 at the latest. */
export const patience = {
  headersTimeout: 10 * second,
  requestTimeout: 20 * second,
  connectionsCheckingInterval: 2 * second,
  /** Longer than the usual 60 s of proxies, so that the proxy is the one to close. */
  keepAliveTimeout: 65 * second,
} as const;

/** A connection on which nothing moves for this long is closed, in ms: for clients that do not read. */
const silence = 60 * second;

/** The HTTP server with its timeouts. */
export function createHttpServer(
  listener: RequestListener,
  timeouts: Partial<Record<keyof typeof patience, number>> = {},
): Server {
  const server = createServer({ ...patience, ...timeouts }, listener);
  server.setTimeout(silence, (socket) => socket.destroy());
  return server;
}

/** Answers that say how the process is, or stay open on purpose; nobody waits for them. */
const isWatching = (url = '') => /^\/(?:healthz|readyz|dev\/reload)/.test(url);

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/**
 * A way to close the server without cutting an answer: while requests are in flight it goes on listening, so that
 * /readyz can tell the load balancer, and asks every client to close its connection.
 */
export function gracefully(server: Server): { close(limit: number): Promise<void> } {
  let inFlight = 0;
  let closing = false;
  let finished: () => void = () => undefined;

  server.prependListener('request', (req, res) => {
    if (closing) res.setHeader('Connection', 'close');
    if (isWatching(req.url)) return;
    inFlight += 1;
    res.once('close', () => {
      inFlight -= 1;
      if (inFlight === 0) finished();
    });
  });

  return {
    /** Resolves when everything is answered and closed, or after `limit` ms. */
    async close(limit) {
      closing = true;
      const allAnswered = new Promise<void>((resolve) => {
        finished = resolve;
        if (inFlight === 0) resolve();
      });
      await Promise.race([allAnswered, wait(limit)]);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Browsers keep connections open that never carried a request.
      await Promise.race([closed, wait(500)]);
      server.closeAllConnections();
    },
  };
}
