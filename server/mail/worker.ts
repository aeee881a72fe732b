import type { Logger } from '../logger';
import type { Entry } from './entry';
import type { Spool } from './spool';
import type { Transport } from './transport';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How the worker paces itself, in ms. */
export const pace = {
  /** The first pause after a failed attempt; each further one doubles. */
  firstPause: 2 * second,
  longestPause: 30 * minute,
  /** A provider that names a longer pause is asked again after this one. */
  longestRetryAfter: hour,
  /** Resend knows an idempotency key for 24 hours: a later attempt could send a second mail. */
  giveUpAfter: 20 * hour,
  /** How often it looks for entries that others put into the spool (`npm run outbox retry`). */
  look: 5 * second,
  /** After the disk did not answer. */
  diskPause: 10 * second,
} as const;

export interface WorkerOptions {
  spool: Spool;
  /** Without one (no key) entries stay queued. */
  transport?: Transport | undefined;
  /** Sender and the hotel's own mailbox, fixed into an entry at its first attempt. */
  addresses: { from: string; hotel: string };
  /** How long sent entries are kept, in ms. */
  retention: number;
  logger: Logger;
  /** Milliseconds since 1970, and a number from 0 to 1; tests put in their own. */
  now?: () => number;
  random?: () => number;
}

/** The pause after the n-th failed attempt: doubling, with half of it left to chance so that entries spread. */
export const pauseAfter = (attempts: number, random: () => number): number =>
  Math.min(pace.firstPause * 2 ** (attempts - 1), pace.longestPause) * (0.5 + random());

/** Delivers what is queued, one call at a time, until it is delivered, refused or too old. DESIGN 3, The outbox. */
export function createWorker({ spool, transport, addresses, retention, logger, ...given }: WorkerOptions) {
  const now = given.now ?? Date.now;
  const random = given.random ?? Math.random;
  /** When each queued entry is due, by id. */
  const due = new Map<string, number>();
  /** Entries with an outcome that the disk has not taken yet; they must not be sent again. */
  const unmoved = new Map<string, Entry>();
  /** The provider asked for quiet until then. */
  let quietUntil = 0;
  let purgedAt = Number.NEGATIVE_INFINITY;
  let stopping = false;
  /** Something happened since the last round began. */
  let woken = false;
  let endPause: () => void = () => undefined;
  let running: Promise<void> | undefined;

  const timeOf = (text: string | undefined) => (text ? Date.parse(text) : 0);
  /** A clock that was set back must not hold an entry longer than the longest pause would. */
  const dueTime = (entry: Entry) => Math.min(timeOf(entry.nextAttemptAt), now() + 2 * pace.longestPause);

  async function finish(entry: Entry): Promise<void> {
    unmoved.set(entry.id, entry);
    await spool.update(entry);
    await spool.move(entry.id, 'queued', entry.outcome?.state ?? 'failed');
    unmoved.delete(entry.id);
    due.delete(entry.id);
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
    if (now() - timeOf(entry.firstAttempt?.at) > pace.giveUpAfter) {
      logger.error({ entry: id, form, attempts: found.attempts }, 'mail given up; see npm run outbox');
      return finish(
        withOutcome(found, 'failed', `gave up after 20 hours; last: ${found.lastError ?? 'no answer seen'}`),
      );
    }
    // Before the call: a crash during it must leave the time of the first attempt behind.
    await spool.update(entry);
    const outcome = await send(entry);
    if (outcome.kind === 'sent') {
      logger.info({ entry: id, form, attempts }, 'mail sent');
      return finish(withOutcome(entry, 'sent', outcome.detail));
    }
    if (outcome.kind === 'refused') {
      logger.error({ entry: id, form, attempts, code: outcome.code }, 'mail refused; see npm run outbox');
      return finish(withOutcome({ ...entry, lastError: outcome.reason }, 'failed', outcome.reason));
    }
    const asked = Math.min(outcome.after ?? 0, pace.longestRetryAfter);
    const next = now() + Math.max(asked, pauseAfter(attempts, random));
    if (asked > 0) quietUntil = now() + asked;
    due.set(id, next);
    logger.warn(
      { entry: id, form, attempts, code: outcome.code, retryInMs: Math.round(next - now()) },
      'mail delayed',
    );
    await spool.update({ ...entry, lastError: outcome.reason, nextAttemptAt: new Date(next).toISOString() });
  }

  /** Learns what is new in queued/, and finishes what a crash left half moved. */
  async function look(): Promise<void> {
    const known = new Set(due.keys());
    const { ids, setAside } = await spool.sweep(known);
    for (const name of setAside) logger.warn({ file: name }, 'set aside: not a whole entry of the outbox');
    const present = new Set(ids);
    for (const id of known) if (!present.has(id) && !unmoved.has(id)) due.delete(id);
    for (const id of ids) {
      if (due.has(id)) continue;
      const entry = await spool.read('queued', id);
      if (entry?.outcome) await spool.move(id, 'queued', entry.outcome.state);
      else if (entry) due.set(id, dueTime(entry));
    }
  }

  function nextDue(): string | undefined {
    let first: string | undefined;
    for (const [id, time] of due) {
      if (time <= now() && !unmoved.has(id) && (first === undefined || time < (due.get(first) ?? 0)))
        first = id;
    }
    return first;
  }

  async function purge(): Promise<void> {
    if (now() - purgedAt < hour) return;
    purgedAt = now();
    const deleted = await spool.purge(now() - retention);
    if (deleted > 0) logger.info({ deleted }, 'old sent mails deleted');
  }

  async function work(): Promise<void> {
    await purge();
    await look();
    for (const entry of [...unmoved.values()]) await finish(entry);
    while (transport && !stopping && now() >= quietUntil) {
      const id = nextDue();
      if (id === undefined) return;
      const entry = await spool.read('queued', id);
      if (entry) await attempt(entry, transport);
      else due.delete(id);
    }
  }

  /** Does all that is to be done now. @returns how long nothing more is due, in ms */
  async function round(): Promise<number> {
    try {
      await work();
    } catch (error) {
      logger.error(
        { code: (error as NodeJS.ErrnoException).code ?? String(error) },
        'the outbox cannot be read or written',
      );
      return pace.diskPause;
    }
    const next = Math.max(Math.min(...due.values(), Number.POSITIVE_INFINITY), quietUntil);
    return Math.max(0, Math.min(transport ? next - now() : pace.look, pace.look));
  }

  async function run(): Promise<void> {
    while (!stopping) {
      woken = false;
      const pause = await round();
      if (woken) continue;
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
    woken = true;
    endPause();
  }

  return {
    round,
    start(): void {
      running ??= run();
    },
    /** Tells of entries that were just stored. */
    announce(entries: readonly Entry[]): void {
      for (const { id } of entries) due.set(id, now());
      wakeUp();
    },
    /** Stops after the call that is under way. */
    async stop(): Promise<void> {
      stopping = true;
      wakeUp();
      await running;
    },
  };
}

export type Worker = ReturnType<typeof createWorker>;
