import { attemptsIn } from './attempts';
import type { Database } from './database';
import { inquiriesIn, maxWaiting, storeLimit } from './inquiries';
import { operationsIn } from './operations';

/** How much is written to check for space for an inquiry, in bytes. */
const probeSize = 64 * 1024;

/** The outbox's state, for metrics and alerts. */
export interface OutboxStats {
  /** The number of waiting messages, and how long the oldest one has waited, in ms. */
  length: number;
  oldest: number;
  /** The provider's error code while it rejects this server. */
  rejectedWith?: string | undefined;
  /** How many messages may wait. */
  limit: number;
  /** How many notices to the hotel and list changes failed, although their guests saw a success message. */
  failed: number;
  /** The number of messages held because they have been tried for too long. */
  overdue: number;
}

/**
 * The inquiries and messages in a database: all that the server and the outbox command do with it.
 * @param limit how many messages may wait
 */
export function createStore(database: Database, clock: () => number = Date.now, limit = maxWaiting) {
  const { transaction, close } = database;
  return {
    ...inquiriesIn(database, clock, limit),
    ...attemptsIn(database, clock),
    ...operationsIn(database, clock),
    close,

    stats: (): Promise<Omit<OutboxStats, 'rejectedWith' | 'oldest'> & { oldestAt: number | null }> =>
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
        return { length: 0, oldestAt: null, failed: 0, overdue: 0, ...row, limit };
      }, storeLimit),

    /** Checks that an inquiry can be stored. @param isThorough whether there is space for a large one */
    probe: (isThorough: boolean): Promise<unknown> =>
      transaction(
        (query) => query('UPDATE status SET probe = zeroblob(:size)', { size: isThorough ? probeSize : 1 }),
        storeLimit,
      ),
  };
}

export type Store = ReturnType<typeof createStore>;
