import { createHmac } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { FormName } from '../../shared/forms/allForms';
import type { Config } from '../config';
import { type Call, type EnquiryKey, roleOf } from '../mail/entry';
import { NotStoredError } from '../mail/outbox';
import type { FormDependencies } from './dependencies';
import { errorTexts, FormError } from './formError';
import { createLimit, mailboxOf } from './rateLimit';
import { type PostLocals, pageOf, type Respond } from './respond';

/** Maximum acknowledgments per mailbox and window. Anyone can enter a stranger's address in a form. */
const recipientLimit = 3;
/** In ms. */
const recipientWindow = 24 * 60 * 60 * 1000;

/**
 * The key that identifies a repeated enquiry. Hashed with a secret: ids are logged and sent to the email provider, and
 * must not let anyone confirm guessed content. docs/decisions/0030-the-same-enquiry-once.md
 * @param values parsed with the form's rules, so that posts with and without JavaScript have the same key
 * @param submission the browser's id for the submission; valid only for this content
 */
function keyOf(
  { LINK_SECRET, RESEND_API_KEY }: Config,
  form: FormName,
  values: object,
  submission: string | undefined,
): EnquiryKey {
  // Without either secret, no email is sent, and ids stay on this server next to the content.
  const secret = LINK_SECRET ?? RESEND_API_KEY ?? '';
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('hex');
  // The prefix separates this use of the secret from others.
  const content = `enquiry ${form} ${JSON.stringify(values)}`.normalize('NFC');
  return {
    content: hash(content).slice(0, 15),
    submission: submission && hash(`submission ${submission} ${content}`).slice(0, 16),
  };
}

/** The guest's address if a call is for a guest. */
function recipientOf(call: Call): string | undefined {
  if (call.type === 'contact') return call.email;
  return call.type === 'email' ? call.to : undefined;
}

/** Reads a post, stores its calls unless it is a repeat, and responds; 503 if they cannot be stored. */
export function receive(
  { config, logger, outbox, deduplication, createStore }: FormDependencies,
  respond: Respond,
): RequestHandler {
  const limits = { limit: recipientLimit, window: recipientWindow };
  const recipients = createLimit({ name: 'recipient', ...limits, createStore });

  return async (req, res) => {
    const { form, rateLimitError } = res.locals as PostLocals;
    const { values, message, toCalls } = form.read(req.body);
    const key = keyOf(config, form.name, values, req.get('Idempotency-Key'));
    if (rateLimitError && !(await deduplication.knows(key))) throw rateLimitError;
    res.removeHeader('Retry-After');
    const receivedAt = new Date();

    try {
      await deduplication.once(key, async (isStored) => {
        const submission = { receivedAt, page: pageOf(req, form), siteUrl: config.SITE_URL };
        const missing = toCalls(submission).filter((call) => !isStored(roleOf(call)));
        const guest = missing.map(recipientOf).find((to) => to !== undefined);
        // Beyond the limit the hotel still gets its notice, but the address gets no email and no subscription.
        const isLimited = guest !== undefined && !(await recipients.take(mailboxOf(guest)));
        const calls = isLimited ? missing.filter((call) => recipientOf(call) === undefined) : missing;
        if (calls.length > 0) await outbox.store(form.name, calls, receivedAt, key);
      });
    } catch (error) {
      if (!(error instanceof NotStoredError)) throw error;
      logger.error({ form: form.name, err: error }, 'enquiry not stored');
      throw new FormError(503, errorTexts(req.snapshot.content).notStored);
    }
    await respond(req, res, { status: 200, message });
  };
}
