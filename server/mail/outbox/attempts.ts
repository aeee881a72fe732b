import { randomUUID } from 'node:crypto';
import type { Database, Query } from './database';
import { type EmailMessage, type Mailboxes, messageKinds, type StartedMessage } from './message';
import { retryPolicy } from './retryPolicy';
import { contentOf, freshAttempt, messageOf, superseded } from './rows';

/** A message whose attempt this process may make. */
export interface Claim extends StartedMessage {
  id: number;
  form: string;
  attempts: number;
  /** The end of the lease, in ms since 1970. Recorded results have no effect once another process has the lease. */
  lease: number;
  /** Whether no attempt with an unknown outcome was made before. */
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

/** A message that a later choice replaced during the attempt keeps that note. */
const newNote = "note = iif(state = 'sent', note, :note)";

/** SQL for whether a process is making an attempt. */
const isLeased = (table: string) => `${table}.leased_until > :now AND ${table}.leased_until <= :now + :lease`;

/**
 * SQL for the next message, either an email or about the list: first those never rejected, then those due the longest.
 * Of the messages for one address on the list, the oldest goes first, and alone. An index has the same order,
 * so that the query stays fast with thousands of messages.
 * @param isEmail 1 or 0, or an expression
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

/** Taking messages for delivery, and recording the results. */
export function attemptsIn({ transaction }: Database, clock: () => number) {
  /** Writes the result of an attempt, unless its lease has passed to another process. */
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
     * Takes the next due message for an attempt. Holds messages that can't be tried again first, because Resend would
     * not recognize the repeat. Takes nothing from a backup until `holdRestored` was called.
     * @param mailboxes the configured addresses; a message keeps those of its first attempt
     * @returns the ids of messages that are held now, and the message to send
     */
    claim: ({ from, hotel }: Mailboxes, isListFirst: boolean) =>
      transaction(async (query): Promise<{ overdue: number[]; claim: Claim | undefined }> => {
        const now = clock();
        const key = randomUUID();
        const { lease, retryTime, maxRetryAfter: longestPause } = retryPolicy;
        // A first attempt in the future was made with a wrong clock.
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

    /** When the next message is due; undefined if none is waiting. */
    nextTime: (): Promise<number | undefined> =>
      transaction(async (query) => {
        const [row] = await query<{ time: number | null }>(
          `SELECT min(max(next_attempt_at, leased_until)) AS time FROM message INDEXED BY message_queue
           WHERE state = 'queued'`,
        );
        return row?.time ?? undefined;
      }),

    /** @param note Resend's id */
    markSent: async ({ id }: Claim, note: string): Promise<void> => {
      // True even if another process has the lease, and after an operator or a later choice has changed the state.
      await transaction((query) =>
        query(
          `UPDATE message SET leased_until = 0, held_because = NULL, note = :note,
             closed_at = coalesce(closed_at, :now), state = 'sent' WHERE id = :id`,
          { id, note, now: clock() },
        ),
      );
    },

    /** The outcome of the attempt may be unknown: the next one must be identical. @param pause in ms */
    markDelayed: (claim: Claim, note: string, pause: number) =>
      record(claim, `next_attempt_at = :time, ${newNote}`, { note, time: Math.round(clock() + pause) }),

    /** Resend refused the message, so nothing was sent. */
    markFailed: (claim: Claim, note: string) =>
      record(
        claim,
        `${freshAttempt}, held_because = NULL, ${newNote},
         closed_at = coalesce(closed_at, :now), state = iif(state = 'sent', state, 'failed')`,
        { note, now: clock() },
      ),

    /** Resend refused the email, and it can be sent in another form. */
    replaceEmail: (claim: Claim, message: EmailMessage, note: string) =>
      record(claim, `${freshAttempt}, content = :content, ${newNote}`, {
        note,
        content: contentOf(message),
      }),

    /**
     * Resend rejected this server, so nothing was sent by this attempt, which does not count.
     * @param isQuota whether the message cannot be the reason
     * @returns whether the message has failed, because others were sent between its rejections
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
