import type { Database } from './database';
import type { Message } from './message';
import { retryPolicy } from './retryPolicy';
import { deleteEmpty, freshAttempt, type MessageRow, messageOf, type State } from './rows';

const rows = `
  SELECT message.id, state, held_because, form, kind, email, received_at, attempts, first_attempt_at, next_attempt_at,
    closed_at, note
  FROM message JOIN inquiry ON inquiry.id = message.inquiry`;

/** Creates the functions for an operator's actions on messages, and for backups. */
export function operationsIn({ transaction, run }: Database, clock: () => number) {
  return {
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
     * Queues a held or failed message again. The message keeps its idempotency key while Resend still recognizes the
     * key.
     * @returns undefined if no message with this ID is in the state `from`; otherwise whether the message may be sent a
     * second time
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

    /** Holds a queued message. @returns false if no queued message has this ID */
    hold: (id: number): Promise<boolean> =>
      transaction(async (query) => {
        const held = await query(
          `UPDATE message SET state = 'held', held_because = 'operator'
           WHERE id = :id AND state = 'queued' RETURNING 1`,
          { id },
        );
        return held.length > 0;
      }),

    /** Deletes a message that was not sent. @returns false if no unsent message has this ID */
    drop: (id: number): Promise<boolean> =>
      transaction(async (query) => {
        const dropped = await query("DELETE FROM message WHERE id = :id AND state <> 'sent' RETURNING 1", {
          id,
        });
        if (dropped.length > 0) await query(deleteEmpty);
        return dropped.length > 0;
      }),

    /** Holds all queued messages of a restored backup, which may have been sent before. @returns how many were held */
    holdRestored: (): Promise<number> =>
      transaction(async (query) => {
        const marked = await query('UPDATE status SET is_backup = 0 WHERE is_backup = 1 RETURNING 1');
        if (marked.length === 0) return 0;
        const held = await query(
          `UPDATE message SET state = 'held', held_because = 'restored' WHERE state = 'queued' RETURNING 1`,
        );
        return held.length;
      }),

    /** Writes a consistent copy of the database to a new file. @throws an error of SQLite or the file system */
    copyTo: (file: string): Promise<void> => run(`VACUUM INTO '${file.replaceAll("'", "''")}'`),

    /** Marks this file as a backup, so that a server that starts with the backup sends no message a second time. */
    markAsBackup: (): Promise<unknown> => transaction((query) => query('UPDATE status SET is_backup = 1')),
  };
}
