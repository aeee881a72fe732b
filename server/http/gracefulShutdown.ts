import type { Server } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** Timeout of the whole shutdown, in ms; container platforms kill after 10 s. */
export const shutdownTimeout = 9000;

/**
 * The shutdown continues after this time without a new connection or request, in ms: by then a load balancer has read
 * /readyz and its earlier requests have arrived.
 */
const quietTime = 500;

/** Timeout of idle connections after the last response, in ms. */
const closeTimeout = 500;

/** Health checks and the endless development stream: the shutdown does not wait for their responses. */
const notAwaited = /^\/(?:healthz|readyz|dev\/reload)/;

const wait = (ms: number) => setTimeout(ms, undefined, { ref: false });

/**
 * Prepares a server to close without cutting responses. It keeps listening until all requests are answered and no more
 * arrive, so that the load balancer can read /readyz, and sends `Connection: close`.
 * @returns closes the server; resolves when all is answered and closed, or after `limit` ms
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
    if (notAwaited.test(req.url ?? '')) return;
    arrived();
    inFlight += 1;
    res.once('close', () => {
      inFlight -= 1;
    });
  });

  async function isQuiet(until: number): Promise<void> {
    for (let now = performance.now(); now < until; now = performance.now()) {
      const left = lastArrival + quietTime - now;
      if (inFlight === 0 && left <= 0) return;
      await wait(Math.min(Math.max(left, 20), until - now));
      // Let pending connections and requests be read first.
      await setImmediate();
    }
  }

  return async function close(limit) {
    isClosing = true;
    arrived();
    await isQuiet(performance.now() + limit);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    // Browsers keep unused connections open.
    await Promise.race([closed, wait(closeTimeout)]);
    server.closeAllConnections();
  };
}
