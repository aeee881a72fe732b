import { errorCode, isFull } from '../files/errorCode';
import type { Logger } from '../logger';

import type { Entry } from './entry';
import { hasLaterChoice } from './laterChoice';
import type { Lock } from './lock';
import { createQueue } from './queue';
import { retryPause, retryPolicy } from './retryPolicy';
import type { Spool } from './spool';
import type { Transport } from './transport';
import { createWorker } from './worker';

const hour = 60 * 60 * 1000;

const heldMessage =
  'mail is held, since Resend refuses this server: check RESEND_API_KEY, RESEND_SEGMENT_ID and the domain of MAIL_FROM';

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
  addresses: { from: string; hotel: string };
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

/** The outcome of an attempt. */
export type Outcome = 'sent' | 'delayed' | 'refused' | 'held' | 'given up';

/** The provider's error for an invalid address. */
const invalidField = '422 validation_error';

type Refusal = { code: string; reason: string };

/**
 * The hotel's notice without Reply-To: the provider may reject a guest's address that our validation accepts. The mail's
 * text contains the address. Undefined for other calls. The changed body needs another idempotency key.
 */
function withoutReplyTo(entry: Entry): Entry | undefined {
  const { id, call } = entry;
  if (call.type !== 'email' || call.to !== undefined || call.replyTo === undefined) return undefined;
  const { replyTo: _, ...plain } = call;
  return { ...entry, call: plain, idempotencyKey: `${id}-plain` };
}

/** Delivers queued entries, one call at a time, until each is sent, refused or expired. docs/behavior.md#outbox */
export function createDelivery({
  spool,
  transport,
  addresses,
  retention,
  logger,
  ...given
}: DeliveryOptions) {
  const now = given.now ?? Date.now;
  const steady = given.steady ?? (() => performance.now());
  const random = given.random ?? Math.random;
  const { onOutcome = () => undefined, lock } = given;
  const queue = createQueue({ now, steady, random });
  /** Updated entries that could not be written to a full disk, by id. */
  const unwritten = new Map<string, Entry>();
  /** Entries whose outcome could not be written yet, by id; they must not be sent again. */
  const unrecorded = new Map<string, Entry>();
  /** Names in queued/ that could be neither read nor moved in the last scan. */
  let stuckNames = new Set<string>();
  /** Disk errors logged in this run, to log each once. */
  const diskErrors = new Set<string>();
  /** End of a pause that Resend requested, by the steady clock. */
  let pausedUntil = 0;
  let purgedAt = Number.NEGATIVE_INFINITY;
  /** The wall time at the steady clock's zero; later changes of the wall clock do not change ages. */
  const started = now() - steady();
  /** The token of the other lock holder that was last logged. */
  let namedHolder: string | undefined;
  let isStopping = false;

  const iso = (time: number) => new Date(time).toISOString();

  /**
   * Writes an entry's state. On a full volume it stays in memory until there is space, so that delivery continues.
   */
  async function note(entry: Entry): Promise<void> {
    try {
      await spool.update(entry);
      unwritten.delete(entry.id);
    } catch (error) {
      if (!isFull(error)) throw error;
      unwritten.set(entry.id, entry);
    }
  }

  async function finish(entry: Entry): Promise<void> {
    unrecorded.set(entry.id, entry);
    await note(entry);
    await spool.move(entry.id, 'queued', entry.outcome?.state ?? 'failed');
    unrecorded.delete(entry.id);
    unwritten.delete(entry.id);
    queue.remove(entry.id);
  }

  const withOutcome = (entry: Entry, state: 'sent' | 'failed', detail: string): Entry => ({
    ...entry,
    outcome: { state, at: iso(now()), detail },
  });

  /** Fails an entry whose idempotency key may have expired at Resend: it could be sent twice. */
  async function giveUp(entry: Entry): Promise<void> {
    const { id, form, attempts, lastError } = entry;
    onOutcome('given up');
    logger.error({ entry: id, form, attempts }, 'mail given up; see npm run outbox');
    const hours = retryPolicy.giveUpAfter / hour;
    await finish(
      withOutcome(entry, 'failed', `gave up after ${hours} hours; last: ${lastError ?? 'no answer seen'}`),
    );
  }

  /** Fails an entry that the provider rejected permanently. */
  async function refuse(entry: Entry, { code, reason }: Refusal): Promise<void> {
    const { id, form, attempts } = entry;
    onOutcome('refused');
    logger.error({ entry: id, form, attempts, code }, 'mail refused; see npm run outbox');
    await finish(withOutcome({ ...entry, lastError: reason }, 'failed', reason));
  }

  /**
   * The provider rejects this kind of call from this server: nothing was sent, and all calls of the kind wait. A call that
   * is rejected this way while others succeed is refused.
   */
  async function hold(found: Entry, attempted: Entry, refusal: Refusal): Promise<void> {
    const pause = queue.hold(found);
    if (pause === undefined) return refuse(attempted, refusal);
    onOutcome('held');
    const { type } = found.call;
    const retryInMs = Math.round(pause);
    logger.error({ kind: type, code: refusal.code, queued: queue.facts().length, retryInMs }, heldMessage);
    await note({ ...found, lastError: refusal.reason });
  }

  const finishSuperseded = (entry: Entry) =>
    finish(withOutcome(entry, 'sent', 'not sent: the guest has chosen again since'));

  /** Drops earlier subscription changes of the same address, which must not be applied after this one. */
  async function dropSuperseded(id: string): Promise<void> {
    for (const earlier of queue.supersededBy(id)) {
      const entry = await current(earlier);
      if (entry) await finishSuperseded(entry);
      else queue.remove(earlier);
    }
  }

  /** The latest version of an entry. */
  const current = async (id: string) => unwritten.get(id) ?? (await spool.read('queued', id));

  async function attempt(found: Entry, send: Transport): Promise<void> {
    const { id, form } = found;
    await dropSuperseded(id);
    if (steady() - queue.begin(id) > retryPolicy.giveUpAfter) return giveUp(found);
    const attempts = found.attempts + 1;
    const firstAttempt = found.firstAttempt ?? { at: iso(now()), ...addresses };
    const entry: Entry = { ...found, attempts, firstAttempt };
    // Before the call: the time of the first attempt must survive a crash.
    await note(entry);
    queue.delay(id, 0);
    const result = await send(entry);
    if (result.kind === 'held') return hold(found, entry, result);
    if (result.kind !== 'retry') queue.pass(found.call.type);
    if (result.kind === 'sent') {
      onOutcome('sent');
      logger.info({ entry: id, form, attempts }, 'mail sent');
      return finish(withOutcome(entry, 'sent', result.id));
    }
    if (result.kind === 'refused') {
      const plain = result.code === invalidField ? withoutReplyTo(entry) : undefined;
      if (!plain) return refuse(entry, result);
      logger.warn(
        { entry: id, form, code: result.code },
        'notice refused; it goes without the guest in Reply-To',
      );
      return note({ ...plain, lastError: result.reason });
    }
    const retryAfter = Math.min(result.retryAfter ?? 0, retryPolicy.longestRetryAfter);
    const pause = Math.max(retryAfter, retryPause(attempts, random));
    if (retryAfter > 0) pausedUntil = steady() + retryAfter;
    onOutcome('delayed');
    queue.delay(id, pause);
    logger.warn(
      { entry: id, form, attempts, code: result.code, retryInMs: Math.round(pause) },
      'mail delayed',
    );
    await note({ ...entry, lastError: result.reason, nextAttemptAt: iso(now() + pause) });
  }

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
    for (const id of known) if (!present.has(id) && !unrecorded.has(id)) queue.remove(id);
    for (const id of ids.filter((each) => !queue.has(each))) {
      await guarded(id, async () => {
        const entry = await spool.read('queued', id);
        if (entry?.outcome) await spool.move(id, 'queued', entry.outcome.state);
        else if (entry && (await hasLaterChoice(entry, spool))) await finishSuperseded(entry);
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
    for (const entry of [...unrecorded.values()]) await guarded(entry.id, () => finish(entry));
    while (transport && !isStopping && steady() >= pausedUntil) {
      const id = queue.next(unrecorded);
      if (id === undefined || !(await isOurs())) return;
      await guarded(id, async () => {
        const entry = await current(id);
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
    const pause = isDelivering ? Math.max(queue.nextTime(), pausedUntil) - steady() : scanInterval;
    return Math.max(0, Math.min(pause, scanInterval));
  }

  const worker = createWorker(runOnce);

  return {
    runOnce,
    start: worker.start,
    queue: queue.facts,
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
