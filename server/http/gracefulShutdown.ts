import type { Server } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** How long the whole process may take to stop, in ms; container platforms kill it after 10 s. */
export const shutdownTimeout = 9000;

/**
 * So long after the last new connection or request nothing more is expected, in ms: a load balancer has read /readyz, and
 * what it sent before has arrived.
 */
export const quietTime = 500;

/** How long idle connections may stay open after the last answer, in ms. */
const closeTimeout = 500;

/** Health checks, and the development stream that never ends: no shutdown waits for their answers. */
const notAwaited = /^\/(?:healthz|readyz|dev\/reload)/;

const wait = (ms: number) => setTimeout(ms, undefined, { ref: false });

/**
 * Prepares a server to close without cutting an answer. It goes on listening until all requests are answered and no more
 * arrive, so that /readyz can tell the load balancer, and asks every client to close its connection.
 * @returns closes the server; resolves when everything is answered and closed, or after `limit` ms
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
      // What has arrived while the process was busy is read before the next look.
      await setImmediate();
    }
  }

  return async function close(limit) {
    isClosing = true;
    arrived();
    await isQuiet(performance.now() + limit);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    // Browsers keep connections open that never carried a request.
    await Promise.race([closed, wait(closeTimeout)]);
    server.closeAllConnections();
  };
}
