import { errorCode } from '../files/errorCode';
import type { Logger } from '../logger';
import { createAttempt, type Outcome } from './attempt';
import { type Call, type Entry, isListCall, type Mailboxes } from './entry';
import { hasLaterChoice } from './laterChoice';
import type { Lock } from './lock';
import { createQueue } from './queue';
import { createRecords } from './records';
import { isUnreadable, type Spool } from './spool';
import type { Transport } from './transport';
import { createWorker } from './worker';

const hour = 60 * 60 * 1000;

/** Interval of reading queued/ for entries that the outbox command moved there, in ms. */
const scanInterval = 5000;

/** How long new entries are read before the next call is made, in ms: a start delivers at once, however many wait. */
const readTime = 100;

/** The pause after a disk error, in ms. */
export const diskErrorPause = 10_000;

/** Interval of deleting expired entries, in ms. */
const purgeInterval = hour;

export interface DeliveryOptions {
  spool: Spool;
  /** Absent (no API key): entries stay queued. */
  transport?: Transport | undefined;
  /** Sender and the hotel's mailbox, as they are at an entry's first attempt, which fixes them in it. */
  mailboxes: () => Mailboxes;
  /** How long sent entries are kept, in ms; others stay until an operator deletes them. */
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
  const attempt = createAttempt({ queue, records, mailboxes, logger, onOutcome, held, now, random });
  /** The ids of the last scan that are not read yet; the most urgent one is the last. */
  let unread: string[] = [];
  /** The ids in quarantine/ at the start: another release or another owner may make them readable. Absent: not listed yet. */
  let setAside: string[] | undefined;
  /** Names in queued/ that are no entries and cannot be moved, with the code of their error. */
  const stuck = new Map<string, string>();
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

  function markStuck(file: string, code: string): void {
    if (stuck.get(file) !== code)
      logger.error({ file, code }, 'a file of the outbox can be neither read nor moved; see npm run outbox');
    stuck.set(file, code);
  }

  /** Lists queued/. Mails are read before list calls, those in order of arrival. */
  async function scan(): Promise<void> {
    const known = queue.ids();
    const { ids, foreign } = await spool.scan();
    const present = new Set(ids);
    for (const id of known) if (!present.has(id) && !records.unrecorded.has(id)) queue.remove(id);
    const fresh = ids.filter((id) => !queue.has(id)).sort();
    const mails = fresh.filter((id) => !isListCall(id));
    const listCalls = fresh.filter((id) => isListCall(id));
    unread = mails.concat(listCalls).reverse();
    for (const name of stuck.keys()) if (!present.has(name) && !foreign.includes(name)) stuck.delete(name);
    for (const name of foreign) markStuck(name, 'not a name of the outbox');
  }

  /** Sets aside what this server cannot read. */
  async function quarantine(id: string, reason: unknown): Promise<void> {
    if (await spool.quarantine(id))
      logger.error({ file: id, code: errorCode(reason) }, 'quarantined: cannot be read; see npm run outbox');
  }

  /** Adds an entry of queued/, or moves it where its outcome was written before a crash. */
  async function readNew(id: string): Promise<void> {
    try {
      const entry = await spool.read('queued', id).catch(async (error: unknown) => {
        if (!isUnreadable(error)) throw error;
        await quarantine(id, error);
      });
      if (entry?.outcome) await spool.move(id, 'queued', entry.outcome.state);
      else if (entry && !queue.has(id)) queue.add(entry);
      stuck.delete(id);
    } catch (error) {
      markStuck(id, errorCode(error));
    }
  }

  /** Puts an entry of quarantine/ back into the queue if it can be read now. */
  async function readSetAside(id: string): Promise<void> {
    const entry = await spool.read('quarantine', id).catch(() => undefined);
    if (entry && !queue.has(id))
      await guarded(id, async () => void (await spool.move(id, 'quarantine', 'queued')));
  }

  /** Reads new entries, for a short time. */
  async function readSome(): Promise<void> {
    const end = steady() + readTime;
    setAside ??= await spool.list('quarantine');
    do {
      const id = unread.pop();
      if (id === undefined) break;
      await readNew(id);
    } while (steady() < end);
    while (unread.length === 0 && steady() < end) {
      const id = setAside.pop();
      if (id === undefined) break;
      await readSetAside(id);
    }
  }

  /** Deletes what was sent long ago. */
  async function purge(): Promise<void> {
    if (steady() - purgedAt < purgeInterval) return;
    purgedAt = steady();
    const sent = await spool.purgeSent(started + steady() - retention);
    if (sent > 0) logger.info({ sent }, 'old mails deleted');
  }

  /** Makes the call of an entry, or closes it if its guest has chosen again since. */
  async function deliverOne(id: string, send: Transport): Promise<void> {
    const entry = await records.current(id);
    if (!entry) queue.remove(id);
    else if (await hasLaterChoice(entry, spool)) await records.closeSuperseded(entry);
    else await attempt(entry, send);
  }

  /** Closes list calls that a later one replaces, while no other entry is due. */
  async function closeReplaced(): Promise<void> {
    for (const id of queue.replaced()) {
      if (isStopping || queue.next(records.unrecorded) !== undefined) return;
      await guarded(id, async () => {
        const entry = await records.current(id);
        if (entry) await records.closeSuperseded(entry);
        else queue.remove(id);
      });
    }
  }

  /** Makes due calls, until none is due or the directory has to be listed again. */
  async function deliver(): Promise<void> {
    const isDelivering = await isOurs();
    const send = isDelivering ? transport : undefined;
    const end = steady() + scanInterval;
    await scan();
    if (isDelivering)
      for (const entry of [...records.unrecorded.values()])
        await guarded(entry.id, () => records.finish(entry));
    do {
      await readSome();
      const id = send && queue.next(records.unrecorded);
      if (send && id !== undefined) {
        if (!(await isOurs())) return;
        await guarded(id, () => deliverOne(id, send));
      } else if (unread.length === 0) break;
    } while (!isStopping && steady() < end);
    if (!isDelivering || isStopping) return;
    await closeReplaced();
    await purge();
  }

  /** Makes all due calls. @returns the pause until the next run, in ms */
  async function runOnce(): Promise<number> {
    diskErrors.clear();
    try {
      await deliver();
      if (unread.length > 0) return 0;
      const isDelivering = transport && !lock?.holder();
      const pause = isDelivering ? queue.nextTime() - steady() : scanInterval;
      return Math.max(0, Math.min(pause, scanInterval));
    } catch (error) {
      logger.error({ code: errorCode(error) }, 'the outbox cannot be read or written');
      return diskErrorPause;
    }
  }

  const worker = createWorker(runOnce);

  return {
    runOnce,
    start: worker.start,
    /**
     * How many entries wait, the age of the oldest one in ms, how many files cannot be read, and the provider's code where it
     * holds mail of this server.
     */
    facts() {
      const { length, oldest } = queue.facts();
      const heldBy = held.get('email') ?? [...held.values()][0];
      return { length: length + unread.length, oldest, stuck: stuck.size, heldBy };
    },
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
