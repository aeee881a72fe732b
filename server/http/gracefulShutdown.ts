import type { Server } from 'node:http';

/** How long the whole process may take to stop, in ms; container platforms kill it after 10 s. */
export const shutdownTimeout = 9000;

/** How long idle connections may stay open after the last answer, in ms. */
const closeTimeout = 500;

/** Health checks, and the development stream that never ends: no shutdown waits for their answers. */
const notAwaited = /^\/(?:healthz|readyz|dev\/reload)/;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/**
 * Prepares a server to close without cutting an answer. While requests are in flight it goes on listening, so that
 * /readyz can tell the load balancer, and asks every client to close its connection.
 * @returns closes the server; resolves when everything is answered and closed, or after `limit` ms
 */
export function gracefulShutdown(server: Server): (limit: number) => Promise<void> {
  let inFlight = 0;
  let isClosing = false;
  let onAllAnswered: () => void = () => undefined;

  server.prependListener('request', (req, res) => {
    if (isClosing) res.setHeader('Connection', 'close');
    if (notAwaited.test(req.url ?? '')) return;
    inFlight += 1;
    res.once('close', () => {
      inFlight -= 1;
      if (inFlight === 0) onAllAnswered();
    });
  });

  return async function close(limit) {
    isClosing = true;
    const allAnswered = new Promise<void>((resolve) => {
      onAllAnswered = resolve;
      if (inFlight === 0) resolve();
    });
    await Promise.race([allAnswered, wait(limit)]);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    // Browsers keep connections open that never carried a request.
    await Promise.race([closed, wait(closeTimeout)]);
    server.closeAllConnections();
  };
}
