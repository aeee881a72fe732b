import express, { type RequestHandler, Router } from 'express';
import type { Config } from '../config';
import type { Logger } from '../logger';
import type { Deduplication } from '../mail/deduplication';
import type { Outbox } from '../mail/outbox';
import type { Metrics } from '../metrics/metrics';
import type { RefusalPage } from '../pages/errorPage';
import type { RenderPage } from '../pages/render';
import { takenForms } from './endpoints';
import { createEnquiryKeys } from './enquiryKey';
import { errorTexts, FormError } from './formError';
import { countPosts, limitRefusals, type StoreFactory } from './rateLimit';
import { createRecipientLimit, mailboxOf } from './recipientLimit';
import { requireSameOrigin } from './requireSameOrigin';
import { respond, sendJson } from './respond';
import { storeEnquiry } from './storeEnquiry';
import { type FormLocals, validate } from './validate';

/** The largest body, after decompression: the longest text takes 45 KB where each of its characters is percent-encoded. */
const bodyLimit = '64kb';

/** Acknowledgments per mailbox and window: the address may be a stranger's. */
const recipientLimit = 3;
/** In ms. */
const recipientWindow = 24 * 60 * 60 * 1000;

interface Dependencies {
  config: Config;
  logger: Logger;
  outbox: Outbox;
  deduplication: Deduplication;
  metrics: Pick<Metrics, 'refusal'>;
  renderPage: RenderPage;
  refusalPage: RefusalPage;
  createStore?: StoreFactory | undefined;
}

const neverCache: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};

const requireFormType: RequestHandler = (req, _res, next) => {
  // `is` returns null where there is no body.
  const isForm = req.is(['application/json', 'application/x-www-form-urlencoded']);
  next(isForm ? undefined : new FormError(415, errorTexts(req.snapshot.content).unsupportedType));
};

/** `/api/{form}`: each post passes the chain below, top to bottom. */
export function formRoutes(dependencies: Dependencies): Router {
  const { config, createStore } = dependencies;
  const recipients = createRecipientLimit({
    name: 'recipient',
    limit: recipientLimit,
    window: recipientWindow,
    createStore,
  });
  const keyOf = createEnquiryKeys(config);
  const router = Router();
  router.use(neverCache);

  const answerNotFound: RequestHandler = ({ snapshot }, res) =>
    sendJson(res, { status: 404, message: errorTexts(snapshot.content).notFound });

  for (const name of takenForms(config)) {
    const findForm: RequestHandler = (req, res, next) => {
      const form = req.snapshot.forms.get(name);
      if (!form) {
        answerNotFound(req, res, next);
        return;
      }
      Object.assign(res.locals, { form } satisfies FormLocals);
      next();
    };
    router
      .route(`/${name}`)
      .all(findForm)
      .post(
        requireFormType,
        requireSameOrigin(config.SITE_URL),
        limitRefusals(dependencies),
        countPosts(name, dependencies),
        express.json({ limit: bodyLimit }),
        express.urlencoded({ limit: bodyLimit, extended: false }),
        validate,
        storeEnquiry({ ...dependencies, keyOf, mayWriteTo: (email) => recipients.take(mailboxOf(email)) }),
        respond(dependencies),
      )
      .all(({ snapshot }, res) => {
        res.set('Allow', 'POST');
        sendJson(res, { status: 405, message: errorTexts(snapshot.content).methodNotAllowed });
      });
  }

  router.use(answerNotFound);
  return router;
}
