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
function countedAddress({ ip, socket }: Request): string {
  const given = String(ip);
  const address = /^\[(.+)\](?::\d+)?$/.exec(given)?.[1] ?? /^([\d.]+):\d+$/.exec(given)?.[1] ?? given;
  return ipKeyGenerator(isIP(address) ? address : String(socket.remoteAddress), ipv6Prefix);
}

/** `res.locals` of a post beyond its limit: how it is refused, unless it repeats an enquiry that was stored. */
export interface LimitedLocals {
  tooMany?: FormError;
}

/**
 * Counts posts per form and address, and leaves the refusal of those beyond the limit (429) in `res.locals` to what follows,
 * where it can be seen whether a post is a repeat. Proxies are believed as far as TRUST_PROXY says, through Express's own
 * `req.ip`. Responses carry RateLimit and RateLimit-Policy headers (IETF draft 8), refusals Retry-After too.
 * docs/behavior.md#rate-limits
 */
export function countPosts(form: string, { config, logger, createStore }: RateLimitOptions): RequestHandler {
  // The message may name the counter's address.
  const tell = (error: unknown) => logger.error({ code: (error as Error).name }, 'rate limit failed');
  return rateLimit({
    windowMs: config.RATE_LIMIT_WINDOW_MINUTES * 60 * 1000,
    limit: config.RATE_LIMIT_MAX,
    identifier: form,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: countedAddress,
    // An enquiry matters more than a counter that cannot be reached.
    passOnStoreError: true,
    logger: { error: tell, warn: tell },
    handler(_req, res, next) {
      // Servers that count together may find the window at its end.
      const minutes = Math.max(1, Math.ceil(Number(res.getHeader('Retry-After')) / 60));
      const tooMany = new FormError(429, errorTexts.tooManyPosts(minutes));
      Object.assign(res.locals, { tooMany } satisfies LimitedLocals);
      next();
    },
    ...(createStore ? { store: createStore(form) } : {}),
  });
}

/**
 * Counts posts that were refused before they were read, by address, in this process alone. They do not count against the
 * forms' limits: another site's page could use those up for its visitor.
 */
export function limitRefusals(options: RateLimitOptions): ErrorRequestHandler {
  const count = countPosts('refused', { ...options, createStore: undefined });
  return (error, req, res, next) => {
    count(req, res, (fault?: unknown) => next(fault ?? error));
  };
}
