import { type CreateContactResponse, type CreateEmailResponse, Resend } from 'resend';
import type { ContactCall, EmailCall, Entry, UnsubscribeCall } from './entry';
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
  /** What the SDK hands to fetch: a mail goes where it is meant to go, whatever a redirect says. */
  const once = () => ({ signal: AbortSignal.timeout(timeout), redirect: 'manual' as const });
  /** The SDK puts addresses into paths unencoded. */
  const inPath = encodeURIComponent;

  async function sendEmail(
    call: EmailCall,
    idempotencyKey: string,
    { from, hotel }: NonNullable<Entry['firstAttempt']>,
  ) {
    const { subject, html, text, headers } = call;
    const email = {
      from,
      to: call.to ?? hotel,
      replyTo: call.replyTo ?? hotel,
      subject,
      html,
      text,
      ...(headers ? { headers } : {}),
    };
    return resultOf(await resend.emails.send(email, { idempotencyKey, ...once() }));
  }

  /** Adding twice is adding once, so these calls need no key. */
  async function addContact({ type: _, segmentId, ...contact }: ContactCall) {
    const created = resultOf(
      await resend.contacts.create({ ...contact, segments: [{ id: segmentId }] }, once()),
    );
    const mayExist =
      created.kind === 'refused' || (created.kind === 'retry' && created.code.startsWith('409'));
    if (!mayExist) return created;
    // An existing contact joins the segment, and its last choice counts.
    const changed = await setUnsubscribed(contact.email, contact.unsubscribed);
    if (changed.kind !== 'sent') return changed.kind === 'retry' ? changed : created;
    const joined = resultOf(
      await resend.contacts.segments.add({ email: inPath(contact.email), segmentId }, once()),
    );
    return joined.kind === 'sent' || joined.kind === 'retry' ? joined : created;
  }

  const setUnsubscribed = async (email: string, unsubscribed: boolean) =>
    resultOf(await resend.contacts.update({ email: inPath(email), unsubscribed }, once()));

  /** An address that Resend does not know gets no broadcast anyway. */
  async function unsubscribe({ email }: UnsubscribeCall): Promise<SendResult> {
    const result = await setUnsubscribed(email, true);
    const isUnknown = result.kind !== 'sent' && result.code === '404 not_found';
    return isUnknown ? { kind: 'sent', id: 'not a contact' } : result;
  }

  function make({ id, call }: Entry, first: NonNullable<Entry['firstAttempt']>): Promise<SendResult> {
    if (call.type === 'email') return sendEmail(call, id, first);
    return call.type === 'contact' ? addContact(call) : unsubscribe(call);
  }

  return async function send(entry) {
    const { firstAttempt } = entry;
    if (!firstAttempt) return { kind: 'refused', code: 'unready', reason: 'the first attempt was not fixed' };
    try {
      return await make(entry, firstAttempt);
    } catch (error) {
      return {
        kind: 'retry',
        code: 'no answer',
        reason: error instanceof Error ? error.message : String(error),
      };
    }
  };
}
