import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { formNames } from '../../shared/forms/allForms';

const time = z.iso.datetime();

const email = z.object({
  type: z.literal('email'),
  /** Absent: the hotel (MAIL_TO). */
  to: z.string().optional(),
  /** Absent: the hotel (MAIL_TO). */
  replyTo: z.string().optional(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Additional headers. */
  headers: z.record(z.string(), z.string()).optional(),
});

/** The sender of all mails, and the hotel's mailbox for enquiries. */
export interface Mailboxes {
  from: string;
  hotel: string;
}

/** One call to Resend, without the configured addresses, which are in `firstAttempt`. */
const call = z.discriminatedUnion('type', [
  email,
  /** Puts an address on the list, unless its owner has left it, and mails it what came of that. */
  z.object({
    type: z.literal('contact'),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    segmentId: z.string(),
    /** Which one is sent depends on whether the contact has left. */
    mails: z.object({ welcome: email, back: email }),
  }),
  /** Excludes a contact from broadcasts: its owner used the signed link. */
  z.object({ type: z.literal('unsubscribe'), email: z.string() }),
  /** Puts a contact that has left back on the list: its owner used the signed link. */
  z.object({ type: z.literal('resubscribe'), email: z.string(), segmentId: z.string() }),
]);

/** Time, content hash, role and optional submission hash; see EnquiryKey. */
const idSyntax = /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-([\da-f]{15})([\da-f])(?:-([\da-f]{16}))?$/;

/** A file of the outbox: one entry is one call to Resend. */
const entrySchema = z.object({
  version: z.literal(1),
  /** Also the file's name and the idempotency key; never changes. */
  id: z.string().regex(idSyntax),
  form: z.enum(formNames),
  acceptedAt: time,
  call,
  /** Set when the call was changed after the provider had refused it. Absent: the id. */
  idempotencyKey: z.string().optional(),
  attempts: z.int().nonnegative(),
  /**
   * Set before the first call: a repeated call must be identical, and come before its key expires at Resend. Until then the
   * configured addresses may change.
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
 * Identifies an enquiry, in hexadecimal digits. It is part of the ids of its entries, so that a repeat is recognized by the
 * names of existing files.
 */
export interface EnquiryKey {
  /** 15 digits: hash of form and content. */
  content: string;
  /** 16 digits: hash of content and the browser's id of the submission. */
  submission?: string | undefined;
}

/** Hexadecimal digits. */
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

/** A key that no other enquiry has. */
const randomKey = (): EnquiryKey => ({ content: randomBytes(8).toString('hex').slice(1) });

/**
 * A new entry; its id begins with the time in UTC, so that directory listings are in order of arrival.
 * @param key absent: no deduplication
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

/** Parses a file; undefined if it is not the complete entry of this id. */
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

/** The place of the role in an id, after time and content. */
const rolePlace = 'YYYYMMDD-HHMMSS-'.length + 15;

/** Whether an id is that of a call that changes the list. Quick, since a queue may be long. */
export const isListCall = (id: string): boolean => listRoles.includes(id[rolePlace] ?? '');

/** Whether an id is that of a choice made by a signed link, accepted at or after a time (ISO). */
export function isSignedChoice(id: string, since: string): boolean {
  const { role = '', at = 0 } = readId(id) ?? {};
  // Ids have whole seconds.
  return signedRoles.includes(role) && at > Date.parse(since) - 1000;
}

/** Whether an id is that of a mail to the hotel. */
export const isNotice = (id: string): boolean => readId(id)?.role === roles['mail to hotel'];
