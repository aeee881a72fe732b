import type { Logger } from '../logger';
import type { Entry, Mailboxes } from './entry';
import type { Clocks, Queue } from './queue';
import type { Records } from './records';
import { quotaExceeded, retryPause, retryPolicy } from './retryPolicy';
import type { SendResult, Transport } from './transport';

const heldMessage =
  'sending is paused: Resend rejects this server; check RESEND_API_KEY, RESEND_SEGMENT_ID, and the domain of MAIL_FROM';
const quotaMessage =
  'sending is paused: the Resend quota is used up; sending resumes once it resets or the plan is upgraded';

export type Outcome = 'sent' | 'delayed' | 'refused' | 'held' | 'given up';

/** The provider's error for an invalid address. */
const invalidField = '422 validation_error';

type Rejection = Extract<SendResult, { kind: 'held' }>;
type Delay = Extract<SendResult, { kind: 'retry' }>;

const iso = (time: number) => new Date(time).toISOString();

/** An entry's fields in log lines. */
const logFields = ({ id, form, attempts }: Entry) => ({ entry: id, form, attempts });

/**
 * The hotel's notice without Reply-To, since the provider may reject a guest's address that our validation accepts. The
 * email's text contains the address. Undefined for other calls. The changed body needs a new idempotency key.
 */
function withoutReplyTo(entry: Entry): Entry | undefined {
  const { id, call } = entry;
  if (call.type !== 'email' || call.to !== undefined || call.replyTo === undefined) return undefined;
  const { replyTo: _, ...plain } = call;
  return { ...entry, call: plain, idempotencyKey: `${id}-plain` };
}

interface AttemptOptions extends Pick<Clocks, 'now' | 'random'> {
  queue: Queue;
  records: Records;
  mailboxes: () => Mailboxes;
  logger: Logger;
  onOutcome: (outcome: Outcome) => void;
}

/** Creates the function that calls the provider once for an entry and records the outcome. */
export function createAttempt({ queue, records, mailboxes, logger, onOutcome, now, random }: AttemptOptions) {
  /** Marks an entry as permanently failed. */
  async function fail(entry: Entry, outcome: 'refused' | 'given up', detail: string, code?: string) {
    onOutcome(outcome);
    const message = outcome === 'refused' ? 'email rejected' : 'gave up sending email';
    logger.error({ ...logFields(entry), code }, `${message}; see npm run outbox`);
    await records.close(entry, 'failed', detail);
  }

  /**
   * The provider rejects this kind of call from this server: nothing was sent, and all calls of this kind wait. A call
   * rejected this way while others succeed is marked as refused.
   */
  async function hold(found: Entry, attempted: Entry, { code, reason }: Rejection): Promise<void> {
    const pause = queue.hold(found, code);
    if (pause === undefined) return fail(attempted, 'refused', reason, code);
    onOutcome('held');
    logger.error(
      { kind: found.call.type, code, queued: queue.stats().length, retryInMs: Math.round(pause) },
      code.endsWith(quotaExceeded) ? quotaMessage : heldMessage,
    );
    await records.note({ ...found, lastError: reason });
  }

  async function delay(entry: Entry, { code, reason, ...result }: Delay): Promise<void> {
    const retryAfter = Math.min(result.retryAfter ?? 0, retryPolicy.maxRetryAfter);
    const pause = Math.max(retryAfter, retryPause(entry.attempts, random));
    if (retryAfter > 0) queue.pause(retryAfter);
    onOutcome('delayed');
    queue.delay(entry.id, pause);
    logger.warn({ ...logFields(entry), code, retryInMs: Math.round(pause) }, 'email delayed');
    await records.note({ ...entry, lastError: reason, nextAttemptAt: iso(now() + pause) });
  }

  return async function attempt(found: Entry, send: Transport): Promise<void> {
    const start = queue.begin(found);
    if (start === 'later') return;
    if (start === 'too late') {
      // The idempotency key may have expired at Resend, so another attempt could send a second email.
      const hours = retryPolicy.giveUpAfter / (60 * 60 * 1000);
      const last = found.lastError ?? 'no response';
      return fail(found, 'given up', `gave up after ${hours} hours; last error: ${last}`);
    }
    const firstAttempt = found.firstAttempt ?? { at: iso(now()), ...mailboxes() };
    const entry = { ...found, attempts: found.attempts + 1, firstAttempt };
    // Recorded before the call, because the time of the first attempt must survive a crash.
    await records.note(entry);
    queue.delay(found.id, 0);
    const result = await send(entry);
    if (result.kind === 'held') return hold(found, entry, result);
    if (result.kind === 'retry') return delay(entry, result);
    queue.pass(found.call.type);
    if (result.kind === 'sent') {
      onOutcome('sent');
      logger.info(logFields(entry), 'email sent');
      return records.close(entry, 'sent', result.id);
    }
    const plain = result.code === invalidField ? withoutReplyTo(entry) : undefined;
    if (!plain) return fail(entry, 'refused', result.reason, result.code);
    const { form, id } = entry;
    const message = 'notice rejected; sending it without the guest in Reply-To';
    logger.warn({ entry: id, form, code: result.code }, message);
    return records.note({ ...plain, lastError: result.reason });
  };
}
