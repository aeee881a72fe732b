import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { formNames } from '../../shared/forms/allForms';

const time = z.iso.datetime();

const email = z.object({
  type: z.literal('email'),
  /** Default: the hotel (MAIL_TO). */
  to: z.string().optional(),
  /** Default: the hotel (MAIL_TO). */
  replyTo: z.string().optional(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
});

/** The sender of all email, and the hotel's mailbox for enquiries. */
export interface Mailboxes {
  from: string;
  hotel: string;
}

/** One call to Resend, without the configured addresses, which are in `firstAttempt`. */
const call = z.discriminatedUnion('type', [
  email,
  /** Adds an address to the list unless it has left the list before, and sends an email in either case. */
  z.object({
    type: z.literal('contact'),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    segmentId: z.string(),
    /** Which of the two is sent depends on whether the contact has left the list. */
    mails: z.object({ welcome: email, back: email }),
  }),
  /** Excludes a contact who used the signed link from broadcasts. */
  z.object({ type: z.literal('unsubscribe'), email: z.string() }),
  /** Puts a contact who left and then used the signed link back on the list. */
  z.object({ type: z.literal('resubscribe'), email: z.string(), segmentId: z.string() }),
]);

/** Time, content hash, role and optional submission hash; see EnquiryKey. */
const idSyntax = /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-([\da-f]{15})([\da-f])(?:-([\da-f]{16}))?$/;

/** A file in the outbox: one entry is one call to Resend. */
const entrySchema = z.object({
  version: z.literal(1),
  /** Also the file name and the idempotency key; never changes. */
  id: z.string().regex(idSyntax),
  form: z.enum(formNames),
  acceptedAt: time,
  call,
  /** Set if the call was changed after the provider refused it. Default: the id. */
  idempotencyKey: z.string().optional(),
  attempts: z.int().nonnegative(),
  /**
   * Set before the first call, because a repeated call must be identical and come before the key expires at Resend.
   * Until the first call, the configured addresses may change.
   */
  firstAttempt: z.object({ at: time, from: z.string(), hotel: z.string() }).optional(),
  nextAttemptAt: time.optional(),
  lastError: z.string().optional(),
  /** Written before the file moves to sent/ or failed/. */
  outcome: z.object({ state: z.enum(['sent', 'failed']), at: time, detail: z.string() }).optional(),
});

export type Entry = z.output<typeof entrySchema>;
export type Call = Entry['call'];
export type EmailCall = Extract<Call, { type: 'email' }>;
export type ContactCall = Extract<Call, { type: 'contact' }>;

/**
 * Identifies an enquiry, in hexadecimal digits. Part of its entries' ids, so that the names of existing files reveal a
 * repeat.
 */
export interface EnquiryKey {
  /** 15 digits: hash of form and content. */
  content: string;
  /** 16 digits: hash of content and the browser's id for the submission. */
  submission?: string | undefined;
}

/** The hexadecimal digit for each role in an id. */
const roles = {
  'mail to hotel': '0',
  'mail to guest': '1',
  contact: '2',
  unsubscribe: '3',
  resubscribe: '4',
} as const;

/** The role of a call; an enquiry has at most one call of each role. */
export function roleOf(call: Call): string {
  if (call.type !== 'email') return roles[call.type];
  return roles[call.to === undefined ? 'mail to hotel' : 'mail to guest'];
}

/** A random key, which no other enquiry has. */
const randomKey = (): EnquiryKey => ({ content: randomBytes(8).toString('hex').slice(1) });

/**
 * Creates an entry whose id starts with the time in UTC, so that directory listings are in order of arrival.
 * @param key if omitted, there is no deduplication
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

/** Parses an id: time of arrival (in ms since 1970), key and role. */
export function readId(id: string): { at: number; key: EnquiryKey; role: string } | undefined {
  const [, year, month, day, hours, minutes, seconds, content, role, submission] = idSyntax.exec(id) ?? [];
  if (!content || !role) return undefined;
  const at = Date.parse(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`);
  return { at, key: { content, submission }, role };
}

/** Parses a file; undefined if it is not a complete entry with this id. */
export function parseEntry(text: string, id: string): Entry | undefined {
  try {
    const result = entrySchema.safeParse(JSON.parse(text));
    return result.success && result.data.id === id ? result.data : undefined;
  } catch {
    return undefined;
  }
}

const signedRoles: readonly string[] = [roles.unsubscribe, roles.resubscribe];
const listRoles: readonly string[] = [roles.contact, ...signedRoles];

/** The position of the role in an id, after time and content. */
const roleIndex = 'YYYYMMDD-HHMMSS-'.length + 15;

/** Whether an id belongs to a call that changes the list. Fast, since a queue may be long. */
export const isListCall = (id: string): boolean => listRoles.includes(id[roleIndex] ?? '');

/** Whether an id belongs to a choice through a signed link that was accepted at or after a time (ISO). */
export function isSignedChoice(id: string, since: string): boolean {
  const { role = '', at = 0 } = readId(id) ?? {};
  // Times in ids are whole seconds.
  return signedRoles.includes(role) && at > Date.parse(since) - 1000;
}

/** Whether an id belongs to an email to the hotel. */
export const isNotice = (id: string): boolean => readId(id)?.role === roles['mail to hotel'];
