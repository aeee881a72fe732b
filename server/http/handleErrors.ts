import type { ErrorRequestHandler } from 'express';
import type { Logger } from '../logger';

/** The status of an error from Express or its parsers; 500 for any other error. */
export const statusOf = (error: unknown): number => {
  const { status } = error as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
};

/** The last handler: sends a status and a short message; details are only logged. */
export function handleErrors(logger: Logger): ErrorRequestHandler {
  return function handleError(error, req, res, _next) {
    const status = statusOf(error);
    if (status >= 500) logger.error({ err: error, path: req.path }, 'request failed');
    const { crashPage, ui } = req.snapshot.content;
    // If part of the response was sent, close the connection to show that the response is incomplete. Express would do
    // the same, but also print the error outside the log.
    if (res.headersSent) return void res.destroy();
    res
      .set('Cache-Control', 'no-store')
      .status(status)
      .type('text')
      .send(status >= 500 ? crashPage.title : ui.refusals.unreadable);
  };
}
