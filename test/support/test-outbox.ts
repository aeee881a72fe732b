import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Call, createEntry, type Entry } from '../../server/mail/entry';
import { createSpool } from '../../server/mail/spool';
import type { Outcome } from '../../server/mail/transport';
import { createWorker } from '../../server/mail/worker';
import { temporaryDirectory } from '../../tools/serverProcess';
import { listeningLogger } from './test-app';

export const day = 24 * 60 * 60 * 1000;
export const addresses = { from: 'Hotel <hotel@example.com>', hotel: 'desk@example.com' };

/** A mail that says which one it is. */
export const mail = (subject: string): Call => ({
  type: 'email',
  subject,
  html: `<p>${subject}</p>`,
  text: subject,
});

/** A spool on the disk and its worker, with a clock that only moves when told and a provider that answers as told. */
export function testOutbox(answers: Outcome[] = [], root = temporaryDirectory()) {
  const { logger, lines } = listeningLogger();
  const clock = { now: Date.parse('2027-05-14T18:00:00Z') };
  const tried: Entry[] = [];
  const spool = createSpool(root);
  const worker = createWorker({
    spool,
    async transport(entry) {
      tried.push(entry);
      return answers.shift() ?? { kind: 'sent', detail: `re_${tried.length}` };
    },
    addresses,
    retention: 30 * day,
    logger,
    now: () => clock.now,
    random: () => 0.5,
  });

  return {
    root,
    spool,
    worker,
    clock,
    tried,
    lines,
    /** Stores mails as an accepted enquiry does. */
    async store(...subjects: string[]): Promise<Entry[]> {
      const entries = subjects.map((subject) => createEntry('contact', mail(subject), new Date(clock.now)));
      await spool.create();
      await spool.add(entries);
      worker.announce(entries);
      return entries;
    },
    names: (directory: string) => readdirSync(path.join(root, directory)).sort(),
    entry: (directory: string, id: string) =>
      JSON.parse(readFileSync(path.join(root, directory, `${id}.json`), 'utf8')) as Entry,
  };
}
