import { createServer, type RequestListener, type Server } from 'node:http';

const second = 1000;

/** Node's own timeouts for slow clients, in ms. A request that trickles is cut after 20 s, 22 at the latest. */
export const timeouts = {
  headersTimeout: 10 * second,
  requestTimeout: 20 * second,
  connectionsCheckingInterval: 2 * second,
  /** Longer than the usual 60 s of proxies, so that the proxy is the one to close. */
  keepAliveTimeout: 65 * second,
} as const;

/** A connection on which nothing moves for this long is closed, in ms: for clients that do not read. */
const inactivityTimeout = 60 * second;

/** An HTTP server with these timeouts; `changed` replaces some of them. */
export function createHttpServer(
  listener: RequestListener,
  changed: Partial<Record<keyof typeof timeouts, number>> = {},
): Server {
  const server = createServer({ ...timeouts, ...changed }, listener);
  server.setTimeout(inactivityTimeout, (socket) => socket.destroy());
  return server;
}
