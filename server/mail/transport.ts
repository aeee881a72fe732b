import { type CreateContactResponse, type CreateEmailResponse, Resend } from 'resend';
import type { ContactCall, EmailCall, Entry } from './entry';
import { parseRetryAfter, retryPolicy } from './retryPolicy';

/**
 * The result of one attempt. `id` is Resend's; `code` may stand in a log; `reason` may hold an address, so it stays
 * in the spool; `retryAfter` is in ms, where Resend named a time.
 */
export type SendResult =
  | { kind: 'sent'; id: string }
  | { kind: 'retry'; code: string; reason: string; retryAfter?: number }
  | { kind: 'refused'; code: string; reason: string }
  /** Resend takes nothing from this server: a wrong key, an unverified domain, a proxy's own page. */
  | { kind: 'held'; code: string; reason: string };

/** Makes one attempt for an entry whose first attempt is fixed; never throws. */
export type Transport = (entry: Entry) => Promise<SendResult>;

interface TransportOptions {
  apiKey: string;
  /** Absent: Resend's own. */
  baseUrl?: string | undefined;
  /** The longest that one call may take, in ms. */
  timeout?: number;
}

function resultOf({ data, error, headers }: CreateEmailResponse | CreateContactResponse): SendResult {
  if (data?.id) return { kind: 'sent', id: data.id };
  // A response without an error or a status was cut off or came from a proxy: it may have been sent, so ask again.
  const status = error?.statusCode ?? undefined;
  const code = `${status ?? 'no answer'} ${error?.name ?? 'unreadable'}`;
  const reason = `${code}: ${error?.message ?? 'the answer names no id'}`;
  if (error?.name === 'invalid_idempotent_request') return { kind: 'refused', code, reason };
  const isRefusal = status !== undefined && status >= 400 && status < 500;
  if (isRefusal && !retryPolicy.retryableStatuses.includes(status)) {
    // The SDK's own name for a body that is no JSON of Resend's.
    const isFromResend = error?.name !== 'application_error';
    return {
      kind: isFromResend && retryPolicy.mailStatuses.includes(status) ? 'refused' : 'held',
      code,
      reason,
    };
  }
  const retryAfter =
    parseRetryAfter(headers?.['retry-after'], Date.now()) ??
    (status === 429 ? retryPolicy.rateLimitPause : undefined);
  return { kind: 'retry', code, reason, ...(retryAfter === undefined ? {} : { retryAfter }) };
}

/** Sends through Resend's SDK: one call for one entry, with the entry's id as idempotency key. */
export function createTransport({ apiKey, baseUrl, timeout = 10_000 }: TransportOptions): Transport {
  const resend = new Resend(apiKey, baseUrl ? { baseUrl } : {});

  async function sendEmail(
    call: EmailCall,
    idempotencyKey: string,
    { from, hotel }: NonNullable<Entry['firstAttempt']>,
  ) {
    const { subject, html, text } = call;
    const email = { from, to: call.to ?? hotel, replyTo: call.replyTo ?? hotel, subject, html, text };
    return resultOf(
      await resend.emails.send(email, { idempotencyKey, signal: AbortSignal.timeout(timeout) }),
    );
  }

  /** Adding twice is adding once, so these calls need no key. */
  async function addContact({ type: _, segmentId, ...contact }: ContactCall) {
    const signal = AbortSignal.timeout(timeout);
    const created = resultOf(
      await resend.contacts.create({ ...contact, segments: [{ id: segmentId }] }, { signal }),
    );
    const mayExist =
      created.kind === 'refused' || (created.kind === 'retry' && created.code.startsWith('409'));
    if (!mayExist) return created;
    // An existing contact only joins the segment. The SDK puts the address into a path unencoded.
    const joined = resultOf(
      await resend.contacts.segments.add({ email: encodeURIComponent(contact.email), segmentId }, { signal }),
    );
    return joined.kind === 'sent' || joined.kind === 'retry' ? joined : created;
  }

  return async function send({ id, call, firstAttempt }) {
    if (!firstAttempt) return { kind: 'refused', code: 'unready', reason: 'the first attempt was not fixed' };
    try {
      return await (call.type === 'email' ? sendEmail(call, id, firstAttempt) : addContact(call));
    } catch (error) {
      return {
        kind: 'retry',
        code: 'no answer',
        reason: error instanceof Error ? error.message : String(error),
      };
    }
  };
}
