import type { RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit, type Store } from 'express-rate-limit';
import type { FormName } from '../../shared/forms';
import type { Config } from '../config';
import type { Logger } from '../logger';

/** A store of its own for each form, for counts that several servers share; the name is its key's prefix. */
export type StoreFactory = (form: FormName) => Store;

interface LimitOptions {
  config: Pick<Config, 'RATE_LIMIT_MAX' | 'RATE_LIMIT_WINDOW_MINUTES'>;
  logger: Logger;
  /** Absent: counts in memory. */
  createStore?: StoreFactory | undefined;
}

/** What the limit asks for when a guest has used it up; `minutes` is the time to wait. */
export type Refuse = (minutes: number) => RequestHandler;

/**
 * Posts per form and address (DESIGN 3, Forms): IPv6 by /64, because that is one household; proxies count only as
 * far as TRUST_PROXY says, through Express's own `req.ip`. Answers carry RateLimit and RateLimit-Policy headers
 * (IETF draft 8), refusals Retry-After too.
 */
export function createLimits({ config, logger, createStore }: LimitOptions) {
  return function limit(form: FormName, refuse: Refuse): RequestHandler {
    const limiter = rateLimit({
      windowMs: config.RATE_LIMIT_WINDOW_MINUTES * 60 * 1000,
      limit: config.RATE_LIMIT_MAX,
      identifier: form,
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      keyGenerator: (req) => ipKeyGenerator(req.ip ?? '', 64),
      // An enquiry counts for more than a counter that cannot be reached.
      passOnStoreError: true,
      logger: {
        error: (error) =>
          logger.error({ code: error instanceof Error ? error.name : 'unknown' }, 'rate limit failed'),
        warn: (error) =>
          logger.warn({ code: error instanceof Error ? error.name : 'unknown' }, 'rate limit warning'),
      },
      handler(req, res, next) {
        const seconds = Number(res.getHeader('Retry-After') ?? 60);
        refuse(Math.max(1, Math.ceil(seconds / 60)))(req, res, next);
      },
      ...(createStore ? { store: createStore(form) } : {}),
    });
    return limiter;
  };
}
