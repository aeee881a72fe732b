import type { Server } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Config } from './config';
import type { Logger } from './logger';

/** Timeout for the entire shutdown, in ms; container platforms kill the process after 10 s. */
const shutdownTimeout = 9000;

/** The part of the shutdown timeout that is reserved for the steps after the server has closed, in ms. */
const closingReserve = 1000;

/** Timeout for writing the final log lines, in ms. */
export const finalLogTimeout = 500;

/** How long new requests are still served, in ms: enough time for a load balancer to read /readyz. */
const drainTime = 500;

/** How often the shutdown checks for unfinished responses, in ms. */
const checkInterval = 20;

/** How long connections without a request may stay open at the end, in ms: a request may be in transit. */
const closeTimeout = 500;

const wait = (ms: number) => setTimeout(ms, undefined, { ref: false });

/**
 * Prepares a server to close without cutting off responses. Counts open responses itself, since `closeIdleConnections`,
 * which `close` calls, considers a connection idle while its client is still reading.
 * @returns a function that closes the server once all responses have ended, or after `limit` ms. Until then, new
 * requests are served with `Connection: close`.
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

interface Resources {
  server: Server;
  config: Pick<Config, 'NODE_ENV'>;
  logger: Logger;
  outbox: { stop(): Promise<unknown> };
  /** Closes the connection to Redis, if there is one. */
  closeLimits: (() => void) | undefined;
  endLog(timeout: number): Promise<void>;
}

/**
 * Creates the handler for SIGTERM and SIGINT, which finishes open requests and the message being sent, writes the log,
 * and exits. Call createShutdown before the server listens, so that all requests are counted.
 */
export function createShutdown({ server, config, logger, outbox, closeLimits, endLog }: Resources) {
  const closeServer = gracefulShutdown(server);
  let isStopping = false;
  return {
    isStopping: () => isStopping,
    async stop(signal: string): Promise<void> {
      if (isStopping) return; // After Ctrl+C, npm sends the signal a second time.
      isStopping = true;
      logger.info(`${signal}: finishing open requests`);
      // In development, each open page has an endless response.
      const limit = config.NODE_ENV === 'development' ? 0 : shutdownTimeout - closingReserve;
      await Promise.race([Promise.all([closeServer(limit), outbox.stop()]), setTimeout(shutdownTimeout)]);
      closeLimits?.();
      logger.info('stopped');
      await endLog(finalLogTimeout);
      process.exit(0);
    },
  };
}
