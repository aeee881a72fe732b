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
 * The result of one attempt. `id` is Resend's; `code` may be logged; `reason` may contain an address and is only written
 * to the database; `retryAfter` is in ms.
 */
export type SendResult =
  | { kind: 'sent'; id: string }
  | { kind: 'retry'; code: string; reason: string; retryAfter?: number | undefined }
  /** Resend refuses this message, and would refuse it again. */
  | { kind: 'refused'; code: string; reason: string }
  /** Resend rejects this server: a wrong key, an unverified domain, a used-up quota, a proxy's page. All sending pauses. */
  | { kind: 'serverRejected'; code: string; reason: string };

/**
 * What an error status means: temporary ones (timeout, the same key in flight, too many requests) are retried, and these
 * reject the message. Any other 4xx (401, 403, 404, 451 ...) rejects this server. https://resend.com/docs/api-reference/errors
 */
const temporaryStatuses: readonly number[] = [408, 409, 425, 429];
const messageStatuses: readonly number[] = [400, 413, 422];

/** The suffix of error names for a used-up quota: daily_quota_exceeded, monthly_quota_exceeded. It resets after days. */
const quotaExceeded = 'quota_exceeded';

/** Whether an error is a used-up quota, which no message can be the reason for. */
export const isQuota = (code: string): boolean => code.endsWith(quotaExceeded);

/** The error for an invalid value in an email, such as its Reply-To. */
export const invalidField = '422 validation_error';

export interface Transport {
  /** Makes one attempt; never throws. */
  send(message: StartedMessage): Promise<SendResult>;
}

interface TransportOptions {
  apiKey: string;
  /** Default: Resend's own. */
  baseUrl?: string | undefined;
  /** Timeout for each request, in ms. */
  timeout?: number;
}

/** How much of a response is read, in bytes; Resend's responses have a few hundred. */
const responseLimit = 64 * 1024;

/** Maximum lengths of an id or an error's name, and of an error's message, in characters. */
const maxNameLength = 100;
const maxMessageLength = 500;

/** The error name for a response that is not Resend's JSON; its SDK uses the same name. */
const foreignErrorName = 'application_error';

/** Text from the provider as one line that can be logged and printed. */
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
 * Resend's SDK with our own request function, because the SDK reads a response to the end, however long it is, and
 * treats whatever it contains as an error from Resend.
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

/** The part of a response with the outcome of a call. */
type ResendResponse = Pick<CreateEmailResponse, 'error' | 'headers'> & { data: { id?: unknown } | null };

/** The result of a response for the message. */
export function resultOf({ data, error, headers }: ResendResponse): SendResult {
  const id = oneLine(data?.id, maxNameLength);
  if (id) return { kind: 'sent', id };
  // Without an error status, the response was cut off or came from a proxy: the email may have been sent, so retry.
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

/** Whether Resend has no contact with this address. */
const isUnknown = (result: SendResult) => result.kind !== 'sent' && result.code === '404 not_found';

/** Sends through Resend's SDK: a message's calls are idempotent or use its idempotency key. */
export function createTransport({ apiKey, baseUrl, timeout = 10_000 }: TransportOptions): Transport {
  const resend = new BoundedResend(apiKey, baseUrl ? { baseUrl } : {});
  /** Options for fetch: redirects are not followed. */
  const requestOptions = () => ({ signal: AbortSignal.timeout(timeout), redirect: 'manual' as const });
  /** The SDK does not encode addresses in paths. */
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

  /** Whether an address has left the list; 'unknown' if Resend has no such contact; or the failed request's result. */
  async function hasLeft(email: string): Promise<boolean | 'unknown' | SendResult> {
    const response = await resend.contacts.get({ email: encodePath(email) }, requestOptions());
    if (typeof response.data?.unsubscribed === 'boolean') return response.data.unsubscribed;
    const result = resultOf({ ...response, data: null });
    return isUnknown(result) ? 'unknown' : result;
  }

  /**
   * Adds an address to the list and sends the welcome email. Anyone can enter any address, so one that left the list
   * stays off it and gets a link to rejoin. Checks first: creating an existing contact would overwrite its choice.
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

  /** Writes only to subscribers. For all others there is nothing to do. */
  async function sendLink(
    { email, mail }: LinkMessage,
    key: string,
    mailboxes: Mailboxes,
  ): Promise<SendResult> {
    const left = await hasLeft(email);
    if (typeof left === 'object') return left;
    return left === false ? sendEmail(mail, key, mailboxes) : { kind: 'sent', id: 'not a subscriber' };
  }

  /** An unknown address counts as a success, since it gets no broadcasts. */
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
