import type { IncomingMessage } from 'node:http';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { messages } from '../../shared/messages';
import type { Logger } from '../logger';
import { requestTarget } from './requestTarget';

const badRequest = 'Bad request';

/** The status that an error asks for, as errors of Express and its parsers do; 500 where it asks for none. */
export const statusOf = (error: unknown): number => {
  const { status } = error as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
};

/** A request with two hosts may mean one to a proxy and the other to us: RFC 9112, 3.2. */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  // Names and values take turns.
  return rawHeaders.filter((text, at) => at % 2 === 0 && /^host$/i.test(text)).length > 1;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Answers 400 to two hosts, and to an address whose percent-encoding another handler could not decode. */
export const refuseMalformedRequest: RequestHandler = (req, res, next) => {
  const { path } = requestTarget(req);
  if (isDecodable(path) && !hasTwoHosts(req)) return next();
  res.set('Cache-Control', 'no-store').status(400);
  if (path.startsWith('/api/')) res.json({ success: false, message: badRequest });
  else res.type('text').send(badRequest);
};

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
