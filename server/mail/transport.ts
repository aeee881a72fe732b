import { type CreateEmailResponse, Resend } from 'resend';
import { printable } from '../printable';
import { boundedText } from './boundedText';
import type { ContactCall, EmailCall, Entry, ResubscribeCall, UnsubscribeCall } from './entry';
import { parseRetryAfter, quotaExceeded, retryPolicy } from './retryPolicy';

/**
 * The result of one attempt. `id` is Resend's; `code` may be logged; `reason` may contain an address and is only written to
 * the spool; `retryAfter` is in ms.
 */
export type SendResult =
  | { kind: 'sent'; id: string }
  | { kind: 'retry'; code: string; reason: string; retryAfter?: number }
  | { kind: 'refused'; code: string; reason: string }
  /** Resend rejects this server: a wrong key, an unverified domain, a used-up quota, a proxy's page. */
  | { kind: 'held'; code: string; reason: string };

/** Makes one attempt for an entry whose first attempt is fixed; never throws. */
export type Transport = (entry: Entry) => Promise<SendResult>;

type FirstAttempt = NonNullable<Entry['firstAttempt']>;

interface TransportOptions {
  apiKey: string;
  /** Absent: Resend's own. */
  baseUrl?: string | undefined;
  /** Timeout of a call, in ms. */
  timeout?: number;
}

/** The most that is read of an answer, in bytes; Resend's own have a few hundred. */
const answerLimit = 64 * 1024;

/** The most that is kept of an id or an error's name, and of its message, in characters. */
const longestName = 100;
const longestMessage = 500;

/** The name of an answer that is not Resend's JSON, in its SDK and here. */
const foreignName = 'application_error';

/** A provider's text as one line that can be logged and printed. */
const oneLine = (text: unknown, most: number): string | undefined =>
  typeof text === 'string' ? printable(text.replace(/\s+/g, ' ')).slice(0, most) : undefined;

function parsed(text: string | undefined): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/**
 * Resend's SDK with its own request, because the SDK reads an answer to its end, however long it is, and takes whatever it
 * finds there for an error of Resend.
 */
class BoundedResend extends Resend {
  override async fetchRequest<T>(
    path: string,
    options: RequestInit = {},
  ): ReturnType<typeof Resend.prototype.fetchRequest<T>> {
    const answer = await fetch(this.baseUrl + path, options).catch(() => undefined);
    const text = answer && (await boundedText(answer, answerLimit).catch(() => undefined));
    const body = parsed(text);
    const headers = answer ? Object.fromEntries(answer.headers) : null;
    if (answer?.ok && text !== undefined) return { data: body as T, error: null, headers };
    const error = {
      statusCode: answer && !answer.ok ? answer.status : null,
      name: (oneLine(body.name, longestName) ?? foreignName) as 'application_error',
      message:
        oneLine(body.message, longestMessage) ??
        (answer ? 'not an answer of Resend' : 'Resend was not reached'),
    };
    return { data: null, error, headers };
  }
}

/** The part of an answer that says what came of a call. */
type Answer = Pick<CreateEmailResponse, 'error' | 'headers'> & { data: { id?: unknown } | null };

function resultOf({ data, error, headers }: Answer): SendResult {
  const id = oneLine(data?.id, longestName);
  if (id) return { kind: 'sent', id };
  // A response without an error or a status was cut or came from a proxy: the mail may have been sent, so retry.
  const status = error?.statusCode ?? undefined;
  const code = `${status ?? 'no answer'} ${error?.name ?? 'unreadable'}`;
  const reason = `${code}: ${error?.message ?? 'the answer names no id'}`;
  if (error?.name === 'invalid_idempotent_request') return { kind: 'refused', code, reason };
  if (code.endsWith(quotaExceeded)) return { kind: 'held', code, reason };
  const isRefusal = status !== undefined && status >= 400 && status < 500;
  if (isRefusal && !retryPolicy.retryableStatuses.includes(status)) {
    const isFromResend = error?.name !== foreignName;
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

/** Whether Resend has no contact with the address. */
const isUnknown = (result: SendResult) => result.kind !== 'sent' && result.code === '404 not_found';

/** Sends through Resend's SDK: an entry's calls are idempotent, or have its idempotency key. */
export function createTransport({ apiKey, baseUrl, timeout = 10_000 }: TransportOptions): Transport {
  const resend = new BoundedResend(apiKey, baseUrl ? { baseUrl } : {});
  /** Options for fetch: redirects are not followed. */
  const once = () => ({ signal: AbortSignal.timeout(timeout), redirect: 'manual' as const });
  /** The SDK does not encode addresses in paths. */
  const inPath = encodeURIComponent;

  async function sendEmail(call: EmailCall, idempotencyKey: string, { from, hotel }: FirstAttempt) {
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

  const createContact = async (
    contact: Omit<ContactCall, 'type' | 'segmentId' | 'mails'>,
    segmentId: string,
  ) => resultOf(await resend.contacts.create({ ...contact, segments: [{ id: segmentId }] }, once()));

  const join = async (email: string, segmentId: string) =>
    resultOf(await resend.contacts.segments.add({ email: inPath(email), segmentId }, once()));

  const setUnsubscribed = async (email: string, unsubscribed: boolean) =>
    resultOf(await resend.contacts.update({ email: inPath(email), unsubscribed }, once()));

  /** Whether an address has left the list; 'unknown' to Resend, or what came of the question. */
  async function hasLeft(email: string): Promise<boolean | 'unknown' | SendResult> {
    const answer = await resend.contacts.get({ email: inPath(email) }, once());
    if (typeof answer.data?.unsubscribed === 'boolean') return answer.data.unsubscribed;
    const result = resultOf({ ...answer, data: null });
    return isUnknown(result) ? 'unknown' : result;
  }

  /**
   * Puts an address on the list and welcomes it. Anyone can enter any address in the form, so one that has left stays off
   * and is mailed the link that puts it back. Asks first: creating a contact that exists would overwrite its choice.
   */
  async function subscribe(call: ContactCall, key: string, first: FirstAttempt): Promise<SendResult> {
    const { type: _, segmentId, mails, ...contact } = call;
    if (contact.unsubscribed) return { kind: 'sent', id: 'without consent: nothing changed' };
    const left = await hasLeft(contact.email);
    if (typeof left === 'object') return left;
    if (left === true)
      return mails ? sendEmail(mails.back, `${key}-back`, first) : { kind: 'sent', id: 'has left' };
    const added =
      left === 'unknown' ? await createContact(contact, segmentId) : await join(contact.email, segmentId);
    return added.kind === 'sent' && mails ? sendEmail(mails.welcome, key, first) : added;
  }

  /** An unknown address is a success: it gets no broadcasts. */
  async function unsubscribe({ email }: UnsubscribeCall): Promise<SendResult> {
    const result = await setUnsubscribed(email, true);
    return isUnknown(result) ? { kind: 'sent', id: 'not a contact' } : result;
  }

  async function resubscribe({ email, segmentId }: ResubscribeCall): Promise<SendResult> {
    const result = await setUnsubscribed(email, false);
    if (isUnknown(result))
      return createContact({ email, firstName: '', lastName: '', unsubscribed: false }, segmentId);
    return result.kind === 'sent' ? join(email, segmentId) : result;
  }

  function make({ id, call, idempotencyKey = id }: Entry, first: FirstAttempt): Promise<SendResult> {
    switch (call.type) {
      case 'email':
        return sendEmail(call, idempotencyKey, first);
      case 'contact':
        return subscribe(call, idempotencyKey, first);
      case 'unsubscribe':
        return unsubscribe(call);
      case 'resubscribe':
        return resubscribe(call);
    }
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
