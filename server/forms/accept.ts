import type { RequestHandler } from 'express';
import type { Config } from '../config';
import type { Logger } from '../logger';
import type { Call } from '../mail/entry';
import { NotStoredError, type Outbox } from '../mail/outbox';
import type { FormDefinition } from './definitions';
import { errorTexts, FormError } from './errors';
import { pageOf } from './respond';
import type { ValidatedLocals } from './validate';

interface Dependencies {
  config: Pick<Config, 'ACKNOWLEDGE' | 'SITE_URL'>;
  logger: Logger;
  outbox: Outbox;
  /** Whether this address may get one more enquiry's mails. */
  mayWriteTo: (email: string) => Promise<boolean>;
}

/** Whom a call writes to, where that is not the hotel. */
const recipientOf = (call: Call) => (call.type === 'email' ? call.to : undefined);

/** Stores what the form sends in the outbox; 503 where that fails. */
export function accept(
  form: FormDefinition,
  { config, logger, outbox, mayWriteTo }: Dependencies,
): RequestHandler {
  return async (req, res, next) => {
    const { values } = res.locals as ValidatedLocals;
    const receivedAt = new Date();
    const calls = form.toCalls(values, { receivedAt, page: pageOf(req, form), siteUrl: config.SITE_URL });
    if (config.ACKNOWLEDGE && form.acknowledge) calls.push(form.acknowledge(values));
    const guest = calls.map(recipientOf).find((to) => to !== undefined);
    // The address may be a stranger's: the hotel still hears of the enquiry, the address is left in peace.
    const isSpared = guest !== undefined && !(await mayWriteTo(guest));
    const made = isSpared ? calls.filter((call) => recipientOf(call) === undefined) : calls;
    try {
      await outbox.accept(form.name, made, receivedAt);
    } catch (error) {
      if (!(error instanceof NotStoredError)) throw error;
      logger.error({ form: form.name, err: error }, 'enquiry not stored');
      throw new FormError(503, errorTexts.notStored);
    }
    next();
  };
}
