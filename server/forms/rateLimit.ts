import { createHash } from 'node:crypto';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { MemoryStore, type Options, rateLimit } from 'express-rate-limit';
import { clientAddress } from '../http/clientAddress';
import type { FormDependencies, StoreFactory } from './dependencies';
import { errorMessages, FormError } from './formError';
import type { PostLocals } from './respond';

type Dependencies = Pick<FormDependencies, 'config' | 'logger' | 'createStore'>;

/**
 * Counts posts per form and IP address. Beyond the limit (RATE_LIMIT_MAX in server/config.ts), stores a 429 error in
 * `res.locals`. A later handler sends this error unless the post is a repeat. `req.ip` depends on TRUST_PROXY.
 * Responses have RateLimit and RateLimit-Policy headers (IETF draft 8), and refusals also have Retry-After.
 * docs/behavior.md#rate-limits
 */
export function countPosts(form: string, { config, logger, createStore }: Dependencies): RequestHandler {
  // Logs only the error's name, because the error's message may contain the store's URL.
  const logError = (error: unknown) => logger.error({ code: (error as Error).name }, 'rate limit failed');
  return rateLimit({
    windowMs: config.RATE_LIMIT_WINDOW_MINUTES * 60 * 1000,
    limit: config.RATE_LIMIT_MAX,
    identifier: form,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: clientAddress,
    // Accepts posts while the store is unreachable.
    passOnStoreError: true,
    logger: { error: logError, warn: logError },
    handler(req, res, next) {
      // At least 1 minute, since another server may have ended the window.
      const minutes = Math.max(1, Math.ceil(Number(res.getHeader('Retry-After')) / 60));
      const rateLimitError = new FormError(429, errorMessages(req.snapshot.content).tooManyPosts(minutes));
      Object.assign(res.locals, { rateLimitError } satisfies Partial<PostLocals>);
      next();
    },
    ...(createStore ? { store: createStore(form) } : {}),
  });
}

/**
 * Counts posts rejected before parsing, per IP address and only in this process. Rejected posts do not count against
 * the forms' limits. Otherwise, a page on another site could use up the limits of its visitors.
 */
export function limitRefusals(dependencies: Dependencies): ErrorRequestHandler {
  const count = countPosts('refused', { ...dependencies, createStore: undefined });
  return (error, req, res, next) => {
    count(req, res, (failure?: unknown) => next(failure ?? error));
  };
}

/** Matches email domains that ignore dots before the @ sign (support.google.com/mail/answer/7436150). */
const dotless = /^(?:gmail|googlemail)\.com$/;

/** Returns the mailbox behind an email address, without the plus suffix and, for Gmail, without dots. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split(/@(?=[^@]*$)/);
  const name = local.split('+', 1)[0] || local;
  return dotless.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

interface LimitOptions {
  /** The prefix for the limit's keys in a shared store. */
  name: string;
  /** The maximum count within the window. */
  limit: number;
  /** The length of the window, in ms. */
  window: number;
  /** Default: a store in memory. */
  createStore?: StoreFactory | undefined;
  /** Whether an action is allowed if the store fails. */
  passOnStoreFailure?: boolean;
}

/** Creates a limit per subject, such as an email address or a client. Stores only hashes of subjects. */
export function createLimit({ name, limit, window, createStore, passOnStoreFailure = false }: LimitOptions) {
  const store = createStore?.(name) ?? new MemoryStore();
  store.init?.({ windowMs: window } as Options);
  const keyOf = (subject: string) => createHash('sha256').update(subject.toLowerCase()).digest('base64url');
  return {
    /** Adds one to the count. @returns whether the count is within the limit */
    async take(subject: string): Promise<boolean> {
      try {
        return (await store.increment(keyOf(subject))).totalHits <= limit;
      } catch {
        return passOnStoreFailure;
      }
    },

    /** Subtracts one from the count, because the action failed. */
    async giveBack(subject: string): Promise<void> {
      await Promise.resolve(store.decrement(keyOf(subject))).catch(() => undefined);
    },
  };
}
