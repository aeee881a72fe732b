import { randomBytes } from 'node:crypto';
import * as z from 'zod';

const time = z.iso.datetime();

/** One call to Resend. What the hotel's configuration decides is not in it: see `firstAttempt`. */
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
]);

/** What lies in the spool: one file, one call to Resend. DESIGN 3, The outbox. */
export const entrySchema = z.object({
  version: z.literal(1),
  /** Also the file's name and the idempotency key, so it never changes. */
  id: z.string().regex(/^\d{8}-\d{6}-[\da-f]{16}$/),
  form: z.enum(['newsletter', 'contact', 'group-request', 'opt-out']),
  acceptedAt: time,
  call,
  attempts: z.int().nonnegative(),
  /**
   * Fixed before the first call, because a repeated one must be the same to the byte and come while Resend still
   * knows its key; until then the hotel's addresses may change, as when a first key is configured.
   */
  firstAttempt: z.object({ at: time, from: z.string(), hotel: z.string() }).optional(),
  nextAttemptAt: time.optional(),
  lastError: z.string().optional(),
  /** What came of it, written before the file moves to sent/ or failed/. */
  outcome: z.object({ state: z.enum(['sent', 'failed']), at: time, detail: z.string() }).optional(),
});

export type Entry = z.output<typeof entrySchema>;
export type Call = Entry['call'];
export type EmailCall = Extract<Call, { type: 'email' }>;
export type ContactCall = Extract<Call, { type: 'contact' }>;

/** A fresh entry; its id begins with the time in UTC, so that a directory listing is in order of arrival. */
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
