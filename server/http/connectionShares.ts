import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from '../logger';
import { networkOf } from './countedAddress';

/** Why a connection was closed immediately. */
export type RefusedConnection = 'connection limit reached' | 'limit per address reached';

/** Closes new connections from an address that already has `share` of them open. */
export function limitShares(
  server: Server,
  share: number,
  onRefused: (reason: RefusedConnection) => void,
): void {
  const held = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    // Undefined if the client is gone.
    const address = networkOf(socket.remoteAddress ?? '');
    const count = held.get(address) ?? 0;
    if (count >= share) {
      socket.destroy();
      onRefused('limit per address reached');
      return;
    }
    held.set(address, count + 1);
    socket.once('close', () => {
      const left = (held.get(address) ?? 0) - 1;
      if (left > 0) held.set(address, left);
      else held.delete(address);
    });
  });
}

/** The pause between two log lines about refused connections, in ms. */
const logPause = 60_000;

/** Logs the first refused connection, then at most one line per minute with a count. */
export function logRefusedConnections(logger: Pick<Logger, 'warn'>): (reason: RefusedConnection) => void {
  const counts = new Map<RefusedConnection, number>();
  return (reason) => {
    const count = counts.get(reason);
    if (count !== undefined) return void counts.set(reason, count + 1);
    logger.warn({ reason }, 'connection refused');
    counts.set(reason, 0);
    setTimeout(() => {
      const more = counts.get(reason) ?? 0;
      counts.delete(reason);
      if (more > 0) logger.warn({ reason, count: more }, 'more connections refused in the last minute');
    }, logPause).unref();
  };
}
