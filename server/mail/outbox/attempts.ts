import { randomUUID } from 'node:crypto';
import type { Database, Query } from './database';
import { type EmailMessage, type Mailboxes, messageKinds, type StartedMessage } from './message';
import { retryPolicy } from './retryPolicy';
import { contentOf, freshAttempt, messageOf, superseded } from './rows';

/** A message that this process has leased for one attempt. */
export interface Claim extends StartedMessage {
  id: number;
  form: string;
  attempts: number;
  /** The end of the lease, in ms since 1970. Once another process has the lease, only a success is still recorded. */
  lease: number;
  /** Whether this is the first attempt with the message's idempotency key. */
  isFirst: boolean;
}

interface ClaimedRow {
  id: number;
  kind: string;
  content: string;
  attempts: number;
  idempotency_key: string;
  sender: string;
  hotel: string;
  form: string;
}

/** SQL that sets the note, but keeps the old note if a later request replaced the message during the attempt. */
const newNote = "note = iif(state = 'sent', note, :note)";

/** SQL that checks whether a process holds the lease on a message, and is making an attempt. */
const isLeased = (table: string) => `${table}.leased_until > :now AND ${table}.leased_until <= :now + :lease`;

/**
 * SQL for the next message, either an email or a newsletter change. Messages that were never rejected come first, then
 * the messages that have been due the longest. Newsletter changes for the same address are made one at a time, oldest
 * first. An index has the same order, to keep the query fast with thousands of messages.
 * @param isEmail 1, 0, or an SQL expression
 */
const nextMessage = (isEmail: string) => `
  SELECT id FROM message AS next
  WHERE state = 'queued' AND (subscriber IS NULL) = ${isEmail} AND kind IN (SELECT value FROM json_each(:kinds))
    AND NOT (next_attempt_at > :now AND next_attempt_at <= :now + :longestPause)
    AND NOT (${isLeased('next')})
    AND NOT EXISTS (
      SELECT 1 FROM message AS other
      WHERE other.subscriber = next.subscriber AND other.id <> next.id
        AND (other.state = 'queued' AND other.id < next.id OR ${isLeased('other')}))
  ORDER BY rejected_at, next_attempt_at, id LIMIT 1`;

/** Creates the functions that lease messages for delivery and record the results. */
export function attemptsIn({ transaction }: Database, clock: () => number) {
  /** Records the result of an attempt. Does nothing if another process has taken over the lease. */
  const record = async ({ id, lease }: Claim, changes: string, parameters: Parameters<Query>[1] = {}) => {
    await transaction((query) =>
      query(`UPDATE message SET leased_until = 0, ${changes} WHERE id = :id AND leased_until = :lease`, {
        ...parameters,
        id,
        lease,
      }),
    );
  };

  return {
    /**
     * Leases the next due message for an attempt. First holds messages whose time for retries is over, because Resend
     * would not recognize a later attempt as a repeat. Leases no message from a restored backup until `holdRestored`
     * has been called.
     * @param mailboxes the configured addresses; all retries of a message use the addresses of the first attempt
     * @returns the ids of the messages that were held by this call, and the message to send
     */
    claim: ({ from, hotel }: Mailboxes, isListFirst: boolean) =>
      transaction(async (query): Promise<{ overdue: number[]; claim: Claim | undefined }> => {
        const now = clock();
        const key = randomUUID();
        const { lease, retryTime, maxRetryAfter: longestPause } = retryPolicy;
        // A first attempt in the future means that the clock was wrong.
        const overdue = await query<{ id: number }>(
          `UPDATE message INDEXED BY message_tried SET state = 'held', held_because = 'overdue'
           WHERE state = 'queued' AND retry_until IS NOT NULL AND NOT (${isLeased('message')})
             AND (retry_until < :now OR first_attempt_at > :now + :longestPause) RETURNING id`,
          { now, lease, longestPause },
        );
        const [row] = await query<ClaimedRow>(
          `UPDATE message SET
             leased_until = :now + :lease, attempts = attempts + 1,
             idempotency_key = coalesce(idempotency_key, :key), sender = coalesce(sender, :from),
             hotel = coalesce(hotel, :hotel), first_attempt_at = coalesce(first_attempt_at, :now),
             retry_until = coalesce(retry_until, :now + :retryTime)
           WHERE id = coalesce((${nextMessage('NOT :isListFirst')}), (${nextMessage(':isListFirst')}))
             AND NOT (SELECT is_backup FROM status)
           RETURNING id, kind, content, attempts, idempotency_key, sender, hotel,
             (SELECT form FROM inquiry WHERE inquiry.id = message.inquiry) AS form`,
          {
            now,
            key,
            from,
            hotel,
            lease,
            retryTime,
            longestPause,
            kinds: JSON.stringify(messageKinds),
            isListFirst: Number(isListFirst),
          },
        );
        const claim = row && {
          id: row.id,
          form: row.form,
          attempts: row.attempts,
          lease: now + lease,
          message: messageOf(row.kind, row.content),
          idempotencyKey: row.idempotency_key,
          from: row.sender,
          hotel: row.hotel,
          isFirst: row.idempotency_key === key,
        };
        return { overdue: overdue.map(({ id }) => id), claim };
      }),

    /** Returns the time when the next message is due; undefined if no message is queued. */
    nextTime: (): Promise<number | undefined> =>
      transaction(async (query) => {
        const [row] = await query<{ time: number | null }>(
          `SELECT min(max(next_attempt_at, leased_until)) AS time FROM message INDEXED BY message_queue
           WHERE state = 'queued'`,
        );
        return row?.time ?? undefined;
      }),

    /** Marks a message as sent. @param note Resend's id */
    markSent: async ({ id }: Claim, note: string): Promise<void> => {
      // Ignores the lease and the current state, because the message has certainly been sent.
      await transaction((query) =>
        query(
          `UPDATE message SET leased_until = 0, held_because = NULL, note = :note,
             closed_at = coalesce(closed_at, :now), state = 'sent' WHERE id = :id`,
          { id, note, now: clock() },
        ),
      );
    },

    /** Schedules a retry, which must be identical because the message may already have been sent. @param pause in ms */
    markDelayed: (claim: Claim, note: string, pause: number) =>
      record(claim, `next_attempt_at = :time, ${newNote}`, { note, time: Math.round(clock() + pause) }),

    /** Marks a message as failed after Resend refused the message. A refused message was certainly not sent. */
    markFailed: (claim: Claim, note: string) =>
      record(
        claim,
        `${freshAttempt}, held_because = NULL, ${newNote},
         closed_at = coalesce(closed_at, :now), state = iif(state = 'sent', state, 'failed')`,
        { note, now: clock() },
      ),

    /** Replaces the content of an email after Resend refused the email, for example to send it without Reply-To. */
    replaceEmail: (claim: Claim, message: EmailMessage, note: string) =>
      record(claim, `${freshAttempt}, content = :content, ${newNote}`, {
        note,
        content: contentOf(message),
      }),

    /**
     * Records that Resend rejected this server. Nothing was sent, so the attempt does not count.
     * @param isQuota whether the quota is used up, so the message cannot be the reason
     * @returns whether the message has failed, because other messages were sent between its rejections
     */
    markRejected: (claim: Claim, note: string, isQuota: boolean): Promise<boolean> =>
      transaction(async (query) => {
        const now = clock();
        const { id, lease } = claim;
        const [row] = await query<{ rejections: number }>(
          `UPDATE message SET
             leased_until = 0, attempts = attempts - 1, next_attempt_at = :now, rejected_at = :now, ${newNote},
             rejections = rejections + (NOT :isQuota AND (rejections = 0 OR EXISTS (
               SELECT 1 FROM message AS other
               WHERE other.state = 'sent' AND other.closed_at >= message.rejected_at
                 AND other.note IS NOT :superseded)))
             ${claim.isFirst ? `, ${freshAttempt}` : ''}
           WHERE id = :id AND leased_until = :lease RETURNING rejections`,
          { id, lease, now, note, superseded, isQuota: Number(isQuota) },
        );
        if ((row?.rejections ?? 0) < retryPolicy.maxRejections) return false;
        await query(
          "UPDATE message SET state = 'failed', closed_at = :now WHERE id = :id AND state IN ('queued', 'held')",
          { id, now },
        );
        return true;
      }),
  };
}
