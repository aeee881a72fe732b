import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many unanswered requests a connection may have; browsers and proxies send one at a time. */
export const unansweredLimit = 8;

/**
 * Closes connections that send many requests without reading responses, since Node parses 64 KB at a time: thousands of
 * requests. Clients that pipeline repeat unanswered requests (RFC 9112, 9.3.2). docs/behavior.md#start-and-stop
 */
export function boundUnanswered(listener: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Set<ServerResponse>>();

  function unansweredOf(socket: Socket): Set<ServerResponse> {
    const known = connections.get(socket);
    if (known) return known;
    const unanswered = new Set<ServerResponse>();
    connections.set(socket, unanswered);
    socket.once('close', () => {
      // Node emits it only on the response being sent, not on those waiting behind it.
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
