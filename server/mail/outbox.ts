import path from 'node:path';
import { sentRetentionDays } from '../../shared/retention';
import type { Config } from '../config';
import type { Logger } from '../logger';
import { type Call, createEntry, type Entry } from './entry';
import { createSpool, type Spool, type State } from './spool';
import { createTransport } from './transport';
import { createWorker } from './worker';

const day = 24 * 60 * 60 * 1000;

/** Thrown where an enquiry could not be stored; the guest must hear it. The system's error is the cause. */
export class NotStoredError extends Error {
  constructor(cause: unknown) {
    super('the outbox did not take the enquiry', { cause });
    this.name = 'NotStoredError';
  }
}

/** Where a server with this configuration keeps its outbox. */
export const outboxDirectory = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => path.resolve(DATA_DIR, 'outbox');

/** What the forms need of the outbox. */
export interface Outbox {
  /**
   * Keeps the calls that an enquiry asks for, all or none; when it returns they survive any crash.
   * @throws NotStoredError
   */
  accept(form: Entry['form'], calls: readonly Call[], receivedAt: Date): Promise<void>;
}

const causeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown error';

/** The outbox of a server: takes enquiries, delivers them, says how it is. DESIGN 3, The outbox. */
export function createOutbox(config: Config, logger: Logger) {
  const spool: Spool = createSpool(outboxDirectory(config));
  const { RESEND_API_KEY: apiKey, RESEND_BASE_URL: baseUrl } = config;
  const worker = createWorker({
    spool,
    transport: apiKey ? createTransport({ apiKey, baseUrl }) : undefined,
    addresses: { from: config.MAIL_FROM, hotel: config.MAIL_TO },
    retention: sentRetentionDays * day,
    logger,
  });

  return {
    async accept(form: Entry['form'], calls: readonly Call[], receivedAt: Date): Promise<void> {
      const entries = calls.map((call) => createEntry(form, call, receivedAt));
      try {
        await spool.add(entries);
      } catch (error) {
        throw new NotStoredError(error);
      }
      worker.announce(entries);
    },

    /** Why nothing can be stored now, or undefined. */
    async trouble(): Promise<string | undefined> {
      try {
        await spool.probe();
        return undefined;
      } catch (error) {
        return `the outbox cannot be written (${causeOf(error)})`;
      }
    },

    /** How many entries wait, and how many failed; none where the disk does not answer. */
    async counts(): Promise<{ queued: number; failed: number }> {
      const count = (state: State) =>
        spool.list(state).then(
          (ids) => ids.length,
          () => 0,
        );
      return { queued: await count('queued'), failed: await count('failed') };
    },

    /** Makes the directories and begins to deliver. A disk that is not there is logged: pages are served without it. */
    async start(): Promise<void> {
      await spool.create().catch((error: unknown) => {
        logger.error({ code: causeOf(error) }, 'the outbox cannot be written: forms answer 503');
      });
      worker.start();
    },

    stop: () => worker.stop(),
  };
}
