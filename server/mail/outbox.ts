import path from 'node:path';
import { sentRetentionDays } from '../../shared/content/legal';
import type { Config } from '../config';
import type { Logger } from '../logger';
import { createDelivery } from './delivery';
import { type Call, createEntry, type Entry } from './entry';
import { createSpool, type State } from './spool';
import { createTransport } from './transport';

const day = 24 * 60 * 60 * 1000;

/** Thrown where an enquiry could not be stored; the guest is told. The system's error is the cause. */
export class NotStoredError extends Error {
  constructor(cause: unknown) {
    super('the outbox did not take the enquiry', { cause });
    this.name = 'NotStoredError';
  }
}

/** Where a server with this configuration keeps its outbox. */
export const outboxDirectory = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => path.resolve(DATA_DIR, 'outbox');

/** The part of the outbox that the forms use. */
export interface Outbox {
  /**
   * Stores the calls of an enquiry, all or none; when it resolves they survive a crash and a power cut.
   * @throws NotStoredError
   */
  accept(form: Entry['form'], calls: readonly Call[], receivedAt: Date): Promise<void>;
}

const errorCode = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown error';

/** The outbox of a server: stores enquiries and delivers them. docs/behavior.md#outbox */
export function createOutbox(config: Config, logger: Logger) {
  const spool = createSpool(outboxDirectory(config));
  const { RESEND_API_KEY: apiKey, RESEND_BASE_URL: baseUrl } = config;
  const delivery = createDelivery({
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
      delivery.notify(entries);
    },

    /** The reason why nothing can be stored now, or undefined. docs/behavior.md#health-checks */
    async checkHealth(): Promise<string | undefined> {
      try {
        await spool.checkWritable();
        return undefined;
      } catch (error) {
        return `the outbox cannot be written (${errorCode(error)})`;
      }
    },

    /** How many entries wait, and how many failed; 0 where the disk cannot be read. */
    async counts(): Promise<{ queued: number; failed: number }> {
      const count = (state: State) =>
        spool.list(state).then(
          (ids) => ids.length,
          () => 0,
        );
      return { queued: await count('queued'), failed: await count('failed') };
    },

    /** Makes the directories and begins to deliver. A missing disk is only logged: pages need none. */
    async start(): Promise<void> {
      await spool.create().catch((error: unknown) => {
        logger.error({ code: errorCode(error) }, 'the outbox cannot be written: forms answer 503');
      });
      delivery.start();
    },

    stop: () => delivery.stop(),
  };
}
