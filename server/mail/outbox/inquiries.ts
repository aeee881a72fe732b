import type { Database, Query } from './database';
import { type Inquiry, type InquiryKey, type Message, subscriptionOf } from './message';
import { contentOf, deleteEmpty, superseded } from './rows';

const minute = 60_000;
const hour = 60 * minute;

/** How long a post of the same form with the same fields counts as a repeat, in ms. */
export const contentWindow = 10 * minute;

/** How long a post with the same submission id counts as a repeat, in ms. A phone may be offline for hours. */
export const submissionWindow = 24 * hour;

/** The time limit for storing a post, in ms. */
export const storeLimit = 5000;

/**
 * The maximum number of queued messages, beyond which inquiries are refused. This many messages take three hours to
 * send at the provider's pace, and use 200 MB of disk space.
 */
export const maxWaiting = 20_000;

/** Thrown if too many messages are queued. */
export class FullError extends Error {
  constructor(limit: number) {
    super(`${limit} messages are already waiting`);
    this.name = 'FullError';
  }
}

async function supersede(query: Query, message: Message, now: number): Promise<void> {
  const subscription = subscriptionOf(message);
  if (!subscription) return;
  const { subscriber, replaced } = subscription;
  await query(
    `UPDATE message SET state = 'sent', held_because = NULL, closed_at = :now, note = :superseded
     WHERE subscriber = :subscriber AND state IN ('queued', 'held', 'failed')
       AND kind IN (SELECT value FROM json_each(:replaced))`,
    { now, superseded, subscriber, replaced: JSON.stringify(replaced) },
  );
}

async function isKnown(query: Query, { content, submission }: InquiryKey, now: number): Promise<boolean> {
  // Also finds inquiries from after `now`, since the clock may have been set back.
  const known = await query(
    `SELECT 1 FROM inquiry WHERE content_key = :content
       AND (abs(:now - received_at) < :contentWindow
         OR submission_key = :submission AND abs(:now - received_at) < :submissionWindow) LIMIT 1`,
    { content, submission: submission ?? null, now, contentWindow, submissionWindow },
  );
  return known.length > 0;
}

/** Creates the functions that store and delete inquiries. */
export function inquiriesIn({ transaction }: Database, clock: () => number, limit: number) {
  return {
    /**
     * Stores an inquiry and its messages in one transaction. Once the promise resolves, the data survives a power loss.
     * @returns false for a repeat, which is not stored
     * @throws FullError, LateError, or an error of SQLite or the file system
     */
    add: ({ form, email, fields, receivedAt, key, messages }: Inquiry): Promise<boolean> =>
      transaction(async (query) => {
        const now = receivedAt.getTime();
        if (key && (await isKnown(query, key, now))) return false;
        const [waiting] = await query<{ count: number }>(
          "SELECT count(*) AS count FROM message WHERE state = 'queued'",
        );
        if ((waiting?.count ?? 0) + messages.length > limit) throw new FullError(limit);
        const keys = { content: key?.content ?? null, submission: key?.submission ?? null };
        const [inquiry] = await query<{ id: number }>(
          `INSERT INTO inquiry (form, received_at, email, fields, content_key, submission_key)
           VALUES (:form, :now, :email, :fields, :content, :submission) RETURNING id`,
          { form, now, email, fields: JSON.stringify(fields), ...keys },
        );
        for (const message of messages) {
          await supersede(query, message, now);
          await query(
            `INSERT INTO message (inquiry, kind, subscriber, next_attempt_at, content)
             VALUES (:inquiry, :kind, :subscriber, :now, :content)`,
            {
              inquiry: inquiry?.id ?? null,
              kind: message.kind,
              subscriber: subscriptionOf(message)?.subscriber ?? null,
              now,
              content: contentOf(message),
            },
          );
        }
        return true;
      }, storeLimit),

    /** Returns whether an inquiry was stored before. @throws LateError, or an error of SQLite or the file system */
    knows: (key: InquiryKey): Promise<boolean> =>
      transaction((query) => isKnown(query, key, clock()), storeLimit),

    /** Deletes messages that were sent before a time, with their guests' data. @returns the number of messages */
    purge: (time: number): Promise<number> =>
      transaction(async (query) => {
        const deleted = await query(
          "DELETE FROM message WHERE state = 'sent' AND closed_at < :time RETURNING id",
          { time },
        );
        if (deleted.length > 0) await query(deleteEmpty);
        return deleted.length;
      }),

    /**
     * Deletes all inquiries from an email address, except for a queued or held request to leave the list.
     * @returns the numbers of deleted and kept inquiries
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
  };
}
