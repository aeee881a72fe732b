import { type CreateContactResponse, type CreateEmailResponse, Resend } from 'resend';
import type { ContactCall, EmailCall, Entry, UnsubscribeCall } from './entry';
import { parseRetryAfter, retryPolicy } from './retryPolicy';

/**
 * The result of one attempt. `id` is Resend's; `code` may be logged; `reason` may contain an address and is only written to
 * the spool; `retryAfter` is in ms.
 */
export type SendResult =
  | { kind: 'sent'; id: string }
  | { kind: 'retry'; code: string; reason: string; retryAfter?: number }
  | { kind: 'refused'; code: string; reason: string }
  /** Resend rejects this server: a wrong key, an unverified domain, a proxy's page. */
  | { kind: 'held'; code: string; reason: string };

/** Makes one attempt for an entry whose first attempt is fixed; never throws. */
export type Transport = (entry: Entry) => Promise<SendResult>;

interface TransportOptions {
  apiKey: string;
  /** Absent: Resend's own. */
  baseUrl?: string | undefined;
  /** Timeout of a call, in ms. */
  timeout?: number;
}

function resultOf({ data, error, headers }: CreateEmailResponse | CreateContactResponse): SendResult {
  if (data?.id) return { kind: 'sent', id: data.id };
  // A response without an error or a status was cut or came from a proxy: the mail may have been sent, so retry.
  const status = error?.statusCode ?? undefined;
  const code = `${status ?? 'no answer'} ${error?.name ?? 'unreadable'}`;
  const reason = `${code}: ${error?.message ?? 'the answer names no id'}`;
  if (error?.name === 'invalid_idempotent_request') return { kind: 'refused', code, reason };
  const isRefusal = status !== undefined && status >= 400 && status < 500;
  if (isRefusal && !retryPolicy.retryableStatuses.includes(status)) {
    // The SDK's name for a body that is not Resend's JSON.
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

/** Sends through Resend's SDK: one call per entry, with its idempotency key. */
export function createTransport({ apiKey, baseUrl, timeout = 10_000 }: TransportOptions): Transport {
  const resend = new Resend(apiKey, baseUrl ? { baseUrl } : {});
  /** Options for fetch: redirects are not followed. */
  const once = () => ({ signal: AbortSignal.timeout(timeout), redirect: 'manual' as const });
  /** The SDK does not encode addresses in paths. */
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

  /** Idempotent, so it needs no key. */
  async function addContact({ type: _, segmentId, ...contact }: ContactCall) {
    const created = resultOf(
      await resend.contacts.create({ ...contact, segments: [{ id: segmentId }] }, once()),
    );
    const mayExist =
      created.kind === 'refused' || (created.kind === 'retry' && created.code.startsWith('409'));
    if (!mayExist) return created;
    // The contact exists: update its choice.
    const changed = await setUnsubscribed(contact.email, contact.unsubscribed);
    if (changed.kind !== 'sent') return changed.kind === 'retry' ? changed : created;
    const joined = resultOf(
      await resend.contacts.segments.add({ email: inPath(contact.email), segmentId }, once()),
    );
    return joined.kind === 'sent' || joined.kind === 'retry' ? joined : created;
  }

  const setUnsubscribed = async (email: string, unsubscribed: boolean) =>
    resultOf(await resend.contacts.update({ email: inPath(email), unsubscribed }, once()));

  /** An unknown address is a success: it gets no broadcasts. */
  async function unsubscribe({ email }: UnsubscribeCall): Promise<SendResult> {
    const result = await setUnsubscribed(email, true);
    const isUnknown = result.kind !== 'sent' && result.code === '404 not_found';
    return isUnknown ? { kind: 'sent', id: 'not a contact' } : result;
  }

  function make(
    { id, call, idempotencyKey = id }: Entry,
    first: NonNullable<Entry['firstAttempt']>,
  ): Promise<SendResult> {
    if (call.type === 'email') return sendEmail(call, idempotencyKey, first);
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
