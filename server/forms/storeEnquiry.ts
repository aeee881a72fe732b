import type { RequestHandler } from 'express';
import type { FormName } from '../../shared/forms/allForms';
import type { Config } from '../config';
import type { Logger } from '../logger';
import type { Deduplication } from '../mail/deduplication';
import { type Call, type EnquiryKey, roleOf } from '../mail/entry';
import { NotStoredError, type Outbox } from '../mail/outbox';
import type { createEnquiryKeys } from './enquiryKey';
import { errorTexts, FormError } from './formError';
import type { LimitedLocals } from './rateLimit';
import { pageOf } from './respond';
import type { FormLocals, ValidatedLocals } from './validate';

interface Dependencies {
  config: Pick<Config, 'ACKNOWLEDGE' | 'SITE_URL'>;
  logger: Logger;
  outbox: Outbox;
  deduplication: Deduplication;
  keyOf: ReturnType<typeof createEnquiryKeys>;
  /** Counts the address; false beyond the recipient limit. */
  mayWriteTo: (email: string) => Promise<boolean>;
}

/** The recipient of a mail to a guest. */
function recipientOf(call: Call): string | undefined {
  if (call.type === 'contact') return call.email;
  return call.type === 'email' ? call.to : undefined;
}

const isNotice = (call: Call) => call.type === 'email' && recipientOf(call) === undefined;

/** Stores the form's calls in the outbox, except for a repeat; 503 where that fails. */
export function storeEnquiry({
  config,
  logger,
  outbox,
  deduplication,
  keyOf,
  mayWriteTo,
}: Dependencies): RequestHandler {
  async function store(
    form: FormName,
    calls: readonly Call[],
    key: EnquiryKey,
    receivedAt: Date,
    isStored: (role: string) => boolean,
  ): Promise<void> {
    const missing = calls.filter((call) => !isStored(roleOf(call)));
    const guest = missing.map(recipientOf).find((to) => to !== undefined);
    // The address may be a stranger's: the hotel still gets the notice, but the address gets no mail and no subscription.
    const isSuppressed = guest !== undefined && !(await mayWriteTo(guest));
    const made = isSuppressed ? missing.filter(isNotice) : missing;
    if (made.length > 0) await outbox.store(form, made, receivedAt, key);
  }

  return async (req, res, next) => {
    const { form, values, tooMany } = res.locals as FormLocals & ValidatedLocals & LimitedLocals;
    const key = keyOf(form.name, values, req.get('Idempotency-Key'));
    if (tooMany && !(await deduplication.knows(key))) throw tooMany;
    res.removeHeader('Retry-After');
    const submission = { receivedAt: new Date(), page: pageOf(req, form), siteUrl: config.SITE_URL };
    // Mails are rendered for what is stored alone: repeats are many where a client goes mad.
    const callsOf = () => [
      ...form.toCalls(values, submission),
      ...(config.ACKNOWLEDGE && form.acknowledge ? [form.acknowledge(values)] : []),
    ];
    try {
      await deduplication.once(key, (isStored) =>
        store(form.name, callsOf(), key, submission.receivedAt, isStored),
      );
    } catch (error) {
      if (!(error instanceof NotStoredError)) throw error;
      logger.error({ form: form.name, err: error }, 'enquiry not stored');
      throw new FormError(503, errorTexts(req.snapshot.content).notStored);
    }
    next();
  };
}
