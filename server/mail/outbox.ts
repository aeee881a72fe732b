import path from 'node:path';
import { sentRetentionDays } from '../../shared/retention';
import type { Config } from '../config';
import { errorCode } from '../files/errorCode';
import type { Logger } from '../logger';
import type { Outcome } from './attempt';
import { createDelivery } from './delivery';
import {
  type Call,
  createEntry,
  type EnquiryKey,
  type Entry,
  isListCall,
  isNotice,
  type Mailboxes,
} from './entry';
import { createLock } from './lock';
import { createSpool, type State, states } from './spool';
import { createTransport } from './transport';

const day = 24 * 60 * 60 * 1000;

/**
 * How many calls may wait before enquiries are refused. They take an hour to send at the provider's pace, and 160 MB on
 * a disk with 4 KB blocks.
 */
export const maxWaiting = 20_000;

/** Write check interval, in ms. */
const probeInterval = 5000;

/** An enquiry could not be stored, because of `cause`. */
export class NotStoredError extends Error {
  constructor(cause: unknown) {
    super('the enquiry could not be stored', { cause });
    this.name = 'NotStoredError';
  }
}

/** The outbox's state, for metrics and alerts. */
export interface OutboxStats {
  /** The number of waiting calls, and the age of the oldest one in ms. */
  length: number;
  oldest: number;
  /** The provider's error code while it holds email from this server. */
  heldBy?: string | undefined;
  /** How many calls may wait. */
  limit: number;
  /** The number of hotel notices and list calls that were refused or given up, although guests were told 'sent'. */
  failed: number;
  /** The number of files that this server cannot read. */
  unreadable: number;
}

export const outboxDirectory = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => path.resolve(DATA_DIR, 'outbox');

/** The part of the outbox that the forms use. */
export interface Outbox {
  /**
   * Stores an enquiry's calls atomically; once this resolves, they survive a crash or a power loss.
   * @param key for deduplication
   * @throws NotStoredError
   */
  store(form: Entry['form'], calls: readonly Call[], receivedAt: Date, key?: EnquiryKey): Promise<void>;
}

/** A server's outbox: stores enquiries and delivers them. */
export function createOutbox(
  config: Config,
  logger: Logger,
  mailboxes: () => Mailboxes,
  onOutcome?: (outcome: Outcome) => void,
) {
  const spool = createSpool(outboxDirectory(config));
  const lock = createLock(path.join(outboxDirectory(config), '.lock'));
  const { RESEND_API_KEY: apiKey, RESEND_BASE_URL: baseUrl } = config;
  const delivery = createDelivery({
    spool,
    transport: apiKey ? createTransport({ apiKey, baseUrl }) : undefined,
    mailboxes,
    retention: sentRetentionDays * day,
    lock,
    logger,
    onOutcome,
  });

  /** The system error from the last enquiry or probe, if it failed. */
  let problem: string | undefined;
  let failed = 0;
  let quarantined = 0;
  let probes: NodeJS.Timeout | undefined;

  async function probe(): Promise<void> {
    try {
      failed = (await spool.list('failed')).filter((id) => isNotice(id) || isListCall(id)).length;
      quarantined = (await spool.list('quarantine')).length;
      await spool.checkWritable();
      problem = undefined;
    } catch (error) {
      problem = errorCode(error);
    }
  }

  const store: Outbox['store'] = async (form, calls, receivedAt, key) => {
    const entries = calls.map((call) => createEntry(form, call, receivedAt, key));
    if (delivery.stats().length + entries.length > maxWaiting)
      throw new NotStoredError(new Error(`${maxWaiting} calls are already waiting`));
    try {
      await spool.add(entries);
      problem = undefined;
    } catch (error) {
      problem = errorCode(error);
      throw new NotStoredError(error);
    }
    delivery.notify(entries);
  };

  return {
    store,

    /** Why enquiries cannot be stored, as of the last enquiry or probe; runs no check itself. */
    checkHealth: () => problem && `cannot write to the outbox (${problem})`,

    stats(): OutboxStats {
      const { stuck, ...stats } = delivery.stats();
      return { ...stats, limit: maxWaiting, failed, unreadable: quarantined + stuck };
    },

    /** All entries' ids. Reads directories in the order that entries move, to miss none. @throws on a disk error */
    async ids(): Promise<string[]> {
      let found: string[] = [];
      for (const state of states) found = found.concat(await spool.list(state));
      return found;
    },

    /** How many entries are queued and how many failed; 0 on a disk error. */
    async counts(): Promise<{ queued: number; failed: number }> {
      const count = async (state: State) => (await spool.list(state).catch(() => [])).length;
      return { queued: await count('queued'), failed: await count('failed') };
    },

    /** Creates the directories and starts delivery. A disk error is only logged: pages do not depend on the outbox. */
    async start(): Promise<void> {
      await spool.create().catch((error: unknown) => {
        logger.error(
          { code: errorCode(error) },
          'cannot write to the outbox, so forms return 503: check DATA_DIR',
        );
      });
      await probe();
      if (quarantined > 0)
        logger.error({ files: quarantined }, 'outbox files are in quarantine; see npm run outbox');
      probes = setInterval(probe, probeInterval).unref();
      delivery.start();
    },

    stop(): Promise<void> {
      clearInterval(probes);
      return delivery.stop();
    },
  };
}
