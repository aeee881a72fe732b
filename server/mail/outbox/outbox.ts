/**
 * Inquiries are kept in one SQLite file until they are delivered:
 * - database.ts owns the file: connections, transactions, waiting for other processes. schema.ts owns its tables.
 * - store.ts owns what is done with them: inquiries.ts, attempts.ts, and operations.ts (for `npm run outbox`).
 * - deliver.ts sends messages (message.ts), pauses.ts pauses all of them, retryPolicy.ts says how long.
 * - ../resend.ts makes the calls, and knows what a response means.
 * - This file owns the outbox of a server: whether it works, its numbers, and deleting what is old.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sentRetentionDays } from '../../../shared/retention';
import type { Config } from '../../config';
import type { Logger } from '../../logger';
import { createTransport } from '../resend';
import { openDatabase } from './database';
import { createDelivery, type Outcome } from './deliver';
import { FullError, maxWaiting } from './inquiries';
import type { Inquiry, InquiryKey, Mailboxes } from './message';
import { problemOf } from './problem';
import { prepareSchema } from './schema';
import { createStore, type OutboxStats } from './store';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How often the database is checked and the numbers are read, in ms. */
const checkInterval = 10_000;

/** How often old messages are deleted, in ms. First after this time, when a time server has set the clock. */
const purgeInterval = 60 * minute;

/** An inquiry could not be stored, because of `cause`. */
export class NotStoredError extends Error {
  constructor(cause: unknown) {
    super('the inquiry could not be stored', { cause });
    this.name = 'NotStoredError';
  }
}

export const outboxFile = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => path.resolve(DATA_DIR, 'outbox.db');

/** The part of the outbox that the forms use. */
export interface Outbox {
  /**
   * Stores an inquiry with its messages; once this resolves, they survive a crash or a power loss.
   * @returns false for a repeat, which is not stored
   * @throws NotStoredError
   */
  store(inquiry: Inquiry): Promise<boolean>;
  /** Whether an inquiry was stored before; false if that cannot be found out. */
  knows(key: InquiryKey): Promise<boolean>;
}

/** A message about inquiries that a release before 1.1 left in DATA_DIR; undefined if there are none. */
function earlierOutbox(config: Config): string | undefined {
  const folder = path.resolve(config.DATA_DIR, 'outbox');
  const count = (state: string) => {
    const directory = path.join(folder, state);
    return existsSync(directory) ? readdirSync(directory).filter((name) => name.endsWith('.json')).length : 0;
  };
  try {
    const waiting = count('queued') + count('held') + count('failed');
    return waiting > 0
      ? `${waiting} messages of an earlier release wait in ${folder}: deliver them with that release`
      : undefined;
  } catch {
    return undefined;
  }
}

/** A server's outbox: stores inquiries and delivers them. */
export function createOutbox(
  config: Config,
  logger: Logger,
  mailboxes: () => Mailboxes,
  onOutcome?: (outcome: Outcome) => void,
) {
  const file = outboxFile(config);
  const store = createStore(openDatabase(file, { prepare: prepareSchema, create: true }));
  const { RESEND_API_KEY: apiKey, RESEND_BASE_URL: baseUrl } = config;
  /** Why the database could not be used the last time. */
  let problem: string | undefined;
  let stats: Awaited<ReturnType<typeof store.stats>> | undefined;
  let notice: string | undefined;
  let checks: NodeJS.Timeout | undefined;
  let purges: NodeJS.Timeout | undefined;

  /** Keeps and logs why the database could not be used, or that it can be used again. */
  function onDatabase(error?: unknown): void {
    const before = problem;
    problem = error === undefined ? undefined : problemOf(file, error);
    if (problem && problem !== before) logger.error(problem);
    if (!problem && before) logger.info(`${file} can be used again`);
  }

  const delivery =
    apiKey &&
    createDelivery({
      store,
      transport: createTransport({ apiKey, baseUrl }),
      mailboxes,
      logger,
      onOutcome,
      // A successful call doesn't prove that there is space for an inquiry; only a probe does.
      onDatabase: (error) => error !== undefined && onDatabase(error),
    });

  async function check(): Promise<void> {
    try {
      await store.probe(problem !== undefined);
      const held = await store.holdRestored();
      if (held > 0)
        logger.warn({ held }, 'a backup was restored: what was waiting is held; see npm run outbox');
      stats = await store.stats();
      onDatabase();
    } catch (error) {
      onDatabase(error);
    }
  }

  async function purge(): Promise<void> {
    const sent = await store.purge(Date.now() - sentRetentionDays * day).catch(() => 0);
    if (sent > 0) logger.info({ sent }, 'old messages deleted');
  }

  const forForms: Outbox = {
    async store(inquiry) {
      try {
        const isNew = await store.add(inquiry);
        onDatabase();
        if (isNew && delivery) delivery.notify();
        return isNew;
      } catch (error) {
        if (!(error instanceof FullError)) onDatabase(error);
        throw new NotStoredError(error);
      }
    },
    knows: (key) => store.knows(key).catch(() => false),
  };

  return {
    ...forForms,

    /** Why inquiries cannot be stored, as of the last one or the last check; runs no check itself. */
    checkHealth: () => problem,

    /** A message for the operator about what an earlier release left. */
    notice: () => notice,

    /** As of the last check. */
    stats(): OutboxStats {
      const { oldestAt = null, ...counts } = stats ?? { length: 0, failed: 0, overdue: 0, limit: maxWaiting };
      const oldest = oldestAt === null ? 0 : Math.max(Date.now() - oldestAt, 0);
      return { ...counts, oldest, rejectedWith: delivery ? delivery.rejectedWith() : undefined };
    },

    /** Starts delivery. A problem with the file is only logged: pages do not depend on the outbox. */
    async start(): Promise<void> {
      notice = earlierOutbox(config);
      if (notice) logger.error(notice);
      await check();
      checks = setInterval(check, checkInterval).unref();
      purges = setInterval(purge, purgeInterval).unref();
      if (delivery) delivery.start();
    },

    async stop(): Promise<void> {
      clearInterval(checks);
      clearInterval(purges);
      if (delivery) await delivery.stop();
      await store.close();
    },
  };
}
