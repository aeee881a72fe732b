import type { Server } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** Timeout for the entire shutdown, in ms; container platforms kill after 10 s. */
export const shutdownTimeout = 9000;

/** How long new requests are still served, in ms: by then a load balancer has read /readyz. */
const drainTime = 500;

/** How often the shutdown checks for unfinished responses, in ms. */
const checkInterval = 20;

/** How long connections without a request may stay open at the end, in ms: one may be on its way. */
const closeTimeout = 500;

const wait = (ms: number) => setTimeout(ms, undefined, { ref: false });

/**
 * Prepares a server to close without cutting off responses. It counts them itself, since `closeIdleConnections`, which
 * `close` calls, takes a connection for idle while its client is still reading.
 * @returns a function that serves new requests for a while, with `Connection: close`, and closes the server once all
 * are answered, or after `limit` ms
 */
export function gracefulShutdown(server: Server): (limit: number) => Promise<void> {
  let unfinished = 0;
  let isClosing = false;

  server.prependListener('request', (_req, res) => {
    if (isClosing) res.setHeader('Connection', 'close');
    unfinished += 1;
    res.once('close', () => {
      unfinished -= 1;
    });
  });

  return async function close(limit) {
    isClosing = true;
    const end = performance.now() + limit;
    await wait(Math.min(drainTime, limit));
    while (unfinished > 0 && performance.now() < end) await wait(checkInterval);
    // Let Node read pending connections and requests first.
    await setImmediate();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    await Promise.race([closed, wait(closeTimeout)]);
    server.closeAllConnections();
  };
}
