import type { Logger } from '../logger';
import { errorCode } from './disk';
import type { Call, Entry } from './entry';
import { retryPause, retryPolicy } from './retryPolicy';
import type { Spool } from './spool';
import type { Transport } from './transport';
import { createWorker } from './worker';

const hour = 60 * 60 * 1000;

const heldMessage =
  'mail is held, since Resend refuses this server: check RESEND_API_KEY, RESEND_SEGMENT_ID and the domain of MAIL_FROM';

/** How often queued/ is read for entries that the outbox command put back, in ms. */
const scanInterval = 5000;

/** The pause after the disk could not be read or written, in ms. */
export const diskErrorPause = 10_000;

/** How often what is too old is deleted, in ms. */
const purgeInterval = hour;

export interface DeliveryOptions {
  spool: Spool;
  /** Absent (no key): entries stay queued. */
  transport?: Transport | undefined;
  /** Sender and the hotel's own mailbox, fixed in an entry at its first attempt. */
  addresses: { from: string; hotel: string };
  /** How long sent and failed entries are kept, in ms. */
  retention: number;
  logger: Logger;
  onOutcome?: ((outcome: Outcome) => void) | undefined;
  /** The clock of the wall, in ms since 1970: what is written and shown. Tests pass their own. */
  now?: () => number;
  /** A clock that nobody sets, in ms: what pauses and ages are measured by. */
  steady?: () => number;
  /** From 0 to 1. */
  random?: () => number;
}

/** What became of an attempt. */
export type Outcome = 'sent' | 'delayed' | 'refused' | 'held' | 'given up';

/** What is known of a queued entry without its file; times by the steady clock, in ms. */
interface Waiting {
  type: Call['type'];
  due: number;
  accepted: number;
  /** When its first attempt began, where it did. */
  begun?: number;
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
  const steady = given.steady ?? (() => performance.now());
  const random = given.random ?? Math.random;
  const { onOutcome = () => undefined } = given;
  const waiting = new Map<string, Waiting>();
  /** Entries whose outcome is not on the disk yet, by id; they must not be sent again. */
  const unrecorded = new Map<string, Entry>();
  /** Names in queued/ that can be neither read nor moved, as of the last scan. */
  let stuckNames = new Set<string>();
  /** The disk's errors that this run has logged: one that fails for every entry is named once. */
  const diskErrors = new Set<string>();
  /** No call before this time by the steady clock: Resend asked for a pause. */
  let pausedUntil = 0;
  /** Kinds of calls that Resend takes from nobody here: how often in a row, and until when none is made. */
  const holds = new Map<Call['type'], { times: number; until: number }>();
  let purgedAt = Number.NEGATIVE_INFINITY;
  /** The wall clock's time at the steady clock's zero: a clock that is set later makes nothing older. */
  const started = now() - steady();
  let isStopping = false;

  const iso = (time: number) => new Date(time).toISOString();
  const timeOf = (text: string) => Date.parse(text);

  /** A time that was written, by the steady clock; one that is yet to come is now. */
  const steadyOf = (text: string) => steady() - Math.max(now() - timeOf(text), 0);

  /** What an entry's file says, by the steady clock. A pause is never longer than the policy's longest. */
  function waitingOf({ call, acceptedAt, nextAttemptAt, firstAttempt }: Entry): Waiting {
    const pause = nextAttemptAt ? timeOf(nextAttemptAt) - now() : 0;
    return {
      type: call.type,
      due: steady() + Math.min(Math.max(pause, 0), 2 * retryPolicy.longestPause),
      accepted: steadyOf(acceptedAt),
      ...(firstAttempt && { begun: steadyOf(firstAttempt.at) }),
    };
  }

  async function finish(entry: Entry): Promise<void> {
    unrecorded.set(entry.id, entry);
    await spool.update(entry);
    await spool.move(entry.id, 'queued', entry.outcome?.state ?? 'failed');
    unrecorded.delete(entry.id);
    waiting.delete(entry.id);
  }

  const withOutcome = (entry: Entry, state: 'sent' | 'failed', detail: string): Entry => ({
    ...entry,
    outcome: { state, at: iso(now()), detail },
  });

  /** Gives an entry up whose id Resend may have forgotten: it could be sent twice. */
  async function giveUp(entry: Entry): Promise<void> {
    const { id, form, attempts, lastError } = entry;
    onOutcome('given up');
    logger.error({ entry: id, form, attempts }, 'mail given up; see npm run outbox');
    const hours = retryPolicy.giveUpAfter / hour;
    await finish(
      withOutcome(entry, 'failed', `gave up after ${hours} hours; last: ${lastError ?? 'no answer seen'}`),
    );
  }

  /** Resend refuses this server, whatever it sends: calls of this kind wait. It was surely not sent. */
  async function hold(found: Entry, { code, reason }: { code: string; reason: string }): Promise<void> {
    onOutcome('held');
    const { type } = found.call;
    const times = (holds.get(type)?.times ?? 0) + 1;
    const pause = retryPause(times, random, retryPolicy.firstHold);
    holds.set(type, { times, until: steady() + pause });
    const retryInMs = Math.round(pause);
    logger.error({ kind: type, code, queued: waiting.size, retryInMs }, heldMessage);
    // The attempt does not count, so that a corrected sender is used and no time limit runs.
    waiting.set(found.id, waitingOf(found));
    await spool.update({ ...found, lastError: reason });
  }

  async function attempt(found: Entry, send: Transport): Promise<void> {
    const { id, form } = found;
    const { begun = steady(), ...known } = waiting.get(id) ?? waitingOf(found);
    if (steady() - begun > retryPolicy.giveUpAfter) return giveUp(found);
    const attempts = found.attempts + 1;
    const firstAttempt = found.firstAttempt ?? { at: iso(now()), ...addresses };
    const entry: Entry = { ...found, attempts, firstAttempt };
    // Before the call: a crash during it must leave the time of the first attempt behind.
    await spool.update(entry);
    waiting.set(id, { ...known, due: steady(), begun });
    const result = await send(entry);
    if (result.kind === 'held') return hold(found, result);
    holds.delete(found.call.type);
    if (result.kind === 'sent') {
      onOutcome('sent');
      logger.info({ entry: id, form, attempts }, 'mail sent');
      return finish(withOutcome(entry, 'sent', result.id));
    }
    if (result.kind === 'refused') {
      onOutcome('refused');
      logger.error({ entry: id, form, attempts, code: result.code }, 'mail refused; see npm run outbox');
      return finish(withOutcome({ ...entry, lastError: result.reason }, 'failed', result.reason));
    }
    const retryAfter = Math.min(result.retryAfter ?? 0, retryPolicy.longestRetryAfter);
    const pause = Math.max(retryAfter, retryPause(attempts, random));
    if (retryAfter > 0) pausedUntil = steady() + retryAfter;
    onOutcome('delayed');
    waiting.set(id, { ...known, due: steady() + pause, begun });
    logger.warn(
      { entry: id, form, attempts, code: result.code, retryInMs: Math.round(pause) },
      'mail delayed',
    );
    await spool.update({ ...entry, lastError: result.reason, nextAttemptAt: iso(now() + pause) });
  }

  /** Does something for one entry. Where the disk does not let it, that entry waits and the others go on. */
  async function guarded(id: string, action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      const code = errorCode(error);
      const known = waiting.get(id);
      if (known) waiting.set(id, { ...known, due: steady() + diskErrorPause });
      if (!diskErrors.has(code)) logger.error({ entry: id, code }, 'the outbox cannot be read or written');
      diskErrors.add(code);
    }
  }

  /** Takes up what is new in queued/, and finishes entries that a crash left there after their outcome. */
  async function scan(): Promise<void> {
    const known = new Set(waiting.keys());
    const { ids, quarantined, stuck } = await spool.scan(known);
    for (const name of quarantined) {
      logger.warn({ file: name }, 'quarantined: not a complete entry of the outbox');
    }
    for (const { name, code } of stuck.filter((each) => !stuckNames.has(each.name))) {
      logger.error({ file: name, code }, 'a file of the outbox can be neither read nor moved');
    }
    stuckNames = new Set(stuck.map(({ name }) => name));
    const present = new Set(ids);
    for (const id of known) if (!present.has(id) && !unrecorded.has(id)) waiting.delete(id);
    for (const id of ids.filter((each) => !waiting.has(each))) {
      await guarded(id, async () => {
        const entry = await spool.read('queued', id);
        if (entry?.outcome) await spool.move(id, 'queued', entry.outcome.state);
        else if (entry) waiting.set(id, waitingOf(entry));
      });
    }
  }

  const dueTimeOf = ({ type, due }: Waiting) => Math.max(due, holds.get(type)?.until ?? 0);

  function nextDue(): string | undefined {
    let first: { id: string; due: number } | undefined;
    for (const [id, each] of waiting) {
      const due = dueTimeOf(each);
      if (due > steady() || unrecorded.has(id)) continue;
      if (!first || due < first.due) first = { id, due };
    }
    return first?.id;
  }

  async function purge(): Promise<void> {
    if (steady() - purgedAt < purgeInterval) return;
    purgedAt = steady();
    const before = started + steady() - retention;
    const sent = await spool.purge('sent', before);
    const failed = await spool.purge('failed', before);
    const quarantined = await spool.purge('quarantine', before);
    if (sent + failed + quarantined > 0) logger.info({ sent, failed, quarantined }, 'old mails deleted');
  }

  async function deliver(): Promise<void> {
    await purge();
    await scan();
    for (const entry of [...unrecorded.values()]) await guarded(entry.id, () => finish(entry));
    while (transport && !isStopping && steady() >= pausedUntil) {
      const id = nextDue();
      if (id === undefined) return;
      await guarded(id, async () => {
        const entry = await spool.read('queued', id);
        if (entry) await attempt(entry, transport);
        else waiting.delete(id);
      });
    }
  }

  /** Makes every call that is due. @returns the pause until the next run, in ms */
  async function runOnce(): Promise<number> {
    diskErrors.clear();
    try {
      await deliver();
    } catch (error) {
      logger.error({ code: errorCode(error) }, 'the outbox cannot be read or written');
      return diskErrorPause;
    }
    let next = Number.POSITIVE_INFINITY;
    for (const each of waiting.values()) next = Math.min(next, dueTimeOf(each));
    const pause = transport ? Math.max(next, pausedUntil) - steady() : scanInterval;
    return Math.max(0, Math.min(pause, scanInterval));
  }

  const worker = createWorker(runOnce);

  return {
    runOnce,
    start: worker.start,
    /** How many calls wait, and since when the oldest does, in ms. */
    queue(): { length: number; oldest: number } {
      const time = steady();
      let first = time;
      for (const { accepted } of waiting.values()) first = Math.min(first, accepted);
      return { length: waiting.size, oldest: time - first };
    },
    /** Takes up entries that were just stored. */
    notify(entries: readonly Entry[]): void {
      for (const entry of entries) waiting.set(entry.id, waitingOf(entry));
      worker.wake();
    },
    /** Stops after the call that is under way. */
    stop(): Promise<void> {
      isStopping = true;
      return worker.stop();
    },
  };
}
