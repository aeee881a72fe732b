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

/** A file of the outbox: one entry is one call to Resend. docs/behavior.md#outbox */
export const entrySchema = z.object({
  version: z.literal(1),
  /** Also the file's name and the idempotency key, so it never changes. */
  id: z.string().regex(/^\d{8}-\d{6}-[\da-f]{16}$/),
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

/** A new entry; its id begins with the time in UTC, so that a directory listing is in order of arrival. */
export function createEntry(form: Entry['form'], call: Call, now: Date): Entry {
  const stamp = now
    .toISOString()
    .replace(/[-:]|\..*/g, '')
    .replace('T', '-');
  return {
    version: 1,
    id: `${stamp}-${randomBytes(8).toString('hex')}`,
    form,
    acceptedAt: now.toISOString(),
    call,
    attempts: 0,
  };
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
