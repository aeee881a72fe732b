import { createServer, type RequestListener, type Server } from 'node:http';

const second = 1000;

/** Timeouts for slow clients, in ms. A slow request is cut off after 20 to 22 s. */
export const timeouts = {
  headersTimeout: 10 * second,
  requestTimeout: 20 * second,
  connectionsCheckingInterval: 2 * second,
  /** Longer than the 60 s common among proxies, so that the proxy closes the connection first. */
  keepAliveTimeout: 65 * second,
  /** Closes connections of clients that do not read. */
  inactivityTimeout: 60 * second,
} as const;

/** The maximum number of open connections. The server closes further connections. */
const maxConnections = 1000;

/** The maximum number of requests per connection, as in nginx. The last response has `Connection: close`. */
export const maxRequestsPerSocket = 1000;

/**
 * Creates an HTTP server with connection limits and the timeouts above, which `overrides` can replace.
 * docs/security.md#connections
 */
export function createHttpServer(
  listener: RequestListener,
  overrides: Partial<Record<keyof typeof timeouts, number>> = {},
): Server {
  const { inactivityTimeout, ...nodeTimeouts } = { ...timeouts, ...overrides };
  const server = createServer(nodeTimeouts, listener);
  server.maxConnections = maxConnections;
  server.maxRequestsPerSocket = maxRequestsPerSocket;
  // Node would respond with 503 and keep the connection.
  server.on('dropRequest', (_req, socket) => socket.destroy());
  server.setTimeout(inactivityTimeout, (socket) => socket.destroy());
  return server;
}
