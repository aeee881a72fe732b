import type { RequestHandler } from 'express';

/** Tells one run of the server from the next. */
const run = String(process.pid);

/** Development only: every answer says which run of the server made it. client/devReload.ts */
export const devRun: RequestHandler = (_req, res, next) => {
  res.set('Server-Timing', `run;desc="${run}"`);
  next();
};

/** Development only: a stream that stays open while the process lives, so that pages notice a restart. */
export const devReload: RequestHandler = (req, res) => {
  req.socket.setTimeout(0); // Otherwise the server's inactivity timeout would close it.
  res.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).flushHeaders();
  res.write(`retry: 50\ndata: ${run}\n\n`);
  req.on('close', () => res.end());
};
