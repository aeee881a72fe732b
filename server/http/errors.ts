import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { messages } from '../../shared/messages';
import type { Logger } from '../logger';

const badRequest = 'Bad request';

/** The status that an error asks for, as errors of Express and its parsers do; 500 where it asks for none. */
export const statusOf = (error: unknown): number => {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
};

/** Answers 400 to an address whose percent-encoding cannot be decoded, before another handler tries to. */
export const refuseMalformedAddress: RequestHandler = (req, res, next) => {
  try {
    decodeURIComponent(req.path);
    next();
  } catch {
    res.set('Cache-Control', 'no-store').status(400);
    if (req.path.startsWith('/api/')) res.json({ success: false, message: badRequest });
    else res.type('text').send(badRequest);
  }
};

/** A request with two hosts may mean one to a proxy and the other to us: RFC 9112, 3.2. */
export function refuseTwoHosts({ rawHeaders }: IncomingMessage, res: ServerResponse): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts > 1)
    res.writeHead(400, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end(badRequest);
  return hosts > 1;
}

/** The last handler: an error becomes a status and a short text; its details go to the log alone. */
export function handleErrors(logger: Logger): ErrorRequestHandler {
  return function handleError(error, req, res, next) {
    const status = statusOf(error);
    if (status >= 500) logger.error({ err: error, path: req.path }, 'request failed');
    // Part of an answer is sent: Express then cuts the connection, so that nobody takes it for a whole one.
    if (res.headersSent) return next(error);
    res
      .set('Cache-Control', 'no-store')
      .status(status)
      .type('text')
      .send(status >= 500 ? messages.pageError : badRequest);
  };
}
