import { createServer, type RequestListener, type Server } from 'node:http';
import { totalmem } from 'node:os';
import { boundUnanswered } from './connection';
import { limitShares, type RefusedConnection } from './connectionShares';
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

/**
 * What a connection may take of the memory, in bytes: its socket and parser, what was read of it (64 KB), a body and two
 * answers. 500 that send 64 KB of requests and read nothing take 100 MB.
 */
const connectionCost = 128 * 1024;

/** The part of the memory that connections may take together; pages, their renders and the log need the rest. */
const connectionShare = 1 / 4;

/** The part of the connections that one address may hold: an office's or a hotel's guests share one. */
const addressShare = 1 / 4;

/** How many connections are held at once where the process may use so much memory, in bytes; any further one is closed. */
const connectionLimit = (memory: number): number => Math.floor((memory * connectionShare) / connectionCost);

/** The memory of the container, or of the machine where nothing limits the process, in bytes. */
const usableMemory = () => Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());

interface Options extends Partial<Record<keyof typeof timeouts, number>> {
  /** How many connections are held at once. */
  connections?: number;
  /** Whether the clients' own addresses are seen here, so that each may have its share only. */
  isDirect?: boolean;
  /** A connection was closed at once: all are taken, or its address has its share. */
  onRefused?: (reason: RefusedConnection) => void;
}

/**
 * An HTTP server with these timeouts, unless `options` has others, and limits of connections and of what each may take.
 * @param current the words and headers of refusals
 */
export function createHttpServer(
  listener: RequestListener,
  current: Parameters<typeof refuseWithHeaders>[1],
  options: Options = {},
): Server {
  const {
    connections = connectionLimit(usableMemory()),
    isDirect = false,
    onRefused = () => undefined,
    ...changed
  } = options;
  const { inactivityTimeout, ...nodes } = { ...timeouts, ...changed };
  // A request without a host is refused by the listener, with its headers.
  const server = createServer({ ...nodes, requireHostHeader: false }, listener);
  boundUnanswered(server);
  refuseWithHeaders(server, current);
  server.maxConnections = connections;
  server.on('drop', () => onRefused('all are taken'));
  if (isDirect) limitShares(server, Math.ceil(connections * addressShare), onRefused);
  server.setTimeout(inactivityTimeout, (socket) => socket.destroy());
  return server;
}
