import type { Server } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** Timeout for the entire shutdown, in ms; container platforms kill after 10 s. */
export const shutdownTimeout = 9000;

/**
 * How long the server must see no new connection or request before the shutdown continues, in ms: by then a load
 * balancer has read /readyz and its earlier requests have arrived.
 */
const quietTime = 500;

/** Timeout for idle connections after the last response, in ms. */
const closeTimeout = 500;

/** Health checks and the endless development stream, whose responses the shutdown does not wait for. */
const ignoredPaths = /^\/(?:healthz|readyz|dev\/reload)/;

const wait = (ms: number) => setTimeout(ms, undefined, { ref: false });

/**
 * Prepares a server to close without cutting off responses. It keeps listening until all requests are answered and no
 * more arrive, so that the load balancer can read /readyz, and sends `Connection: close`.
 * @returns a function that closes the server; resolves once everything is answered and closed, or after `limit` ms
 */
export function gracefulShutdown(server: Server): (limit: number) => Promise<void> {
  let inFlight = 0;
  let isClosing = false;
  let lastArrival = 0;
  const arrived = () => {
    lastArrival = performance.now();
  };

  server.on('connection', arrived);
  server.prependListener('request', (req, res) => {
    if (isClosing) res.setHeader('Connection', 'close');
    if (ignoredPaths.test(req.url ?? '')) return;
    arrived();
    inFlight += 1;
    res.once('close', () => {
      inFlight -= 1;
    });
  });

  async function waitUntilQuiet(until: number): Promise<void> {
    for (let now = performance.now(); now < until; now = performance.now()) {
      const left = lastArrival + quietTime - now;
      if (inFlight === 0 && left <= 0) return;
      await wait(Math.min(Math.max(left, 20), until - now));
      // Let Node read pending connections and requests first.
      await setImmediate();
    }
  }

  return async function close(limit) {
    isClosing = true;
    arrived();
    await waitUntilQuiet(performance.now() + limit);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    // Browsers keep unused connections open.
    await Promise.race([closed, wait(closeTimeout)]);
    server.closeAllConnections();
  };
}
