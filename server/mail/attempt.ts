import type { Logger } from '../logger';
import type { Call, Entry, Mailboxes } from './entry';
import type { Clocks, Queue } from './queue';
import type { Records } from './records';
import { quotaExceeded, retryPause, retryPolicy } from './retryPolicy';
import type { Transport } from './transport';

const heldMessage =
  'mail is held, since Resend refuses this server: check RESEND_API_KEY, RESEND_SEGMENT_ID and the domain of MAIL_FROM';
const quotaMessage =
  'mail is held, since the quota at Resend is used up: it goes out when the quota is free again, or in a larger plan';

/** The outcome of an attempt. */
export type Outcome = 'sent' | 'delayed' | 'refused' | 'held' | 'given up';

/** The provider's error for an invalid address. */
const invalidField = '422 validation_error';

type Refusal = { code: string; reason: string };

/**
 * The hotel's notice without Reply-To: the provider may reject a guest's address that our validation accepts. The mail's
 * text contains the address. Undefined for other calls. The changed body needs another idempotency key.
 */
function withoutReplyTo(entry: Entry): Entry | undefined {
  const { id, call } = entry;
  if (call.type !== 'email' || call.to !== undefined || call.replyTo === undefined) return undefined;
  const { replyTo: _, ...plain } = call;
  return { ...entry, call: plain, idempotencyKey: `${id}-plain` };
}

export interface AttemptOptions extends Pick<Clocks, 'now' | 'random'> {
  queue: Queue;
  records: Records;
  /** Sender and the hotel's mailbox, fixed in an entry at its first attempt. */
  /** As they are at the first attempt of a mail. */
  mailboxes: () => Mailboxes;
  logger: Logger;
  onOutcome: (outcome: Outcome) => void;
  /** Kinds of call that are held, with the provider's code. Kept up to date here. */
  held: Map<Call['type'], string>;
}

/** Makes the function that calls the provider once for an entry, and records what came of it. */
export function createAttempt({
  queue,
  records,
  mailboxes,
  logger,
  onOutcome,
  held,
  ...clocks
}: AttemptOptions) {
  const { now, random } = clocks;
  const iso = (time: number) => new Date(time).toISOString();

  /** Fails an entry whose idempotency key may have expired at Resend: it could be sent twice. */
  async function giveUp(entry: Entry): Promise<void> {
    const { id, form, attempts, lastError } = entry;
    onOutcome('given up');
    logger.error({ entry: id, form, attempts }, 'mail given up; see npm run outbox');
    const hours = retryPolicy.giveUpAfter / (60 * 60 * 1000);
    await records.close(
      entry,
      'failed',
      `gave up after ${hours} hours; last: ${lastError ?? 'no answer seen'}`,
    );
  }

  /** Fails an entry that the provider rejected permanently. */
  async function refuse(entry: Entry, { code, reason }: Refusal): Promise<void> {
    const { id, form, attempts } = entry;
    onOutcome('refused');
    logger.error({ entry: id, form, attempts, code }, 'mail refused; see npm run outbox');
    await records.close({ ...entry, lastError: reason }, 'failed', reason);
  }

  /**
   * The provider rejects this kind of call from this server: nothing was sent, and all calls of the kind wait. A call that
   * is rejected this way while others succeed is refused.
   */
  async function hold(found: Entry, attempted: Entry, refusal: Refusal): Promise<void> {
    const { code } = refusal;
    const isQuota = code.endsWith(quotaExceeded);
    const pause = queue.hold(found, isQuota);
    if (pause === undefined) return refuse(attempted, refusal);
    onOutcome('held');
    const { type } = found.call;
    held.set(type, code);
    const retryInMs = Math.round(pause);
    logger.error(
      { kind: type, code, queued: queue.facts().length, retryInMs },
      isQuota ? quotaMessage : heldMessage,
    );
    await records.note({ ...found, lastError: refusal.reason });
  }

  async function attempt(found: Entry, send: Transport): Promise<void> {
    const { id, form } = found;
    const start = queue.begin(id);
    if (start === 'later') return;
    if (start === 'too late') return giveUp(found);
    const attempts = found.attempts + 1;
    const firstAttempt = found.firstAttempt ?? { at: iso(now()), ...mailboxes() };
    const entry: Entry = { ...found, attempts, firstAttempt };
    // Before the call: the time of the first attempt must survive a crash.
    await records.note(entry);
    queue.delay(id, 0);
    const result = await send(entry);
    if (result.kind === 'held') return hold(found, entry, result);
    if (result.kind !== 'retry') {
      queue.pass(found.call.type);
      held.delete(found.call.type);
    }
    if (result.kind === 'sent') {
      onOutcome('sent');
      logger.info({ entry: id, form, attempts }, 'mail sent');
      return records.close(entry, 'sent', result.id);
    }
    if (result.kind === 'refused') {
      const plain = result.code === invalidField ? withoutReplyTo(entry) : undefined;
      if (!plain) return refuse(entry, result);
      logger.warn(
        { entry: id, form, code: result.code },
        'notice refused; it goes without the guest in Reply-To',
      );
      return records.note({ ...plain, lastError: result.reason });
    }
    const retryAfter = Math.min(result.retryAfter ?? 0, retryPolicy.longestRetryAfter);
    const pause = Math.max(retryAfter, retryPause(attempts, random));
    if (retryAfter > 0) queue.pause(retryAfter);
    onOutcome('delayed');
    queue.delay(id, pause);
    logger.warn(
      { entry: id, form, attempts, code: result.code, retryInMs: Math.round(pause) },
      'mail delayed',
    );
    await records.note({ ...entry, lastError: result.reason, nextAttemptAt: iso(now() + pause) });
  }

  return attempt;
}
