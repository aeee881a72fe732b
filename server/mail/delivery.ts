import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../files/errorCode';
import type { Logger } from '../logger';
import { createAttempt, type Outcome } from './attempt';
import { type Entry, isListCall, isSignedChoice, type Mailboxes } from './entry';
import type { Lock } from './lock';
import { createQueue } from './queue';
import { createRecords } from './records';
import { isUnreadable, type Spool } from './spool';
import type { Transport } from './transport';

/** How often queued/ is read for entries that the outbox command moved there, in ms. */
const scanInterval = 5000;

/** How long to read new entries before the next call, in ms, so that delivery starts even if many are waiting. */
const readTime = 100;

/** The pause after a disk error, in ms. */
export const diskErrorPause = 10_000;

/** How often to tidy up, in ms. */
const tidyInterval = 60 * 60 * 1000;

export interface DeliveryOptions {
  spool: Spool;
  /** If omitted (no API key), entries stay queued. */
  transport?: Transport | undefined;
  /** The sender and the hotel's mailbox. An entry keeps them from its first attempt on. */
  mailboxes: () => Mailboxes;
  /** How long sent entries are kept, in ms; others stay until an operator deletes them. */
  retention: number;
  logger: Logger;
  onOutcome?: ((outcome: Outcome) => void) | undefined;
  /** If several processes share an outbox, only the lock's holder delivers. Not needed for a single process. */
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
  onOutcome = () => undefined,
  lock,
  now = Date.now,
  steady = () => performance.now(),
  random = Math.random,
}: DeliveryOptions) {
  const queue = createQueue({ now, steady, random });
  const records = createRecords({ spool, now, onClosed: queue.remove });
  const attempt = createAttempt({ queue, records, mailboxes, logger, onOutcome, now, random });
  /** Ids from the last scan that have not been read yet; the most urgent one is last. */
  let unread: string[] = [];
  /** Names in queued/ that are not entries and cannot be moved, with their error codes. */
  const stuck = new Map<string, string>();
  /** Disk errors logged in this run, to log each once. */
  const diskErrors = new Set<string>();
  let tidiedAt = Number.NEGATIVE_INFINITY;
  /** The wall time at the monotonic clock's zero; later changes to the wall clock do not affect ages. */
  const started = now() - steady();
  /** The token of the other lock holder that was logged last. */
  let loggedHolder: string | undefined;
  let isStopping = false;
  /** The pause between two runs. */
  let pause = new AbortController();
  let running: Promise<void> | undefined;

  /** Acquires or renews the lock. @returns whether this process holds it */
  async function acquireLock(): Promise<boolean> {
    const isHeld = (await lock?.hold()) ?? true;
    const holder = isHeld ? undefined : lock?.holder();
    if (holder && holder.token !== loggedHolder)
      logger.info({ host: holder.host, pid: holder.pid }, 'another process is delivering from this outbox');
    loggedHolder = holder?.token;
    return isHeld;
  }

  /** Runs an action for one entry. After a disk error, that entry waits and the others continue. */
  async function guarded(id: string, action: () => Promise<unknown>): Promise<void> {
    try {
      await action();
    } catch (error) {
      const code = errorCode(error);
      queue.delay(id, diskErrorPause);
      if (!diskErrors.has(code)) logger.error({ entry: id, code }, 'cannot read or write the outbox');
      diskErrors.add(code);
    }
  }

  function markStuck(file: string, code: string): void {
    if (stuck.get(file) !== code)
      logger.error({ file, code }, 'an outbox file can be neither read nor moved; see npm run outbox');
    stuck.set(file, code);
  }

  /** Lists queued/. Emails are read before list calls, both in order of arrival. */
  async function scan(): Promise<void> {
    const known = queue.ids();
    const { ids, foreign } = await spool.scan();
    const present = new Set(ids);
    for (const id of known) if (!present.has(id)) queue.remove(id);
    const fresh = ids.filter((id) => !queue.has(id)).sort();
    const mails = fresh.filter((id) => !isListCall(id));
    unread = mails.concat(fresh.filter(isListCall)).reverse();
    for (const name of stuck.keys()) if (!present.has(name) && !foreign.includes(name)) stuck.delete(name);
    for (const name of foreign) markStuck(name, 'not an outbox file name');
  }

  /**
   * Adds an entry from queued/, or moves it if its outcome was written before a crash. Quarantines unreadable files.
   */
  async function readNew(id: string): Promise<void> {
    if (records.isClosed(id)) return;
    try {
      const entry = await spool.read('queued', id).catch(async (error: unknown) => {
        if (!isUnreadable(error)) throw error;
        const code = errorCode(error);
        if (await spool.quarantine(id))
          logger.error({ file: id, code }, 'unreadable file quarantined; see npm run outbox');
      });
      if (entry?.outcome) await spool.move(id, 'queued', entry.outcome.state);
      else if (entry) queue.add(entry);
      stuck.delete(id);
    } catch (error) {
      markStuck(id, errorCode(error));
    }
  }

  /** Reads new entries for a short time. */
  async function readSome(): Promise<void> {
    const end = steady() + readTime;
    do {
      const id = unread.pop();
      if (id === undefined) return;
      await readNew(id);
    } while (steady() < end);
  }

  /** Deletes old sent entries, and requeues quarantined ones that are now readable (new release, changed owner). */
  async function tidy(): Promise<void> {
    if (steady() - tidiedAt < tidyInterval) return;
    tidiedAt = steady();
    const sent = await spool.purgeSent(started + steady() - retention);
    if (sent > 0) logger.info({ sent }, 'old emails deleted');
    for (const id of await spool.list('quarantine'))
      if (!queue.has(id) && (await spool.read('quarantine', id).catch(() => undefined)))
        await guarded(id, () => spool.move(id, 'quarantine', 'queued'));
  }

  /**
   * Whether the guest behind a list call made a later choice through a signed link, and that choice is already settled.
   * This happens if an operator retries or releases the call, or moves it here from another server.
   */
  async function hasLaterChoice({ call, acceptedAt }: Entry): Promise<boolean> {
    if (call.type === 'email') return false;
    const subscriber = call.email.toLowerCase();
    for (const state of ['sent', 'failed'] as const)
      for (const id of await spool.list(state)) {
        if (!isSignedChoice(id, acceptedAt)) continue;
        // An unreadable entry must not block others.
        const other = await spool.read(state, id).catch(() => undefined);
        if (!other || other.call.type === 'email' || other.acceptedAt <= acceptedAt) continue;
        if (other.call.email.toLowerCase() === subscriber) return true;
      }
    return false;
  }

  /** Makes an entry's call, or closes the entry if its guest has chosen again since. */
  async function deliverOne(id: string, send: Transport): Promise<void> {
    const entry = await records.current(id);
    if (!entry) queue.remove(id);
    else if (queue.isReplaced(id) || (await hasLaterChoice(entry)))
      await records.close(entry, 'sent', 'not sent: superseded by a later choice');
    else await attempt(entry, send);
  }

  /** Makes due calls until none is due or the directory has to be listed again. */
  async function deliver(): Promise<void> {
    const isDelivering = await acquireLock();
    const send = isDelivering ? transport : undefined;
    const end = steady() + scanInterval;
    await scan();
    if (isDelivering)
      for (const entry of records.unfinished()) await guarded(entry.id, () => records.finish(entry));
    do {
      await readSome();
      const id = send && queue.next();
      if (send && id !== undefined) {
        if (!(await acquireLock())) return;
        await guarded(id, () => deliverOne(id, send));
      } else if (unread.length === 0) break;
    } while (!isStopping && steady() < end);
    if (isDelivering && !isStopping) await tidy();
  }

  /** Makes all due calls. @returns the pause until the next run, in ms */
  async function runOnce(): Promise<number> {
    diskErrors.clear();
    try {
      await deliver();
      if (unread.length > 0) return 0;
      const isDelivering = transport && !lock?.holder();
      const length = isDelivering ? queue.nextTime() - steady() : scanInterval;
      return Math.max(0, Math.min(length, scanInterval));
    } catch (error) {
      logger.error({ code: errorCode(error) }, 'cannot read or write the outbox');
      return diskErrorPause;
    }
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      pause = new AbortController();
      const length = await runOnce();
      await sleep(length, undefined, { signal: pause.signal }).catch(() => undefined);
    }
  }

  return {
    runOnce,
    start(): void {
      running ??= run();
    },
    /** The queue's statistics, and how many files cannot be read. */
    stats() {
      const { length, ...stats } = queue.stats();
      return { ...stats, length: length + unread.length, stuck: stuck.size };
    },
    /** Adds entries that were just stored. */
    notify(entries: readonly Entry[]): void {
      for (const entry of entries) queue.add(entry);
      pause.abort();
    },
    /** Stops after the current call. */
    async stop(): Promise<void> {
      isStopping = true;
      pause.abort();
      await running;
      await lock?.release();
    },
  };
}
