import type { RequestHandler } from 'express';

/** In development alone: a stream that stays open as long as the process lives, so that pages notice a restart. */
export const devReload: RequestHandler = (req, res) => {
  req.socket.setTimeout(0); // The server closes silent connections otherwise.
  res.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).flushHeaders();
  res.write('retry: 200\n\n');
  req.on('close', () => res.end());
};
