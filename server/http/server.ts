import { createServer, type RequestListener, type Server } from 'node:http';
import { totalmem } from 'node:os';
import { limitUnanswered } from './connection';
import { limitShares, type RefusedConnection } from './connectionShares';
import { refuseWithHeaders } from './malformedRequests';

const second = 1000;

/** Timeouts for slow clients, in ms. A slow request is cut off after 20 to 22 s. */
export const timeouts = {
  headersTimeout: 10 * second,
  requestTimeout: 20 * second,
  connectionsCheckingInterval: 2 * second,
  /** Longer than the 60 s common among proxies, so that the proxy closes first. */
  keepAliveTimeout: 65 * second,
  /** Closes connections of clients that do not read. */
  inactivityTimeout: 60 * second,
} as const;

/**
 * The memory that a connection may take, in bytes: its socket and parser, the data read from it (64 KB), a body and two
 * responses. 500 connections that send 64 KB of requests and read nothing take 100 MB.
 */
const connectionCost = 128 * 1024;

/** The share of memory for all connections together; pages, renders and the log need the rest. */
const connectionShare = 1 / 4;

/** The share of connections that one address may have: people in an office or a hotel share an address. */
const addressShare = 1 / 4;

/** How many connections may be open at once with `memory` bytes; any more are closed. */
const connectionLimit = (memory: number): number => Math.floor((memory * connectionShare) / connectionCost);

/** The container's memory, or the machine's if nothing limits the process, in bytes. */
const usableMemory = () => Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());

interface Options extends Partial<Record<keyof typeof timeouts, number>> {
  /** How many connections may be open at once. */
  connections?: number;
  /** Whether the server sees the clients' own addresses, so that it can limit each one's share. */
  isDirect?: boolean;
  /** Called when a connection is closed immediately because a limit was reached. */
  onRefused?: (reason: RefusedConnection) => void;
}

/**
 * An HTTP server with the timeouts above, unless `options` overrides them, and with limits on connections.
 * @param current the texts and headers for refusals
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
    ...overrides
  } = options;
  const { inactivityTimeout, ...nodeTimeouts } = { ...timeouts, ...overrides };
  // The listener itself refuses requests without a host, so that the response has the site's headers.
  const server = createServer({ ...nodeTimeouts, requireHostHeader: false }, listener);
  limitUnanswered(server);
  refuseWithHeaders(server, current);
  server.maxConnections = connections;
  server.on('drop', () => onRefused('connection limit reached'));
  if (isDirect) limitShares(server, Math.ceil(connections * addressShare), onRefused);
  server.setTimeout(inactivityTimeout, (socket) => socket.destroy());
  return server;
}
