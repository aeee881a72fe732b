import { createServer, type RequestListener, type Server } from 'node:http';
import { totalmem } from 'node:os';
import { refuseWithHeaders } from './malformedRequests';

const second = 1000;

/** Timeouts for slow clients, in ms. A slow request is cut after 20 to 22 s. */
export const timeouts = {
  headersTimeout: 10 * second,
  requestTimeout: 20 * second,
  connectionsCheckingInterval: 2 * second,
  /** Longer than the usual 60 s of proxies, so that the proxy closes first. */
  keepAliveTimeout: 65 * second,
  /** Closes connections of clients that do not read. */
  inactivityTimeout: 60 * second,
} as const;

/** What a connection may take of the memory, in bytes: its socket and parser, 16 KB of headers, 16 KB of body, an answer. */
const connectionCost = 64 * 1024;

/** The part of the memory that connections may take together; pages, their renders and the log need the rest. */
const connectionShare = 1 / 4;

/** How many connections are held at once where the process may use so much memory, in bytes; Node closes any further one. */
export const connectionLimit = (memory: number): number =>
  Math.floor((memory * connectionShare) / connectionCost);

/** The memory of the container, or of the machine where nothing limits the process, in bytes. */
const usableMemory = () => Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());

/** An HTTP server with these timeouts, which `changed` replaces, and a cap on connections. */
export function createHttpServer(
  listener: RequestListener,
  changed: Partial<Record<keyof typeof timeouts, number>> = {},
): Server {
  const { inactivityTimeout, ...nodes } = { ...timeouts, ...changed };
  // A request without a host is refused by the listener, with its headers.
  const server = createServer({ ...nodes, requireHostHeader: false }, listener);
  refuseWithHeaders(server);
  server.maxConnections = connectionLimit(usableMemory());
  server.setTimeout(inactivityTimeout, (socket) => socket.destroy());
  return server;
}
