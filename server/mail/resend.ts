import { type CreateEmailResponse, Resend } from 'resend';
import { escapeControls } from '../escapeControls';
import { boundedText } from '../http/boundedText';
import { parseRetryAfter } from '../http/retryAfter';
import type {
  EmailMessage,
  LinkMessage,
  Mailboxes,
  Message,
  StartedMessage,
  SubscribeMessage,
} from './outbox/message';
import { retryPolicy } from './outbox/retryPolicy';

/**
 * The result of one attempt. `id` is Resend's id, and `code` may be logged. `reason` may contain an email address, so
 * it is only written to the database. `retryAfter` is in ms.
 */
export type SendResult =
  | { kind: 'sent'; id: string }
  | { kind: 'retry'; code: string; reason: string; retryAfter?: number | undefined }
  /** Resend refuses this message, and would also refuse a retry. */
  | { kind: 'refused'; code: string; reason: string }
  /** Resend or a proxy rejects this server (wrong key, unverified domain, used-up quota). All sending pauses. */
  | { kind: 'serverRejected'; code: string; reason: string };

/**
 * `temporaryStatuses` are retried (timeout, the same key in flight, too many requests), and `messageStatuses` reject
 * the message. Any other 4xx status (401, 403, 404, 451 ...) rejects this server.
 * https://resend.com/docs/api-reference/errors
 */
const temporaryStatuses: readonly number[] = [408, 409, 425, 429];
const messageStatuses: readonly number[] = [400, 413, 422];

/** The suffix of the error names for a used-up quota: daily_quota_exceeded and monthly_quota_exceeded. */
const quotaExceeded = 'quota_exceeded';

/** Returns whether an error means that the quota is used up. No single message can be the reason. */
export const isQuota = (code: string): boolean => code.endsWith(quotaExceeded);

/** The error for an invalid value in an email, such as an invalid Reply-To address. */
export const invalidField = '422 validation_error';

export interface Transport {
  /** Makes one attempt to deliver a message. Never throws. */
  send(message: StartedMessage): Promise<SendResult>;
}

interface TransportOptions {
  apiKey: string;
  /** Default: the URL of Resend's API. */
  baseUrl?: string | undefined;
  /** Timeout for each request, in ms. */
  timeout?: number;
}

/** The maximum size of a response, in bytes. Resend's responses have a few hundred bytes. */
const responseLimit = 64 * 1024;

/** Maximum lengths of an id or an error's name, and of an error's message, in characters. */
const maxNameLength = 100;
const maxMessageLength = 500;

/** The error name for a response that is not Resend's JSON. Resend's SDK uses the same name. */
const foreignErrorName = 'application_error';

/** Converts text from the provider to one line that can be logged and printed. */
const oneLine = (text: unknown, maxLength: number): string | undefined =>
  typeof text === 'string' ? escapeControls(text.replace(/\s+/g, ' ')).slice(0, maxLength) : undefined;

function parsed(text: string | undefined): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/**
 * Resend's SDK with our own request function. The SDK's function would read a response of any length, and would treat
 * an error response from any server as an error from Resend.
 */
class BoundedResend extends Resend {
  override async fetchRequest<T>(
    path: string,
    options: RequestInit = {},
  ): ReturnType<typeof Resend.prototype.fetchRequest<T>> {
    const response = await fetch(this.baseUrl + path, options).catch(() => undefined);
    const text = response && (await boundedText(response, responseLimit).catch(() => undefined));
    const body = parsed(text);
    const headers = response ? Object.fromEntries(response.headers) : null;
    if (response?.ok && text !== undefined) return { data: body as T, error: null, headers };
    const error = {
      statusCode: response && !response.ok ? response.status : null,
      name: (oneLine(body.name, maxNameLength) ?? foreignErrorName) as 'application_error',
      message:
        oneLine(body.message, maxMessageLength) ??
        (response ? 'not a response from Resend' : 'Resend could not be reached'),
    };
    return { data: null, error, headers };
  }
}

/** The part of an SDK response that determines the result of a call. */
type ResendResponse = Pick<CreateEmailResponse, 'error' | 'headers'> & { data: { id?: unknown } | null };

/** Converts a response to the result of an attempt. */
export function resultOf({ data, error, headers }: ResendResponse): SendResult {
  const id = oneLine(data?.id, maxNameLength);
  if (id) return { kind: 'sent', id };
  // Without an error status, the response was cut off or came from a proxy. The email may have been sent, so retry.
  const status = error?.statusCode ?? undefined;
  const code = `${status ?? 'no response'} ${error?.name ?? 'unreadable'}`;
  const reason = `${code}: ${error?.message ?? 'the response has no id'}`;
  if (error?.name === 'invalid_idempotent_request') return { kind: 'refused', code, reason };
  if (isQuota(code)) return { kind: 'serverRejected', code, reason };
  const isRejection = status !== undefined && status >= 400 && status < 500;
  if (isRejection && !temporaryStatuses.includes(status)) {
    const isAboutMessage = error?.name !== foreignErrorName && messageStatuses.includes(status);
    return { kind: isAboutMessage ? 'refused' : 'serverRejected', code, reason };
  }
  const retryAfter =
    parseRetryAfter(headers?.['retry-after'], Date.now()) ??
    (status === 429 ? retryPolicy.rateLimitPause : undefined);
  return { kind: 'retry', code, reason, retryAfter };
}

/** Returns whether a call failed because Resend has no contact with the address. */
const isUnknown = (result: SendResult) => result.kind !== 'sent' && result.code === '404 not_found';

/** Sends messages through Resend's SDK. All calls for a message are idempotent, or use its idempotency key. */
export function createTransport({ apiKey, baseUrl, timeout = 10_000 }: TransportOptions): Transport {
  const resend = new BoundedResend(apiKey, baseUrl ? { baseUrl } : {});
  /** Returns options for fetch, which set a timeout and disable redirects. */
  const requestOptions = () => ({ signal: AbortSignal.timeout(timeout), redirect: 'manual' as const });
  /** Encodes an email address for a path, which the SDK does not do. */
  const encodePath = encodeURIComponent;

  async function sendEmail(message: EmailMessage, idempotencyKey: string, { from, hotel }: Mailboxes) {
    const { to = hotel, replyTo = hotel, subject, html, text, headers } = message;
    const email = { from, to, replyTo, subject, html, text, ...(headers && { headers }) };
    return resultOf(await resend.emails.send(email, { idempotencyKey, ...requestOptions() }));
  }

  async function createContact(
    contact: Pick<SubscribeMessage, 'email' | 'firstName' | 'lastName'>,
    segmentId: string,
  ): Promise<SendResult> {
    const created = { ...contact, unsubscribed: false, segments: [{ id: segmentId }] };
    return resultOf(await resend.contacts.create(created, requestOptions()));
  }

  const join = async (email: string, segmentId: string) =>
    resultOf(await resend.contacts.segments.add({ email: encodePath(email), segmentId }, requestOptions()));

  const setUnsubscribed = async (email: string, unsubscribed: boolean) =>
    resultOf(await resend.contacts.update({ email: encodePath(email), unsubscribed }, requestOptions()));

  /** Returns whether a contact has unsubscribed, 'unknown' if Resend doesn't know the address, or the failed result. */
  async function hasLeft(email: string): Promise<boolean | 'unknown' | SendResult> {
    const response = await resend.contacts.get({ email: encodePath(email) }, requestOptions());
    if (typeof response.data?.unsubscribed === 'boolean') return response.data.unsubscribed;
    const result = resultOf({ ...response, data: null });
    return isUnknown(result) ? 'unknown' : result;
  }

  /**
   * Adds an address to the newsletter and sends the welcome email. Anyone can enter someone else's address, so an
   * unsubscribed address stays unsubscribed and gets a link to rejoin. Looks up the contact first, because creating an
   * existing contact would overwrite `unsubscribed`.
   */
  async function subscribe(
    message: SubscribeMessage,
    key: string,
    mailboxes: Mailboxes,
  ): Promise<SendResult> {
    const { email, firstName, lastName, segmentId, mails } = message;
    const left = await hasLeft(email);
    if (typeof left === 'object') return left;
    if (left === true) return sendEmail(mails.back, `${key}-back`, mailboxes);
    const isNew = left === 'unknown';
    const added = await (isNew
      ? createContact({ email, firstName, lastName }, segmentId)
      : join(email, segmentId));
    return added.kind === 'sent' ? sendEmail(mails.welcome, key, mailboxes) : added;
  }

  /** Sends the email if the address is subscribed to the newsletter. Any other address counts as a success. */
  async function sendLink(
    { email, mail }: LinkMessage,
    key: string,
    mailboxes: Mailboxes,
  ): Promise<SendResult> {
    const left = await hasLeft(email);
    if (typeof left === 'object') return left;
    return left === false ? sendEmail(mail, key, mailboxes) : { kind: 'sent', id: 'not a subscriber' };
  }

  /** Unsubscribes a contact. An unknown address counts as a success, since it gets no broadcasts. */
  async function unsubscribe(email: string): Promise<SendResult> {
    const result = await setUnsubscribed(email, true);
    return isUnknown(result) ? { kind: 'sent', id: 'not a contact' } : result;
  }

  async function resubscribe(email: string, segmentId: string): Promise<SendResult> {
    const result = await setUnsubscribed(email, false);
    if (isUnknown(result)) return createContact({ email, firstName: '', lastName: '' }, segmentId);
    return result.kind === 'sent' ? join(email, segmentId) : result;
  }

  type Senders = {
    [Kind in Message['kind']]: (
      message: Extract<Message, { kind: Kind }>,
      key: string,
      mailboxes: Mailboxes,
    ) => Promise<SendResult>;
  };
  const senders: Senders = {
    email: sendEmail,
    subscribe,
    link: sendLink,
    unsubscribe: ({ email }) => unsubscribe(email),
    resubscribe: ({ email, segmentId }) => resubscribe(email, segmentId),
  };

  return {
    async send({ message, idempotencyKey, from, hotel }) {
      const sender = senders[message.kind] as (typeof senders)['email'];
      try {
        return await sender(message as EmailMessage, idempotencyKey, { from, hotel });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return { kind: 'retry', code: 'no response', reason };
      }
    },
  };
}
