import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests of a connection may be unanswered; browsers send one, proxies too. */
export const unansweredLimit = 8;

/**
 * Closes connections that send many requests and read no response, since Node parses 64 KB of them at once: thousands. A
 * client that pipelines sends again what was not answered: RFC 9112, 9.3.2. docs/behavior.md#start-and-stop
 */
export function boundUnanswered(listener: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Set<ServerResponse>>();

  function unansweredOf(socket: Socket): Set<ServerResponse> {
    const known = connections.get(socket);
    if (known) return known;
    const unanswered = new Set<ServerResponse>();
    connections.set(socket, unanswered);
    socket.once('close', () => {
      // Node reports it only to the response that is being sent, not to those that wait for it.
      for (const res of unanswered) if (!res.socket) res.destroy().emit('close');
    });
    return unanswered;
  }

  return (req, res) => {
    const unanswered = unansweredOf(req.socket);
    unanswered.add(res);
    res.once('close', () => unanswered.delete(res));
    if (unanswered.size > unansweredLimit) req.socket.destroy();
    else listener(req, res);
  };
}
