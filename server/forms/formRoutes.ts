import express, { type Request, type RequestHandler, Router } from 'express';
import { formNames } from '../../shared/forms/allForms';
import type { FormDependencies } from './dependencies';
import { errorMessages, FormError } from './formError';
import { countPosts, limitRefusals } from './rateLimit';
import { createRespond, respondToRejected, sendJson } from './respond';
import { storeInquiry } from './storeInquiry';

/** The maximum size of a decompressed body. The longest message takes 45 KB if every character is percent-encoded. */
const bodyLimit = '64kb';

const neverCache: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};

const sendNotFound: RequestHandler = ({ snapshot }, res) =>
  sendJson(res, { status: 404, message: errorMessages(snapshot.content).notFound });

const requireFormType: RequestHandler = (req, _res, next) => {
  // `req.is` returns null for a request without a body.
  if (req.is(['application/json', 'application/x-www-form-urlencoded'])) return next();
  throw new FormError(415, errorMessages(req.snapshot.content).unsupportedType);
};

/**
 * Returns whether a post comes from one of our own pages or from a client that is not a browser. Browsers send
 * Sec-Fetch-Site, which scripts cannot set. Older browsers, and all browsers over unencrypted http, send only Origin,
 * which must be the public origin or the request's host. A post with neither header is not from a browser, so it cannot
 * be a cross-site forgery.
 */
function isSameOrigin(req: Request, siteUrl: string): boolean {
  const site = req.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = req.get('Origin');
  return !origin || origin === siteUrl || (URL.canParse(origin) && new URL(origin).host === req.host);
}

const requireSameOrigin =
  (siteUrl: string): RequestHandler =>
  (req, _res, next) => {
    if (isSameOrigin(req, siteUrl)) return next();
    throw new FormError(403, errorMessages(req.snapshot.content).crossSite);
  };

/** Creates `/api/{form}`. Each post passes through the middleware chain below. docs/behavior.md#form-endpoints */
export function formRoutes(dependencies: FormDependencies): Router {
  const { config } = dependencies;
  const respond = createRespond(dependencies);
  const storePost = storeInquiry(dependencies, respond);
  const router = Router();
  router.use(neverCache);

  for (const name of formNames) {
    const findForm: RequestHandler = (req, res, next) => {
      const form = req.snapshot.forms.get(name);
      Object.assign(res.locals, { form });
      return form ? next() : sendNotFound(req, res, next);
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
        storePost,
        respondToRejected(dependencies, respond),
      )
      .all(({ snapshot }, res) => {
        res.set('Allow', 'POST');
        sendJson(res, { status: 405, message: errorMessages(snapshot.content).methodNotAllowed });
      });
  }

  router.use(sendNotFound);
  return router;
}
