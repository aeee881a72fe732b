import type { RequestHandler } from 'express';
import type { Config } from '../config';
import type { Logger } from '../logger';
import type { EnquiryMemory } from '../mail/enquiryMemory';
import { type Call, type EnquiryKey, roleOf } from '../mail/entry';
import { NotStoredError, type Outbox } from '../mail/outbox';
import type { FormDefinition } from './definitions';
import type { createEnquiryKeys } from './enquiryKey';
import { errorTexts, FormError } from './errors';
import type { LimitedLocals } from './rateLimit';
import { pageOf } from './respond';
import type { ValidatedLocals } from './validate';

interface Dependencies {
  config: Pick<Config, 'ACKNOWLEDGE' | 'SITE_URL'>;
  logger: Logger;
  outbox: Outbox;
  memory: EnquiryMemory;
  keyOf: ReturnType<typeof createEnquiryKeys>;
  /** Whether this address may get one more enquiry's mails. */
  mayWriteTo: (email: string) => Promise<boolean>;
}

/** Whom a call writes to, where that is not the hotel. */
const recipientOf = (call: Call) => (call.type === 'email' ? call.to : undefined);

/** Stores what the form sends in the outbox, unless it is there already; 503 where that fails. docs/behavior.md#sent-twice */
export function accept(
  form: FormDefinition,
  { config, logger, outbox, memory, keyOf, mayWriteTo }: Dependencies,
): RequestHandler {
  async function store(
    calls: readonly Call[],
    key: EnquiryKey,
    receivedAt: Date,
    isStored: (role: string) => boolean,
  ): Promise<void> {
    const missing = calls.filter((call) => !isStored(roleOf(call)));
    const guest = missing.map(recipientOf).find((to) => to !== undefined);
    // The address may be a stranger's: the hotel still hears of the enquiry, the address is left in peace.
    const isSpared = guest !== undefined && !(await mayWriteTo(guest));
    const made = isSpared ? missing.filter((call) => recipientOf(call) === undefined) : missing;
    if (made.length > 0) await outbox.accept(form.name, made, receivedAt, key);
  }

  return async (req, res, next) => {
    const { values, tooMany } = res.locals as ValidatedLocals & LimitedLocals;
    const key = keyOf(form.name, values, req.get('Idempotency-Key'));
    if (tooMany && !(await memory.knows(key))) throw tooMany;
    res.removeHeader('Retry-After');
    const receivedAt = new Date();
    const calls = form.toCalls(values, { receivedAt, page: pageOf(req, form), siteUrl: config.SITE_URL });
    if (config.ACKNOWLEDGE && form.acknowledge) calls.push(form.acknowledge(values));
    try {
      await memory.once(key, (isStored) => store(calls, key, receivedAt, isStored));
    } catch (error) {
      if (!(error instanceof NotStoredError)) throw error;
      logger.error({ form: form.name, err: error }, 'enquiry not stored');
      throw new FormError(503, errorTexts.notStored);
    }
    next();
  };
}
