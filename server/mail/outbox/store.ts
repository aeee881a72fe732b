import { randomUUID } from 'node:crypto';
import type { Database, Query } from './database';
import {
  type EmailMessage,
  type Inquiry,
  type InquiryKey,
  type Mailboxes,
  type Message,
  type StartedMessage,
  subscriberOf,
} from './message';
import { retryPolicy } from './retryPolicy';

const minute = 60_000;
const hour = 60 * minute;

/** How long the same fields are the same inquiry, in ms. */
export const contentWindow = 10 * minute;

/** How long the same submission is the same inquiry, in ms: a phone may be offline for hours. */
export const submissionWindow = 24 * hour;

/** How long a post may wait until it is stored, in ms. */
const storeLimit = 5000;

/**
 * How many messages may wait before inquiries are refused. They take three hours to send at the provider's pace, and
 * 200 MB on the disk.
 */
export const maxWaiting = 20_000;

/** What is written to check for space for an inquiry, in bytes. */
const probeSize = 64 * 1024;

export type State = 'queued' | 'held' | 'sent' | 'failed';

/** Why a message is held: by an operator, by the time limit for repeated calls, or since a backup was restored. */
type HeldBecause = 'operator' | 'overdue' | 'restored';

/** A message for an operator; times are in ms since 1970. */
export interface MessageRow {
  id: number;
  state: State;
  held_because: HeldBecause | null;
  form: string;
  kind: Message['kind'];
  /** The guest's address. */
  email: string;
  received_at: number;
  attempts: number;
  first_attempt_at: number | null;
  next_attempt_at: number;
  closed_at: number | null;
  /** Resend's id, or the last error. */
  note: string | null;
}

const rows = `
  SELECT message.id, state, held_because, form, kind, email, received_at, attempts, first_attempt_at, next_attempt_at,
    closed_at, note
  FROM message JOIN inquiry ON inquiry.id = message.inquiry`;

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

/** The outbox's state, for metrics and alerts. */
export interface OutboxStats {
  /** The number of waiting messages, and how long the oldest one has waited, in ms. */
  length: number;
  oldest: number;
  /** The provider's error code while it holds email from this server. */
  heldBy?: string | undefined;
  /** How many messages may wait. */
  limit: number;
  /** The number of notices to the hotel and list changes that failed, although guests were told 'sent'. */
  failed: number;
  /** The number of messages held because they have been tried for too long. */
  overdue: number;
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

const superseded = 'not sent: superseded by a later choice';

/** Thrown if too many messages wait. */
export class FullError extends Error {
  constructor() {
    super(`${maxWaiting} messages are already waiting`);
    this.name = 'FullError';
  }
}

/** Forgets the attempts that were made, so that the next one has a new key and the configured addresses. */
const freshAttempt =
  'idempotency_key = NULL, sender = NULL, hotel = NULL, first_attempt_at = NULL, retry_until = NULL';

/** A message that a later choice replaced during the attempt keeps that note. */
const newNote = "note = iif(state = 'sent', note, :note)";

const contentOf = ({ kind: _, ...content }: Message) => JSON.stringify(content);
const messageOf = (kind: string, content: string) => ({ kind, ...JSON.parse(content) }) as Message;

/**
 * A choice through a signed link replaces all earlier ones of its address. A sign-up, which anyone can post, replaces
 * only earlier sign-ups.
 */
async function supersede(query: Query, kind: Message['kind'], subscriber: string, now: number) {
  const replaced = kind === 'subscribe' ? "AND kind = 'subscribe'" : '';
  await query(
    `UPDATE message SET state = 'sent', held_because = NULL, closed_at = :now, note = :superseded
     WHERE subscriber = :subscriber AND state IN ('queued', 'held', 'failed') ${replaced}`,
    { now, superseded, subscriber },
  );
}

async function isKnown(query: Query, { content, submission }: InquiryKey, now: number): Promise<boolean> {
  // Also on the other side of `now`, since the clock may have been set back.
  const known = await query(
    `SELECT 1 FROM inquiry WHERE content_key = :content
       AND (abs(:now - received_at) < :contentWindow
         OR submission_key = :submission AND abs(:now - received_at) < :submissionWindow) LIMIT 1`,
    { content, submission: submission ?? null, now, contentWindow, submissionWindow },
  );
  return known.length > 0;
}

/** SQL for whether a process is making an attempt. */
const isLeased = (table: string) => `${table}.leased_until > :now AND ${table}.leased_until <= :now + :lease`;

/**
 * The order of delivery: first what was never rejected, email before changes of the list or the other way round, and
 * what has been due the longest. Of the messages for one address on the list, the oldest goes first, and alone.
 */
const nextMessage = `
  SELECT id FROM message AS next
  WHERE state = 'queued' AND kind IN (SELECT value FROM json_each(:kinds))
    AND NOT (next_attempt_at > :now AND next_attempt_at <= :now + :longestPause)
    AND NOT (${isLeased('next')})
    AND NOT EXISTS (
      SELECT 1 FROM message AS other
      WHERE other.subscriber = next.subscriber AND other.id <> next.id
        AND (other.state = 'queued' AND other.id < next.id OR ${isLeased('other')}))
  ORDER BY (subscriber IS NULL) = :isListFirst, rejected_at, next_attempt_at, id LIMIT 1`;

/** Deletes inquiries that have no messages any more. */
const deleteEmpty = 'DELETE FROM inquiry WHERE id NOT IN (SELECT inquiry FROM message)';

/** All that is done with the database, by the server and by the outbox command. */
export function createStore({ transaction, run, close }: Database, clock: () => number = Date.now) {
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
    close,

    /**
     * Stores an inquiry and its messages, all or nothing; once this resolves, they survive a power loss.
     * @returns false for a repeat, which is not stored
     * @throws FullError, LateError, or the system's error
     */
    add: ({ form, email, fields, receivedAt, key, messages }: Inquiry): Promise<boolean> =>
      transaction(async (query) => {
        const now = receivedAt.getTime();
        if (key && (await isKnown(query, key, now))) return false;
        const [waiting] = await query<{ count: number }>(
          "SELECT count(*) AS count FROM message WHERE state = 'queued'",
        );
        if ((waiting?.count ?? 0) + messages.length > maxWaiting) throw new FullError();
        const keys = { content: key?.content ?? null, submission: key?.submission ?? null };
        const [inquiry] = await query<{ id: number }>(
          `INSERT INTO inquiry (form, received_at, email, fields, content_key, submission_key)
           VALUES (:form, :now, :email, :fields, :content, :submission) RETURNING id`,
          { form, now, email, fields: JSON.stringify(fields), ...keys },
        );
        for (const message of messages) {
          const { kind } = message;
          const subscriber = subscriberOf(message);
          if (subscriber !== null) await supersede(query, kind, subscriber, now);
          await query(
            `INSERT INTO message (inquiry, kind, subscriber, next_attempt_at, content)
             VALUES (:inquiry, :kind, :subscriber, :now, :content)`,
            { inquiry: inquiry?.id ?? null, kind, subscriber, now, content: contentOf(message) },
          );
        }
        return true;
      }, storeLimit),

    /** Whether an inquiry was stored before. @throws LateError, or the system's error */
    knows: (key: InquiryKey): Promise<boolean> =>
      transaction((query) => isKnown(query, key, clock()), storeLimit),

    /**
     * Takes the next due message for an attempt. Holds messages that can't be tried again first, because Resend would
     * not recognize the repeat.
     * @param mailboxes the configured addresses; a message keeps those of its first attempt
     * @param kinds the kinds of messages that this release can send
     * @returns the ids of messages that are held now, and the message to send
     */
    claim: ({ from, hotel }: Mailboxes, kinds: readonly string[], isListFirst: boolean) =>
      transaction(async (query): Promise<{ overdue: number[]; claim: Claim | undefined }> => {
        const now = clock();
        const key = randomUUID();
        const { lease, retryTime, maxRetryAfter: longestPause } = retryPolicy;
        // A first attempt in the future was made with a wrong clock.
        const overdue = await query<{ id: number }>(
          `UPDATE message SET state = 'held', held_because = 'overdue'
           WHERE state = 'queued' AND idempotency_key IS NOT NULL AND NOT (${isLeased('message')})
             AND (retry_until < :now OR first_attempt_at > :now + :longestPause) RETURNING id`,
          { now, lease, longestPause },
        );
        const [row] = await query<ClaimedRow>(
          `UPDATE message SET
             leased_until = :now + :lease, attempts = attempts + 1,
             idempotency_key = coalesce(idempotency_key, :key), sender = coalesce(sender, :from),
             hotel = coalesce(hotel, :hotel), first_attempt_at = coalesce(first_attempt_at, :now),
             retry_until = coalesce(retry_until, :now + :retryTime)
           WHERE id = (${nextMessage})
           RETURNING id, kind, content, attempts, idempotency_key, sender, hotel,
             (SELECT form FROM inquiry WHERE inquiry.id = message.inquiry) AS form`,
          {
            ...{ now, key, from, hotel, lease, retryTime, longestPause },
            ...{ kinds: JSON.stringify(kinds), isListFirst: Number(isListFirst) },
          },
        );
        const claim = row && {
          ...{ id: row.id, form: row.form, attempts: row.attempts, lease: now + lease },
          ...{ message: messageOf(row.kind, row.content), idempotencyKey: row.idempotency_key },
          ...{ from: row.sender, hotel: row.hotel, isFirst: row.idempotency_key === key },
        };
        return { overdue: overdue.map(({ id }) => id), claim };
      }),

    /** When the next message is due; undefined if none is waiting. */
    nextTime: (): Promise<number | undefined> =>
      transaction(async (query) => {
        const [row] = await query<{ time: number | null }>(
          "SELECT min(max(next_attempt_at, leased_until)) AS time FROM message WHERE state = 'queued'",
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

    /** Resend refused the message, and it can be sent in another form. */
    replace: (claim: Claim, message: EmailMessage, note: string) =>
      record(claim, `${freshAttempt}, content = :content, ${newNote}`, {
        ...{ note, content: contentOf(message) },
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

    stats: (): Promise<Omit<OutboxStats, 'heldBy' | 'oldest'> & { oldestAt: number | null }> =>
      transaction(async (query) => {
        const [row] = await query<{
          length: number;
          oldestAt: number | null;
          failed: number;
          overdue: number;
        }>(
          `SELECT
             (SELECT count(*) FROM message WHERE state = 'queued') AS length,
             (SELECT received_at FROM inquiry
              WHERE id = (SELECT min(inquiry) FROM message WHERE state = 'queued')) AS oldestAt,
             (SELECT count(*) FROM message
              WHERE state = 'failed' AND (kind <> 'email' OR content ->> 'to' IS NULL)) AS failed,
             (SELECT count(*) FROM message WHERE state = 'held' AND held_because = 'overdue') AS overdue`,
        );
        return { length: 0, oldestAt: null, failed: 0, overdue: 0, ...row, limit: maxWaiting };
      }, storeLimit),

    /** Checks that an inquiry can be stored. @param isThorough whether there is space for a large one */
    probe: (isThorough: boolean): Promise<unknown> =>
      transaction(
        (query) => query('UPDATE status SET probe = zeroblob(:size)', { size: isThorough ? probeSize : 1 }),
        storeLimit,
      ),

    /** Deletes messages that were sent before a time, with the data of their guests. @returns how many */
    purge: (time: number): Promise<number> =>
      transaction(async (query) => {
        const deleted = await query(
          "DELETE FROM message WHERE state = 'sent' AND closed_at < :time RETURNING id",
          { time },
        );
        if (deleted.length > 0) await query(deleteEmpty);
        return deleted.length;
      }),

    /** After a backup was restored, holds what was waiting, since it may have been sent. @returns how many */
    holdRestored: (): Promise<number> =>
      transaction(async (query) => {
        const marked = await query('UPDATE status SET is_backup = 0 WHERE is_backup = 1 RETURNING 1');
        if (marked.length === 0) return 0;
        const held = await query(
          `UPDATE message SET state = 'held', held_because = 'restored' WHERE state = 'queued' RETURNING 1`,
        );
        return held.length;
      }),

    list: (wanted: readonly State[]): Promise<MessageRow[]> =>
      transaction((query) =>
        query<MessageRow>(
          `${rows} WHERE state IN (SELECT value FROM json_each(:wanted)) ORDER BY state = 'failed', state, message.id`,
          { wanted: JSON.stringify(wanted) },
        ),
      ),

    count: (state: State): Promise<number> =>
      transaction(async (query) => {
        const [row] = await query<{ count: number }>(
          'SELECT count(*) AS count FROM message WHERE state = :state',
          { state },
        );
        return row?.count ?? 0;
      }),

    find: (id: number): Promise<{ row: MessageRow; message: Message } | undefined> =>
      transaction(async (query) => {
        const [row] = await query<MessageRow>(`${rows} WHERE message.id = :id`, { id });
        const [found] = await query<{ content: string }>('SELECT content FROM message WHERE id = :id', {
          id,
        });
        return row && found && { row, message: messageOf(row.kind, found.content) };
      }),

    /**
     * Queues a held or failed message. It keeps its key for as long as Resend recognizes it.
     * @returns undefined if there is no such message; otherwise whether it may be sent a second time
     */
    requeue: (id: number, from: 'held' | 'failed'): Promise<{ isMaybeSecond: boolean } | undefined> =>
      transaction(async (query) => {
        const now = clock();
        const [row] = await query<{ age: number | null }>(
          `UPDATE message SET state = 'queued', held_because = NULL, closed_at = NULL, next_attempt_at = :now,
             rejections = 0, rejected_at = NULL, retry_until = first_attempt_at + :releaseTime
           WHERE id = :id AND state = :from RETURNING :now - first_attempt_at AS age`,
          { id, from, now, releaseTime: retryPolicy.releaseTime },
        );
        if (!row) return undefined;
        const isMaybeSecond = row.age !== null && (row.age < 0 || row.age > retryPolicy.releaseTime);
        if (isMaybeSecond || row.age === null)
          await query(`UPDATE message SET attempts = 0, ${freshAttempt} WHERE id = :id`, { id });
        return { isMaybeSecond };
      }),

    /** @returns whether there was such a message */
    hold: (id: number): Promise<boolean> =>
      transaction(async (query) => {
        const held = await query(
          `UPDATE message SET state = 'held', held_because = 'operator'
           WHERE id = :id AND state = 'queued' RETURNING 1`,
          { id },
        );
        return held.length > 0;
      }),

    /** Deletes a message that was not sent. @returns whether there was such a message */
    drop: (id: number): Promise<boolean> =>
      transaction(async (query) => {
        const dropped = await query("DELETE FROM message WHERE id = :id AND state <> 'sent' RETURNING 1", {
          id,
        });
        if (dropped.length > 0) await query(deleteEmpty);
        return dropped.length > 0;
      }),

    /**
     * Deletes all inquiries from an address, except for a waiting request to leave the list.
     * @returns how many were deleted and kept
     */
    forget: (email: string): Promise<{ deleted: number; kept: number }> =>
      transaction(async (query) => {
        await query(
          `DELETE FROM message WHERE NOT (kind = 'unsubscribe' AND state IN ('queued', 'held'))
             AND inquiry IN (SELECT id FROM inquiry WHERE lower(email) = lower(:email))`,
          { email },
        );
        const deleted = await query(
          `DELETE FROM inquiry WHERE lower(email) = lower(:email) AND id NOT IN (SELECT inquiry FROM message)
           RETURNING 1`,
          { email },
        );
        const kept = await query('SELECT 1 FROM inquiry WHERE lower(email) = lower(:email)', { email });
        return { deleted: deleted.length, kept: kept.length };
      }),

    /** Writes a consistent copy to a new file. @throws the system's error */
    copyTo: (file: string): Promise<void> => run(`VACUUM INTO '${file.replaceAll("'", "''")}'`),

    /** Marks this file as a copy, so that the server that starts with it sends nothing a second time. */
    markAsBackup: (): Promise<unknown> => transaction((query) => query('UPDATE status SET is_backup = 1')),
  };
}

export type Store = ReturnType<typeof createStore>;
