import { createServer, type RequestListener, type Server } from 'node:http';

const second = 1000;

/** Timeouts for slow clients, in ms. A request that trickles is cut after 20 s, 22 at the latest. */
export const timeouts = {
  headersTimeout: 10 * second,
  requestTimeout: 20 * second,
  connectionsCheckingInterval: 2 * second,
  /** Longer than the usual 60 s of proxies, so that the proxy is the one to close. */
  keepAliveTimeout: 65 * second,
  /** A connection on which nothing moves for this long is closed: for clients that do not read. */
  inactivityTimeout: 60 * second,
} as const;

/** An HTTP server with these timeouts; `changed` replaces some of them. */
export function createHttpServer(
  listener: RequestListener,
  changed: Partial<Record<keyof typeof timeouts, number>> = {},
): Server {
  const { inactivityTimeout, ...nodes } = { ...timeouts, ...changed };
  const server = createServer(nodes, listener);
  server.setTimeout(inactivityTimeout, (socket) => socket.destroy());
  return server;
}
