import { isIP } from 'node:net';
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit, type Store } from 'express-rate-limit';
import type { Config } from '../config';
import type { Logger } from '../logger';
import { errorTexts, FormError } from './errors';

/** A store of its own for each form or other count that several servers share; the name is its keys' prefix. */
export type StoreFactory = (name: string) => Store;

interface RateLimitOptions {
  config: Pick<Config, 'RATE_LIMIT_MAX' | 'RATE_LIMIT_WINDOW_MINUTES'>;
  logger: Logger;
  /** Absent: counts in memory. */
  createStore?: StoreFactory | undefined;
}

/** The part of an IPv6 address that is counted, in bits: a household has a /64. */
const ipv6Prefix = 64;

/**
 * The guest's address as Express finds it, without the port that some proxies add. Where a proxy passes on something
 * else, the proxy's own address is counted, so that no invented text has a limit of its own.
 */
function countedAddress({ ip = '', socket }: Request): string {
  const address = /^\[(.+)\](?::\d+)?$/.exec(ip)?.[1] ?? /^([\d.]+):\d+$/.exec(ip)?.[1] ?? ip;
  return ipKeyGenerator(isIP(address) ? address : (socket.remoteAddress ?? ''), ipv6Prefix);
}

const errorName = (error: unknown) => (error instanceof Error ? error.name : 'unknown');

/** `res.locals` of a post beyond its limit: how it is refused, unless it repeats an enquiry that was stored. */
export interface LimitedLocals {
  tooMany?: FormError | undefined;
}

/**
 * Limits posts per form and address (429). Proxies are believed as far as TRUST_PROXY says, through Express's own
 * `req.ip`. Responses carry RateLimit and RateLimit-Policy headers (IETF draft 8), refusals Retry-After too.
 * docs/behavior.md#rate-limits
 */
export function limitPosts(form: string, { config, logger, createStore }: RateLimitOptions): RequestHandler {
  return rateLimit({
    windowMs: config.RATE_LIMIT_WINDOW_MINUTES * 60 * 1000,
    limit: config.RATE_LIMIT_MAX,
    identifier: form,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: countedAddress,
    // An enquiry matters more than a counter that cannot be reached.
    passOnStoreError: true,
    logger: {
      error: (error) => logger.error({ code: errorName(error) }, 'rate limit failed'),
      warn: (error) => logger.warn({ code: errorName(error) }, 'rate limit warning'),
    },
    handler(_req, res, next) {
      const seconds = Number(res.getHeader('Retry-After') ?? 60);
      next(new FormError(429, errorTexts.tooManyPosts(Math.max(1, Math.ceil(seconds / 60)))));
    },
    ...(createStore ? { store: createStore(form) } : {}),
  });
}

/** Counts a post now and leaves its refusal to what follows, where it can be seen whether it is a repeat. */
export function countPosts(form: string, options: RateLimitOptions): RequestHandler {
  const limit = limitPosts(form, options);
  return (req, res, next) => {
    limit(req, res, (error?: unknown) => {
      const tooMany = error instanceof FormError ? error : undefined;
      if (error && !tooMany) return next(error);
      Object.assign(res.locals, { tooMany } satisfies LimitedLocals);
      next();
    });
  };
}

/**
 * Counts posts that were refused before they were read, by address, in this process alone. They do not count against the
 * forms' limits: another site's page could use those up for its visitor.
 */
export function limitRefusals(options: RateLimitOptions): ErrorRequestHandler {
  const limit = limitPosts('refused', { ...options, createStore: undefined });
  return (error, req, res, next) => {
    limit(req, res, (tooMany?: unknown) => next(tooMany ?? error));
  };
}
