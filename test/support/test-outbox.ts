import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Disk, disk as realDisk } from '../../server/files/disk';
import type { Outcome } from '../../server/mail/attempt';
import { createDelivery } from '../../server/mail/delivery';
import { createEntry, type EmailCall, type Entry } from '../../server/mail/entry';
import { createSpool } from '../../server/mail/spool';
import type { SendResult } from '../../server/mail/transport';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { recordingLogger } from './config-and-logger';

/** In ms. */
export const hour = 60 * 60 * 1000;
export const day = 24 * hour;
export const addresses = { from: 'Hotel <hotel@example.com>', hotel: 'desk@example.com' };

/** Provider's response to a mail that can be retried. */
export const delayed = {
  kind: 'retry',
  code: '500 internal_server_error',
  reason: '500 for june@example.com',
} as const;

/** Provider's response to a mail that it rejects permanently. */
export const refused = {
  kind: 'refused',
  code: '422 validation_error',
  reason: '422 validation_error: Invalid `to` field: june@example.com',
} as const;

/** An email with its subject in all parts. */
export const mail = (subject: string): EmailCall => ({
  type: 'email',
  subject,
  html: `<p>${subject}</p>`,
  text: subject,
});

/** Subjects of emails; kinds of other calls. */
export const subjects = (entries: readonly Entry[]) =>
  entries.map(({ call }) => (call.type === 'email' ? call.subject : call.type));

/** A spool on disk with its delivery, a fake clock, and a transport that returns `results`. */
export function testOutbox(results: SendResult[] = [], root = temporaryDirectory(), disk: Disk = realDisk) {
  const { logger, lines } = recordingLogger();
  /** `error` is the deviation of the wall clock in ms; the monotonic clock has none. */
  const clock = { now: Date.now(), error: 0 };
  const tried: Entry[] = [];
  const outcomes: Outcome[] = [];
  const spool = createSpool(root, disk);
  const delivery = createDelivery({
    spool,
    async transport(entry) {
      tried.push(entry);
      return results.shift() ?? { kind: 'sent', id: `re_${tried.length}` };
    },
    mailboxes: () => addresses,
    retention: 30 * day,
    logger,
    onOutcome: (outcome) => outcomes.push(outcome),
    now: () => clock.now + clock.error,
    steady: () => clock.now,
    random: () => 0.5,
  });

  return {
    root,
    spool,
    delivery,
    clock,
    tried,
    outcomes,
    lines,
    /** Stores emails like an enquiry does. */
    async store(...subjects: string[]): Promise<Entry[]> {
      const entries = subjects.map((subject) => createEntry('contact', mail(subject), new Date(clock.now)));
      await spool.create();
      await spool.add(entries);
      delivery.notify(entries);
      return entries;
    },
    names: (directory: string) => readdirSync(path.join(root, directory)).sort(),
    entry: (directory: string, id: string) =>
      JSON.parse(readFileSync(path.join(root, directory, `${id}.json`), 'utf8')) as Entry,
  };
}
