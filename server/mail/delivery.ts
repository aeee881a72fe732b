import { errorCode } from '../files/errorCode';
import type { Logger } from '../logger';
import { createAttempt, type Outcome } from './attempt';
import type { Call, Entry, Mailboxes } from './entry';
import { hasLaterChoice } from './laterChoice';
import type { Lock } from './lock';
import { createQueue } from './queue';
import { createRecords } from './records';
import type { Spool } from './spool';
import type { Transport } from './transport';
import { createWorker } from './worker';

const hour = 60 * 60 * 1000;

/** Interval of reading queued/ for entries that the outbox command moved there, in ms. */
const scanInterval = 5000;

/** The pause after a disk error, in ms. */
export const diskErrorPause = 10_000;

/** Interval of deleting expired entries, in ms. */
const purgeInterval = hour;

export interface DeliveryOptions {
  spool: Spool;
  /** Absent (no API key): entries stay queued. */
  transport?: Transport | undefined;
  /** Sender and the hotel's mailbox, fixed in an entry at its first attempt. */
  /** As they are at the first attempt of a mail. */
  mailboxes: () => Mailboxes;
  /** How long sent and failed entries are kept, in ms. */
  retention: number;
  logger: Logger;
  onOutcome?: ((outcome: Outcome) => void) | undefined;
  /** Of several processes with one outbox, only the lock's holder delivers. Absent: a single process. */
  lock?: Lock | undefined;
  /** Wall clock, in ms since 1970, for files and logs. */
  now?: () => number;
  /** Monotonic clock, in ms, for pauses and ages. */
  steady?: () => number;
  /** From 0 to 1. */
  random?: () => number;
}

/** Delivers queued entries, one call at a time, until each is sent, refused or expired. docs/behavior.md#outbox */
export function createDelivery({
  spool,
  transport,
  mailboxes,
  retention,
  logger,
  ...given
}: DeliveryOptions) {
  const now = given.now ?? Date.now;
  const steady = given.steady ?? (() => performance.now());
  const random = given.random ?? Math.random;
  const { onOutcome = () => undefined, lock } = given;
  const queue = createQueue({ now, steady, random });
  const records = createRecords({ spool, now, onClosed: queue.remove });
  const held = new Map<Call['type'], string>();
  const attempt = createAttempt({ queue, records, mailboxes, logger, onOutcome, held, now, steady, random });
  /** Names in queued/ that could be neither read nor moved in the last scan. */
  let stuckNames = new Set<string>();
  /** Disk errors logged in this run, to log each once. */
  const diskErrors = new Set<string>();
  let purgedAt = Number.NEGATIVE_INFINITY;
  /** The wall time at the steady clock's zero; later changes of the wall clock do not change ages. */
  const started = now() - steady();
  /** The token of the other lock holder that was last logged. */
  let namedHolder: string | undefined;
  let isStopping = false;

  /** Whether this process holds the lock. */
  async function isOurs(): Promise<boolean> {
    const isHeld = (await lock?.hold()) ?? true;
    const holder = isHeld ? undefined : lock?.holder();
    if (holder && holder.token !== namedHolder)
      logger.info({ host: holder.host, pid: holder.pid }, 'another process delivers this outbox');
    namedHolder = holder?.token;
    return isHeld;
  }

  /** Runs an action for one entry. On a disk error that entry waits and the others continue. */
  async function guarded(id: string, action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      const code = errorCode(error);
      queue.delay(id, diskErrorPause);
      if (!diskErrors.has(code)) logger.error({ entry: id, code }, 'the outbox cannot be read or written');
      diskErrors.add(code);
    }
  }

  /** Adds new entries of queued/, and moves those whose outcome was written before a crash. */
  async function scan(): Promise<void> {
    const known = new Set(queue.ids());
    const { ids, quarantined, stuck } = await spool.scan(known);
    for (const name of quarantined) {
      logger.warn({ file: name }, 'quarantined: not a complete entry of the outbox');
    }
    for (const { name, code } of stuck.filter((each) => !stuckNames.has(each.name))) {
      logger.error({ file: name, code }, 'a file of the outbox can be neither read nor moved');
    }
    stuckNames = new Set(stuck.map(({ name }) => name));
    const present = new Set(ids);
    for (const id of known) if (!present.has(id) && !records.unrecorded.has(id)) queue.remove(id);
    for (const id of ids.filter((each) => !queue.has(each))) {
      await guarded(id, async () => {
        const entry = await spool.read('queued', id);
        if (entry?.outcome) await spool.move(id, 'queued', entry.outcome.state);
        else if (entry && (await hasLaterChoice(entry, spool))) await records.closeSuperseded(entry);
        else if (entry) queue.add(entry);
      });
    }
  }

  async function purge(): Promise<void> {
    if (steady() - purgedAt < purgeInterval) return;
    purgedAt = steady();
    const before = started + steady() - retention;
    const sent = await spool.purge('sent', before);
    const failed = (await spool.purge('failed', before)) + (await spool.purge('held', before));
    const quarantined = await spool.purge('quarantine', before);
    if (sent + failed + quarantined > 0) logger.info({ sent, failed, quarantined }, 'old mails deleted');
  }

  async function deliver(): Promise<void> {
    const isDelivering = await isOurs();
    if (isDelivering) await purge();
    await scan();
    if (!isDelivering) return;
    for (const entry of [...records.unrecorded.values()])
      await guarded(entry.id, () => records.finish(entry));
    while (transport && !isStopping) {
      const id = queue.next(records.unrecorded);
      if (id === undefined || !(await isOurs())) return;
      await guarded(id, async () => {
        const entry = await records.current(id);
        if (entry) await attempt(entry, transport);
        else queue.remove(id);
      });
    }
  }

  /** Makes all due calls. @returns the pause until the next run, in ms */
  async function runOnce(): Promise<number> {
    diskErrors.clear();
    try {
      await deliver();
    } catch (error) {
      logger.error({ code: errorCode(error) }, 'the outbox cannot be read or written');
      return diskErrorPause;
    }
    const isDelivering = transport && !lock?.holder();
    const pause = isDelivering ? queue.nextTime() - steady() : scanInterval;
    return Math.max(0, Math.min(pause, scanInterval));
  }

  const worker = createWorker(runOnce);

  return {
    runOnce,
    start: worker.start,
    queue: queue.facts,
    /** The provider's code where it holds mail of this server; undefined while it takes all kinds. */
    heldBy: (): string | undefined => held.get('email') ?? [...held.values()][0],
    /** Adds entries that were just stored. */
    notify(entries: readonly Entry[]): void {
      for (const entry of entries) queue.add(entry);
      worker.wake();
    },
    /** Stops after the current call. */
    async stop(): Promise<void> {
      isStopping = true;
      await worker.stop();
      await lock?.release();
    },
  };
}
