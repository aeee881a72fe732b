/**
 * Stores inquiries in one SQLite file and delivers them:
 * - database.ts opens the file, runs transactions, and waits for other processes. schema.ts creates the tables.
 * - store.ts combines all queries, from inquiries.ts, attempts.ts, and operations.ts (for `npm run outbox`).
 * - deliver.ts sends messages (message.ts), pauses.ts pauses all sending, and retryPolicy.ts sets the length of pauses.
 * - ../resend.ts calls Resend and interprets the responses.
 * - This file creates the outbox of a server, checks its health, keeps statistics, and deletes old messages.
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

/** How often the database is checked and the statistics are updated, in ms. */
const checkInterval = 10_000;

/** How often old messages are deleted, in ms. The first deletion waits as long, so a time server can set the clock. */
const purgeInterval = 60 * minute;

/** Thrown if an inquiry could not be stored. `cause` is the reason. */
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
   * Stores an inquiry with its messages. Once the promise resolves, the data survives a crash or a power loss.
   * @returns false for a repeat, which is not stored
   * @throws NotStoredError
   */
  store(inquiry: Inquiry): Promise<boolean>;
  /** Returns whether an inquiry was stored before; false if the database cannot be read. */
  knows(key: InquiryKey): Promise<boolean>;
}

/** Returns a warning about unsent messages that a release before 1.1 left in DATA_DIR; undefined if there are none. */
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

/** Creates a server's outbox, which stores inquiries and delivers their messages. */
export function createOutbox(
  config: Config,
  logger: Logger,
  mailboxes: () => Mailboxes,
  onOutcome?: (outcome: Outcome) => void,
) {
  const file = outboxFile(config);
  const store = createStore(openDatabase(file, { prepare: prepareSchema, create: true }));
  const { RESEND_API_KEY: apiKey, RESEND_BASE_URL: baseUrl } = config;
  /** The reason why the last use of the database failed; undefined if it succeeded. */
  let problem: string | undefined;
  let stats: Awaited<ReturnType<typeof store.stats>> | undefined;
  let notice: string | undefined;
  let checks: NodeJS.Timeout | undefined;
  let purges: NodeJS.Timeout | undefined;

  /** Stores and logs a new problem with the database, or the end of a problem. */
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
      // Ignores successes: a successful call does not prove that the disk has space for an inquiry, while a probe does.
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

    /** Returns why inquiries cannot be stored, as of the last inquiry or check. Runs no check itself. */
    checkHealth: () => problem,

    /** Returns a message for the operator about unsent messages of an earlier release. */
    notice: () => notice,

    /** Returns the statistics as of the last check. */
    stats(): OutboxStats {
      const { oldestAt = null, ...counts } = stats ?? { length: 0, failed: 0, overdue: 0, limit: maxWaiting };
      const oldest = oldestAt === null ? 0 : Math.max(Date.now() - oldestAt, 0);
      return { ...counts, oldest, rejectedWith: delivery ? delivery.rejectedWith() : undefined };
    },

    /** Starts delivery. A problem with the file is only logged, because pages do not depend on the outbox. */
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
