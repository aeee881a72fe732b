import { attemptsIn } from './attempts';
import type { Database } from './database';
import { inquiriesIn, maxWaiting, storeLimit } from './inquiries';
import { operationsIn } from './operations';

/** The number of bytes to write when checking that the disk has space for an inquiry. */
const probeSize = 64 * 1024;

/** The outbox's statistics for metrics and alerts. */
export interface OutboxStats {
  /** The number of queued messages, and the age of the oldest queued message, in ms. */
  length: number;
  oldest: number;
  /** The provider's error code while the provider rejects this server. */
  rejectedWith?: string | undefined;
  /** The maximum number of queued messages. */
  limit: number;
  /** The number of failed notices to the hotel and failed newsletter changes. Guests had seen a success message. */
  failed: number;
  /** The number of messages that are held because they were retried for too long. */
  overdue: number;
}

/**
 * Creates all functions that the server and the outbox command use to read and change the database.
 * @param limit the maximum number of queued messages
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

    /** Checks that an inquiry can be stored. @param isThorough whether to check the space for a large inquiry */
    probe: (isThorough: boolean): Promise<unknown> =>
      transaction(
        (query) => query('UPDATE status SET probe = zeroblob(:size)', { size: isThorough ? probeSize : 1 }),
        storeLimit,
      ),
  };
}

export type Store = ReturnType<typeof createStore>;
