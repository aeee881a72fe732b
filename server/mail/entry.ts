import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { formNames } from '../../shared/formNames';

const time = z.iso.datetime();

/** One call to Resend, without the configured addresses: those are fixed in `firstAttempt`. */
const call = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('email'),
    /** Absent: the hotel (MAIL_TO). */
    to: z.string().optional(),
    /** Absent: the hotel (MAIL_TO). */
    replyTo: z.string().optional(),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    /** Header lines beyond those that every mail has. */
    headers: z.record(z.string(), z.string()).optional(),
  }),
  z.object({
    type: z.literal('contact'),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** True where the guest gave no consent: Resend then leaves the contact out of every broadcast. */
    unsubscribed: z.boolean(),
    segmentId: z.string(),
  }),
  /** Leaves a contact out of every broadcast from now on. */
  z.object({ type: z.literal('unsubscribe'), email: z.string() }),
]);

/** Time, hash and role, and the hash of a submission where it has one; see EnquiryKey. */
const idSyntax = /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-([\da-f]{15})([\da-f])(?:-([\da-f]{16}))?$/;

/** A file of the outbox: one entry is one call to Resend. docs/behavior.md#outbox */
export const entrySchema = z.object({
  version: z.literal(1),
  /** Also the file's name and the idempotency key, so it never changes. */
  id: z.string().regex(idSyntax),
  form: z.enum(formNames),
  acceptedAt: time,
  call,
  attempts: z.int().nonnegative(),
  /**
   * Fixed before the first call: a repeated one must be the same to the byte, and come before Resend forgets its
   * key. Until then the configured addresses may change.
   */
  firstAttempt: z.object({ at: time, from: z.string(), hotel: z.string() }).optional(),
  nextAttemptAt: time.optional(),
  lastError: z.string().optional(),
  /** The end of it, written before the file moves to sent/ or failed/. */
  outcome: z.object({ state: z.enum(['sent', 'failed']), at: time, detail: z.string() }).optional(),
});

export type Entry = z.output<typeof entrySchema>;
export type Call = Entry['call'];
export type EmailCall = Extract<Call, { type: 'email' }>;
export type ContactCall = Extract<Call, { type: 'contact' }>;
export type UnsubscribeCall = Extract<Call, { type: 'unsubscribe' }>;

/**
 * What tells an enquiry from all others, in hexadecimal digits; it stands in the ids of its entries, so that one that is
 * sent again is known by the names of the files that it made before. docs/behavior.md#sent-twice
 */
export interface EnquiryKey {
  /** 15 digits, of its form and content. */
  content: string;
  /** 16 digits, of its content and what its browser calls this submission. */
  submission?: string | undefined;
}

/** Hexadecimal digits. */
const roles = { 'mail to hotel': '0', 'mail to guest': '1', contact: '2', unsubscribe: '3' } as const;

/** What a call is to its enquiry, which makes one of each at most. */
export function roleOf(call: Call): string {
  if (call.type !== 'email') return roles[call.type];
  return roles[call.to === undefined ? 'mail to hotel' : 'mail to guest'];
}

/** The key of what nobody may send a second time by chance. */
const randomKey = (): EnquiryKey => ({ content: randomBytes(8).toString('hex').slice(1) });

/**
 * A new entry; its id begins with the time in UTC, so that a directory listing is in order of arrival.
 * @param key absent: nothing is a repeat of it
 */
export function createEntry(
  form: Entry['form'],
  call: Call,
  now: Date,
  { content, submission }: EnquiryKey = randomKey(),
): Entry {
  const stamp = now
    .toISOString()
    .replace(/[-:]|\..*/g, '')
    .replace('T', '-');
  return {
    version: 1,
    id: `${stamp}-${content}${roleOf(call)}${submission ? `-${submission}` : ''}`,
    form,
    acceptedAt: now.toISOString(),
    call,
    attempts: 0,
  };
}

/** What an id says: when its enquiry came (in ms since 1970), its key, and its call's role. */
export function readId(id: string): { at: number; key: EnquiryKey; role: string } | undefined {
  const [, year, month, day, hours, minutes, seconds, content, role, submission] = idSyntax.exec(id) ?? [];
  if (!content || !role) return undefined;
  const at = Date.parse(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`);
  return { at, key: { content, submission }, role };
}

/** A file's text as the entry with this id; undefined where it is no complete one. */
export function parseEntry(text: string, id: string): Entry | undefined {
  try {
    const result = entrySchema.safeParse(JSON.parse(text));
    return result.success && result.data.id === id ? result.data : undefined;
  } catch {
    return undefined;
  }
}
