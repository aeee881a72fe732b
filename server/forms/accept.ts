import type { RequestHandler } from 'express';
import type { Config } from '../config';
import type { Logger } from '../logger';
import { NotStoredError, type Outbox } from '../mail/outbox';
import type { FormDefinition } from './definitions';
import { errorTexts, FormError } from './errors';
import { pageOf } from './respond';
import type { ValidatedLocals } from './validate';

interface Dependencies {
  config: Pick<Config, 'SITE_URL'>;
  logger: Logger;
  outbox: Outbox;
  /** Whether this address may get one more acknowledgment. */
  mayAcknowledge: (email: string) => Promise<boolean>;
}

/** Stores what the form sends in the outbox; 503 where that fails. */
export function accept(
  form: FormDefinition,
  { config, logger, outbox, mayAcknowledge }: Dependencies,
): RequestHandler {
  return async (req, res, next) => {
    const { values } = res.locals as ValidatedLocals;
    const receivedAt = new Date();
    const calls = form.toCalls(values, { receivedAt, page: pageOf(req, form), siteUrl: config.SITE_URL });
    const acknowledgment = form.acknowledge?.(values);
    if (acknowledgment?.to && (await mayAcknowledge(acknowledgment.to))) calls.push(acknowledgment);
    try {
      await outbox.accept(form.name, calls, receivedAt);
    } catch (error) {
      if (!(error instanceof NotStoredError)) throw error;
      logger.error({ form: form.name, err: error }, 'enquiry not stored');
      throw new FormError(503, errorTexts.notStored);
    }
    next();
  };
}
