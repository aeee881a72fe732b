import express, { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express';
import type { Config } from '../config';
import { statusOf } from '../http/errors';
import type { Logger } from '../logger';
import { NotStoredError, type Outbox } from '../mail/outbox';
import type { RenderPage } from '../pages/render';
import { answer, pageOf, type Result, texts } from './answer';
import { type Form, formsOf } from './definitions';
import { createLimits, type StoreFactory } from './limits';
import { isSameOrigin } from './sameOrigin';

/** The largest body, counted after inflating. DESIGN 3, Forms. */
const bodyLimit = '16kb';

interface Dependencies {
  config: Config;
  logger: Logger;
  outbox: Outbox;
  renderPage: RenderPage;
  createStore?: StoreFactory | undefined;
}

const readBody: RequestHandler[] = [
  function acceptType(req, _res, next) {
    // `is` is null where there is no body at all.
    if (req.is(['application/json', 'application/x-www-form-urlencoded'])) return next();
    next(Object.assign(new Error('unsupported type'), { status: 415 }));
  },
  express.json({ limit: bodyLimit }),
  express.urlencoded({ limit: bodyLimit, extended: false }),
];

/** What an error of the body's parsers means for the guest. */
function resultOf(status: number, form: Form): Result {
  if (status === 413) return { status, message: texts.tooLarge };
  if (status === 415) return { status, message: texts.type };
  if (status < 500) return { status: 400, message: texts.unreadable };
  return { status: 500, message: form.failure };
}

/** `/api/{form}`: body limit, origin check, rate limit, validation, outbox, answer. SPEC 7; DESIGN 3, Forms. */
export function formRoutes({ config, logger, outbox, renderPage, createStore }: Dependencies): Router {
  const router = Router();
  const limit = createLimits({ config, logger, createStore });

  router.use(function noStore(_req, res, next) {
    res.set('Cache-Control', 'no-store');
    next();
  });

  for (const form of formsOf(config)) {
    const refuse =
      (result: Result): RequestHandler =>
      (req, res) =>
        answer(req, res, form, result, renderPage);

    const checkOrigin: RequestHandler = (req, res, next) => {
      if (isSameOrigin(req, config.SITE_URL)) return next();
      refuse({ status: 403, message: texts.crossSite })(req, res, next);
    };

    const submit = async (req: Request): Promise<Result> => {
      const reading = form.read(req.body);
      if (!('calls' in reading)) return { status: 400, ...reading };
      const receivedAt = new Date();
      const calls = reading.calls({ receivedAt, page: pageOf(req, form), siteUrl: config.SITE_URL });
      try {
        await outbox.accept(form.name, calls, receivedAt);
      } catch (error) {
        if (!(error instanceof NotStoredError)) throw error;
        logger.error({ form: form.name, err: error }, 'enquiry not stored');
        return { status: 503, message: texts.notStored };
      }
      return { status: 200, message: form.success };
    };

    const answerErrors: ErrorRequestHandler = (error, req, res, next) => {
      if (req.socket.destroyed) return; // The guest has gone; nobody reads an answer.
      const status = statusOf(error);
      if (status >= 500) logger.error({ err: error, form: form.name }, 'form failed');
      if (res.headersSent) return next(error);
      answer(req, res, form, resultOf(status, form), renderPage);
    };

    router
      .route(`/${form.name}`)
      .post(
        readBody,
        checkOrigin,
        limit(form.name, (minutes) => refuse({ status: 429, message: texts.tooMany(minutes) })),
        async (req: Request, res: express.Response) => answer(req, res, form, await submit(req), renderPage),
        answerErrors,
      )
      .all((_req, res) => {
        res.set('Allow', 'POST').status(405).json({ success: false, message: texts.method });
      });
  }

  router.use((_req, res) => {
    res.status(404).json({ success: false, message: texts.notFound });
  });
  return router;
}
