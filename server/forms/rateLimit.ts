import type { ErrorRequestHandler, RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { countedAddress } from '../http/countedAddress';
import type { FormDependencies } from './dependencies';
import { errorTexts, FormError } from './formError';
import type { PostLocals } from './respond';

type Dependencies = Pick<FormDependencies, 'config' | 'logger' | 'createStore'>;

/**
 * Counts posts per form and address. Beyond the limit the error (429) goes into `res.locals`; a later step sends it unless the
 * post is a repeat. `req.ip` follows TRUST_PROXY. Responses have RateLimit and RateLimit-Policy headers (IETF draft 8),
 * refusals also Retry-After.
 * docs/behavior.md#rate-limits
 */
export function countPosts(form: string, { config, logger, createStore }: Dependencies): RequestHandler {
  // The message may name the counter's address.
  const tell = (error: unknown) => logger.error({ code: (error as Error).name }, 'rate limit failed');
  return rateLimit({
    windowMs: config.RATE_LIMIT_WINDOW_MINUTES * 60 * 1000,
    limit: config.RATE_LIMIT_MAX,
    identifier: form,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: countedAddress,
    // Accept posts while the store is unreachable.
    passOnStoreError: true,
    logger: { error: tell, warn: tell },
    handler(req, res, next) {
      // At least 1: another server may have ended the window.
      const minutes = Math.max(1, Math.ceil(Number(res.getHeader('Retry-After')) / 60));
      const tooMany = new FormError(429, errorTexts(req.snapshot.content).tooManyPosts(minutes));
      Object.assign(res.locals, { tooMany } satisfies Partial<PostLocals>);
      next();
    },
    ...(createStore ? { store: createStore(form) } : {}),
  });
}

/**
 * Counts posts that were refused before parsing, by address, in this process only. They do not count against the forms'
 * limits: a page of another site could use those up for its visitor.
 */
export function limitRefusals(dependencies: Dependencies): ErrorRequestHandler {
  const count = countPosts('refused', { ...dependencies, createStore: undefined });
  return (error, req, res, next) => {
    count(req, res, (failure?: unknown) => next(failure ?? error));
  };
}
