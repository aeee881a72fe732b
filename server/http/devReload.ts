import type { RequestHandler } from 'express';

/** Development only: a stream that stays open while the process lives, so that pages notice a restart. */
export const devReload: RequestHandler = (req, res) => {
  req.socket.setTimeout(0); // Otherwise the server's inactivity timeout would close it.
  res.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).flushHeaders();
  res.write('retry: 200\n\n');
  req.on('close', () => res.end());
};
