import type { RequestHandler, Response } from 'express';
import type { Hotel } from '../content/liveHotel';
import type { Snapshot } from '../content/snapshot';

/** Identifies this run of the server and its current content. */
const runOf = ({ id }: Snapshot) => `${process.pid}-${id}`;

/** Development only: adds the id of the run to every response. client/boot/devReload.ts */
export const devRun: RequestHandler = (req, res, next) => {
  res.set('Server-Timing', `run;desc="${runOf(req.snapshot)}"`);
  next();
};

/**
 * Development only: an event stream that makes pages reload. A server restart closes the stream, and new content sends
 * a new id.
 */
export function devReload(hotel: Pick<Hotel, 'current' | 'onChange'>): RequestHandler {
  const pages = new Set<Response>();
  const send = (res: Response) => res.write(`data: ${runOf(hotel.current())}\n\n`);
  hotel.onChange(() => pages.forEach(send));
  return (req, res) => {
    req.socket.setTimeout(0); // Otherwise the server's inactivity timeout would close the stream.
    res.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).flushHeaders();
    res.write('retry: 50\n');
    send(res);
    pages.add(res);
    req.on('close', () => {
      pages.delete(res);
      res.end();
    });
  };
}
