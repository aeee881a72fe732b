import type { Logger } from '../logger';
import type { Entry } from './entry';
import { retryPause, retryPolicy } from './retryPolicy';
import type { Spool } from './spool';
import type { Transport } from './transport';

const hour = 60 * 60 * 1000;

/** How often queued/ is read for entries that the outbox command put back, in ms. */
const scanInterval = 5000;

/** The pause after the disk could not be read or written, in ms. */
export const diskErrorPause = 10_000;

/** How often sent entries that are too old are deleted, in ms. */
const purgeInterval = hour;

export interface DeliveryOptions {
  spool: Spool;
  /** Absent (no key): entries stay queued. */
  transport?: Transport | undefined;
  /** Sender and the hotel's own mailbox, fixed in an entry at its first attempt. */
  addresses: { from: string; hotel: string };
  /** How long sent entries are kept, in ms. */
  retention: number;
  logger: Logger;
  /** Milliseconds since 1970, and a number from 0 to 1; tests pass their own. */
  now?: () => number;
  random?: () => number;
}

/** Delivers queued entries, one call at a time, until each is sent, refused or too old. docs/behavior.md#outbox */
export function createDelivery({
  spool,
  transport,
  addresses,
  retention,
  logger,
  ...given
}: DeliveryOptions) {
  const now = given.now ?? Date.now;
  const random = given.random ?? Math.random;
  /** When each queued entry is due, by id, in ms since 1970. */
  const dueTimes = new Map<string, number>();
  /** Entries whose outcome is not on the disk yet, by id; they must not be sent again. */
  const unrecorded = new Map<string, Entry>();
  /** No call before this time: Resend asked for a pause. In ms since 1970. */
  let pausedUntil = 0;
  let purgedAt = Number.NEGATIVE_INFINITY;
  let isStopping = false;
  /** Entries came or a stop was asked for since the last run began. */
  let isWoken = false;
  let endPause: () => void = () => undefined;
  let running: Promise<void> | undefined;

  const timeOf = (text: string | undefined) => (text ? Date.parse(text) : 0);
  /** Where the clock was set back, an entry waits no longer than the longest pause. */
  const dueTimeOf = (entry: Entry) =>
    Math.min(timeOf(entry.nextAttemptAt), now() + 2 * retryPolicy.longestPause);

  async function finish(entry: Entry): Promise<void> {
    unrecorded.set(entry.id, entry);
    await spool.update(entry);
    await spool.move(entry.id, 'queued', entry.outcome?.state ?? 'failed');
    unrecorded.delete(entry.id);
    dueTimes.delete(entry.id);
  }

  const withOutcome = (entry: Entry, state: 'sent' | 'failed', detail: string): Entry => ({
    ...entry,
    outcome: { state, at: new Date(now()).toISOString(), detail },
  });

  async function attempt(found: Entry, send: Transport): Promise<void> {
    const { id, form } = found;
    const started = new Date(now()).toISOString();
    const attempts = found.attempts + 1;
    const entry: Entry = {
      ...found,
      attempts,
      firstAttempt: found.firstAttempt ?? { at: started, ...addresses },
    };
    if (now() - timeOf(entry.firstAttempt?.at) > retryPolicy.giveUpAfter) {
      logger.error({ entry: id, form, attempts: found.attempts }, 'mail given up; see npm run outbox');
      const hours = retryPolicy.giveUpAfter / hour;
      const detail = `gave up after ${hours} hours; last: ${found.lastError ?? 'no answer seen'}`;
      return finish(withOutcome(found, 'failed', detail));
    }
    // Before the call: a crash during it must leave the time of the first attempt behind.
    await spool.update(entry);
    const result = await send(entry);
    if (result.kind === 'sent') {
      logger.info({ entry: id, form, attempts }, 'mail sent');
      return finish(withOutcome(entry, 'sent', result.id));
    }
    if (result.kind === 'refused') {
      logger.error({ entry: id, form, attempts, code: result.code }, 'mail refused; see npm run outbox');
      return finish(withOutcome({ ...entry, lastError: result.reason }, 'failed', result.reason));
    }
    const retryAfter = Math.min(result.retryAfter ?? 0, retryPolicy.longestRetryAfter);
    const nextAttempt = now() + Math.max(retryAfter, retryPause(attempts, random));
    if (retryAfter > 0) pausedUntil = now() + retryAfter;
    dueTimes.set(id, nextAttempt);
    logger.warn(
      { entry: id, form, attempts, code: result.code, retryInMs: Math.round(nextAttempt - now()) },
      'mail delayed',
    );
    await spool.update({
      ...entry,
      lastError: result.reason,
      nextAttemptAt: new Date(nextAttempt).toISOString(),
    });
  }

  /** Takes up what is new in queued/, and finishes entries that a crash left there after their outcome. */
  async function scan(): Promise<void> {
    const known = new Set(dueTimes.keys());
    const { ids, quarantined } = await spool.scan(known);
    for (const name of quarantined) {
      logger.warn({ file: name }, 'quarantined: not a complete entry of the outbox');
    }
    const present = new Set(ids);
    for (const id of known) if (!present.has(id) && !unrecorded.has(id)) dueTimes.delete(id);
    for (const id of ids) {
      if (dueTimes.has(id)) continue;
      const entry = await spool.read('queued', id);
      if (entry?.outcome) await spool.move(id, 'queued', entry.outcome.state);
      else if (entry) dueTimes.set(id, dueTimeOf(entry));
    }
  }

  function nextDue(): string | undefined {
    let first: string | undefined;
    for (const [id, time] of dueTimes) {
      if (time > now() || unrecorded.has(id)) continue;
      if (first === undefined || time < (dueTimes.get(first) ?? 0)) first = id;
    }
    return first;
  }

  async function purge(): Promise<void> {
    if (now() - purgedAt < purgeInterval) return;
    purgedAt = now();
    const deleted = await spool.purge(now() - retention);
    if (deleted > 0) logger.info({ deleted }, 'old sent mails deleted');
  }

  async function deliver(): Promise<void> {
    await purge();
    await scan();
    for (const entry of [...unrecorded.values()]) await finish(entry);
    while (transport && !isStopping && now() >= pausedUntil) {
      const id = nextDue();
      if (id === undefined) return;
      const entry = await spool.read('queued', id);
      if (entry) await attempt(entry, transport);
      else dueTimes.delete(id);
    }
  }

  /** Makes every call that is due. @returns the pause until the next run, in ms */
  async function runOnce(): Promise<number> {
    try {
      await deliver();
    } catch (error) {
      logger.error(
        { code: (error as NodeJS.ErrnoException).code ?? String(error) },
        'the outbox cannot be read or written',
      );
      return diskErrorPause;
    }
    const next = Math.max(Math.min(...dueTimes.values(), Number.POSITIVE_INFINITY), pausedUntil);
    return Math.max(0, Math.min(transport ? next - now() : scanInterval, scanInterval));
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      isWoken = false;
      const pause = await runOnce();
      if (isWoken) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause);
        endPause = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  function wakeUp(): void {
    isWoken = true;
    endPause();
  }

  return {
    runOnce,
    start(): void {
      running ??= run();
    },
    /** Takes up entries that were just stored. */
    notify(entries: readonly Entry[]): void {
      for (const { id } of entries) dueTimes.set(id, now());
      wakeUp();
    },
    /** Stops after the call that is under way. */
    async stop(): Promise<void> {
      isStopping = true;
      wakeUp();
      await running;
    },
  };
}
