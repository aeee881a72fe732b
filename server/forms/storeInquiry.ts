import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { FormName } from '../../shared/forms/allForms';
import { guestAddressOf, type InquiryKey } from '../mail/outbox/message';
import { NotStoredError } from '../mail/outbox/outbox';
import type { FormDependencies } from './dependencies';
import { errorMessages, FormError } from './formError';
import { createLimit, mailboxOf } from './rateLimit';
import { type PostLocals, pageOf, type Respond } from './respond';

/** The maximum number of acknowledgments per mailbox and window, since anyone can enter a stranger's address. */
const recipientLimit = 3;
/** The length of the window, in ms. */
const recipientWindow = 24 * 60 * 60 * 1000;

/**
 * Returns the key that identifies repeats of an inquiry.
 * @param values parsed with the form's rules, so that posts with and without JavaScript have the same key
 * @param submission the browser's id for the submission, which is used only in combination with the values
 */
function keyOf(form: FormName, values: object, submission: string | undefined): InquiryKey {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
  const content = `${form} ${JSON.stringify(values)}`.normalize('NFC');
  return { content: hash(content), submission: submission && hash(`${submission} ${content}`) };
}

/** Reads a post, stores its messages unless the post is a repeat, and responds. Responds with 503 if storing fails. */
export function storeInquiry(
  { config, logger, outbox, createStore }: FormDependencies,
  respond: Respond,
): RequestHandler {
  const limits = { limit: recipientLimit, window: recipientWindow };
  const recipients = createLimit({ name: 'recipient', ...limits, createStore });

  return async (req, res) => {
    const { form, rateLimitError } = res.locals as PostLocals;
    const { values, message, toMessages } = form.read(req.body);
    const key = keyOf(form.name, values, req.get('Idempotency-Key'));
    if (rateLimitError && !(await outbox.knows(key))) throw rateLimitError;
    res.removeHeader('Retry-After');
    const receivedAt = new Date();
    const all = toMessages({ receivedAt, page: pageOf(req, form), siteUrl: config.SITE_URL });
    const guest = all.map(guestAddressOf).find((to) => to !== undefined);
    // Beyond the limit, the hotel still gets its notice, but the guest's address gets no email and no subscription.
    const isLimited = guest !== undefined && !(await recipients.take(mailboxOf(guest)));
    const messages = isLimited ? all.filter((each) => guestAddressOf(each) === undefined) : all;
    let isNew = false;
    try {
      const { email } = values;
      // Beyond the limit, a form without a notice has no message to store.
      if (messages.length > 0)
        isNew = await outbox.store({ form: form.name, email, fields: values, receivedAt, key, messages });
    } catch (error) {
      if (!(error instanceof NotStoredError)) throw error;
      logger.error({ form: form.name, err: error }, 'inquiry not stored');
      throw new FormError(503, errorMessages(req.snapshot.content).notStored);
    } finally {
      if (guest !== undefined && !isNew) await recipients.giveBack(mailboxOf(guest));
    }
    await respond(req, res, { status: 200, message });
  };
}
