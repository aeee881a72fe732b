import path from 'node:path';
import { sentRetentionDays } from '../../shared/retention';
import type { Config } from '../config';
import type { Logger } from '../logger';
import { createDelivery, type Outcome } from './delivery';
import { errorCode } from './disk';
import { type Call, createEntry, type EnquiryKey, type Entry } from './entry';
import { createSpool, type State, states } from './spool';
import { createTransport } from './transport';

const day = 24 * 60 * 60 * 1000;

/** How often it is tried whether an enquiry could be stored, in ms. */
const probeInterval = 5000;

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
   * @param key by which the same enquiry is known when it comes again
   * @throws NotStoredError
   */
  accept(form: Entry['form'], calls: readonly Call[], receivedAt: Date, key?: EnquiryKey): Promise<void>;
}

/** The outbox of a server: stores enquiries and delivers them. docs/behavior.md#outbox */
export function createOutbox(config: Config, logger: Logger, onOutcome?: (outcome: Outcome) => void) {
  const spool = createSpool(outboxDirectory(config));
  const { RESEND_API_KEY: apiKey, RESEND_BASE_URL: baseUrl } = config;
  const delivery = createDelivery({
    spool,
    transport: apiKey ? createTransport({ apiKey, baseUrl }) : undefined,
    addresses: { from: config.MAIL_FROM, hotel: config.MAIL_TO },
    retention: sentRetentionDays * day,
    logger,
    onOutcome,
  });

  /** The system's reason why the last enquiry or probe could not be stored. */
  let fault: string | undefined;
  let probes: NodeJS.Timeout | undefined;

  async function probe(): Promise<void> {
    try {
      await spool.checkWritable();
      fault = undefined;
    } catch (error) {
      fault = errorCode(error);
    }
  }

  return {
    async accept(
      form: Entry['form'],
      calls: readonly Call[],
      receivedAt: Date,
      key?: EnquiryKey,
    ): Promise<void> {
      const entries = calls.map((call) => createEntry(form, call, receivedAt, key));
      try {
        await spool.add(entries);
        fault = undefined;
      } catch (error) {
        fault = errorCode(error);
        throw new NotStoredError(error);
      }
      delivery.notify(entries);
    },

    /**
     * The reason why nothing can be stored, as of the last enquiry or probe; undefined where it can. Asking costs
     * nothing, however often it is done. docs/behavior.md#health-checks
     */
    checkHealth: () => fault && `the outbox cannot be written (${fault})`,

    queue: delivery.queue,

    /** The ids of all entries, in the order that they move in, so that none escapes. @throws where the disk cannot be read */
    async ids(): Promise<string[]> {
      const found: string[] = [];
      for (const state of states) found.push(...(await spool.list(state)));
      return found;
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
        logger.error(
          { code: errorCode(error) },
          'the outbox cannot be written, so forms answer 503: check DATA_DIR',
        );
      });
      await probe();
      probes = setInterval(probe, probeInterval).unref();
      delivery.start();
    },

    stop(): Promise<void> {
      clearInterval(probes);
      return delivery.stop();
    },
  };
}
