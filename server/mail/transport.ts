import { type CreateContactResponse, type CreateEmailResponse, Resend } from 'resend';
import type { ContactCall, EmailCall, Entry } from './entry';

/** What came of one call. `code` may stand in a log; `reason` may hold an address, so it stays in the spool. */
export type Outcome =
  | { kind: 'sent'; detail: string }
  | { kind: 'retry'; code: string; reason: string /** ms, where the provider named it */; after?: number }
  | { kind: 'refused'; code: string; reason: string };

/** Makes one attempt for an entry whose first attempt is fixed; never throws. */
export type Transport = (entry: Entry) => Promise<Outcome>;

/** The longest that one call may take, in ms. */
const callLimit = 10_000;

/** The pause after 'too many requests' where the provider names none, in ms. */
const shortQuiet = 1000;

/** Refusals that pass by themselves: the same key is in flight, or the provider wants fewer calls. */
const passing = new Set([408, 409, 425, 429]);

type Answer = CreateEmailResponse | CreateContactResponse;

/** A Retry-After header in ms: seconds or a date (RFC 9110, 10.2.3). */
export function retryAfter(value: string | undefined, now: number): number | undefined {
  if (!value) return undefined;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}

function outcomeOf({ data, error, headers }: Answer): Outcome {
  if (data?.id) return { kind: 'sent', detail: data.id };
  // An answer without an error or a status was cut or came from something in between: nobody knows, so ask again.
  const status = error?.statusCode ?? undefined;
  const code = `${status ?? 'no answer'} ${error?.name ?? 'unreadable'}`;
  const reason = `${code}: ${error?.message ?? 'the answer names no id'}`;
  const isRefusal = status !== undefined && status >= 400 && status < 500;
  if (isRefusal && (!passing.has(status) || error?.name === 'invalid_idempotent_request')) {
    return { kind: 'refused', code, reason };
  }
  const after = retryAfter(headers?.['retry-after'], Date.now()) ?? (status === 429 ? shortQuiet : undefined);
  return { kind: 'retry', code, reason, ...(after === undefined ? {} : { after }) };
}

/** Resend through its SDK, one call for one entry, with the entry's id as idempotency key. DESIGN 3, The outbox. */
export function createTransport({
  apiKey,
  baseUrl,
}: {
  apiKey: string;
  baseUrl?: string | undefined;
}): Transport {
  const resend = new Resend(apiKey, baseUrl ? { baseUrl } : {});

  async function sendEmail(
    call: EmailCall,
    key: string,
    { from, hotel }: NonNullable<Entry['firstAttempt']>,
  ) {
    const { subject, html, text } = call;
    const message = { from, to: call.to ?? hotel, replyTo: call.replyTo ?? hotel, subject, html, text };
    return outcomeOf(
      await resend.emails.send(message, { idempotencyKey: key, signal: AbortSignal.timeout(callLimit) }),
    );
  }

  /** Adding twice is adding once, so these calls need no key. */
  async function addContact({ type: _, segmentId, ...contact }: ContactCall) {
    const signal = AbortSignal.timeout(callLimit);
    const created = outcomeOf(
      await resend.contacts.create({ ...contact, segments: [{ id: segmentId }] }, { signal }),
    );
    const mayBeKnown =
      created.kind === 'refused' || (created.kind === 'retry' && created.code.startsWith('409'));
    if (!mayBeKnown) return created;
    // A known address only joins the segment. The SDK puts it into a path as it is.
    const joined = outcomeOf(
      await resend.contacts.segments.add({ email: encodeURIComponent(contact.email), segmentId }, { signal }),
    );
    return joined.kind === 'refused' ? created : joined;
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
