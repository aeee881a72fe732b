import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Outcome } from '../../server/mail/attempt';
import { createDelivery } from '../../server/mail/delivery';
import { createEntry, type EmailCall, type Entry } from '../../server/mail/entry';
import { createLock } from '../../server/mail/lock';
import { createSpool } from '../../server/mail/spool';
import type { SendResult } from '../../server/mail/transport';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { recordingLogger } from './config-and-logger';
import { type Limits, limitedDisk } from './limited-disk';

/** In ms. */
export const hour = 60 * 60 * 1000;
export const day = 24 * hour;
export const addresses = { from: 'Hotel <hotel@example.com>', hotel: 'desk@example.com' };

/** The provider's response to an email that can be retried. */
export const delayed = {
  kind: 'retry',
  code: '500 internal_server_error',
  reason: '500 for june@example.com',
} as const;

/** The provider's response to an email that it rejects permanently. */
export const refused = {
  kind: 'refused',
  code: '422 validation_error',
  reason: '422 validation_error: Invalid `to` field: june@example.com',
} as const;

/** An email with its subject in every part. */
export const mail = (subject: string): EmailCall => ({
  type: 'email',
  subject,
  html: `<p>${subject}</p>`,
  text: subject,
});

/** Subjects of emails; kinds of other calls. */
export const subjects = (entries: readonly Entry[]) =>
  entries.map(({ call }) => (call.type === 'email' ? call.subject : call.type));

type Results = SendResult[] | ((entry: Entry) => SendResult | undefined | Promise<SendResult>);

interface OutboxOptions {
  /** `error` is the wall clock's deviation in ms; the monotonic clock has none. */
  clock?: { now: number; error: number };
  /** If given, several processes share the outbox. */
  host?: string;
}

/** A spool on a disk with limits, its delivery, a fake clock, and a transport that returns `results`, then succeeds. */
export function testOutbox(
  results: Results = [],
  root = temporaryDirectory(),
  { clock = { now: Date.now(), error: 0 }, host }: OutboxOptions = {},
) {
  const { logger, ...log } = recordingLogger();
  const tried: Entry[] = [];
  const outcomes: Outcome[] = [];
  const limits: Limits = {};
  const { disk, calls } = limitedDisk(root, limits);
  const spool = createSpool(root, disk);
  const delivery = createDelivery({
    spool,
    async transport(entry) {
      tried.push(entry);
      const result = typeof results === 'function' ? results(entry) : results.shift();
      return result ?? { kind: 'sent', id: `re_${tried.length}` };
    },
    mailboxes: () => addresses,
    retention: 30 * day,
    logger,
    onOutcome: (outcome) => outcomes.push(outcome),
    ...(host && { lock: createLock(path.join(root, '.lock'), host, () => clock.now) }),
    now: () => clock.now + clock.error,
    steady: () => clock.now,
    random: () => 0.5,
  });
  const namesIn = (directory: string) => readdirSync(path.join(root, directory)).sort();

  return {
    ...{ root, limits, calls, spool, delivery, clock, tried, outcomes },
    ...log,
    /** Stores emails as an enquiry does. */
    async store(...subjects: string[]): Promise<Entry[]> {
      const entries = subjects.map((subject) => createEntry('contact', mail(subject), new Date(clock.now)));
      await spool.create();
      await spool.add(entries);
      delivery.notify(entries);
      return entries;
    },
    /** Delivers after each of these pauses. @returns the number of calls so far after each */
    async callsAfter(...pauses: number[]): Promise<number[]> {
      const calls: number[] = [];
      for (const pause of pauses) {
        clock.now += pause;
        await delivery.runOnce();
        calls.push(tried.length);
      }
      return calls;
    },
    names: namesIn,
    /** The number of entries in each of these directories. */
    counts: (...directories: string[]) => directories.map((directory) => namesIn(directory).length),
    file: (directory: string, name: string) => path.join(root, directory, name),
    entry: (directory: string, id: string) =>
      JSON.parse(readFileSync(path.join(root, directory, `${id}.json`), 'utf8')) as Entry,
  };
}
