import type { RequestHandler } from 'express';

/** Identifies this run of the server. */
const run = String(process.pid);

/** Development only: adds the id of the run to every response. client/boot/devReload.ts */
export const devRun: RequestHandler = (_req, res, next) => {
  res.set('Server-Timing', `run;desc="${run}"`);
  next();
};

/** Development only: an event stream that breaks on a restart, so that pages reload. */
export const devReload: RequestHandler = (req, res) => {
  req.socket.setTimeout(0); // Otherwise the server's inactivity timeout would close it.
  res.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).flushHeaders();
  res.write(`retry: 50\ndata: ${run}\n\n`);
  req.on('close', () => res.end());
};
