import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createEntry } from '../../server/mail/entry';
import { createOutbox, mostWaiting, NotStoredError } from '../../server/mail/outbox';
import { createSpool } from '../../server/mail/spool';
import { sentRetentionDays } from '../../shared/retention';
import { temporaryDirectory, until } from '../../tools/harness/serverProcess';
import { configOf, recordingLogger } from '../support/config-and-logger';
import { addresses, day, mail } from '../support/test-outbox';

const started: { stop(): Promise<void> }[] = [];
// Also after a failed test: a running outbox keeps Jest from exiting.
afterEach(() => Promise.all(started.splice(0).map((outbox) => outbox.stop())));

/** The outbox of a server without a key. */
function keylessOutbox(DATA_DIR = temporaryDirectory()) {
  const { logger, lines } = recordingLogger();
  const outbox = createOutbox(configOf({ DATA_DIR }), logger, () => addresses);
  started.push(outbox);
  const store = (...subjects: string[]) => outbox.store('contact', subjects.map(mail), new Date());
  return { outbox, store, lines, root: path.join(DATA_DIR, 'outbox') };
}

describe('an outbox', () => {
  it('is healthy and empty before the first enquiry', async () => {
    const { outbox, lines } = keylessOutbox();
    await outbox.start();
    expect(outbox.checkHealth()).toBeUndefined();
    expect([await outbox.counts(), await outbox.ids()]).toEqual([{ queued: 0, failed: 0 }, []]);
    expect(lines).toEqual([]);
  });

  it('has an enquiry on the disk, readable only by its owner, when it has stored it', async () => {
    const { outbox, store, root } = keylessOutbox();
    await store('notice', 'welcome');
    const ids = await createSpool(root).list('queued');
    expect(ids).toHaveLength(2);
    expect(statSync(path.join(root, 'queued', `${ids[0]}.json`)).mode & 0o777).toBe(0o600);
    expect(await outbox.counts()).toEqual({ queued: 2, failed: 0 });
    expect(await outbox.ids()).toEqual(ids);
    expect(outbox.facts()).toMatchObject({ length: 2 });
  });

  it('refuses an enquiry beyond the most that may wait, of which nothing is stored, and stays healthy', async () => {
    const { outbox, store, root } = keylessOutbox();
    await store('one');
    const many = Array.from({ length: mostWaiting }, (_, index) => `${index}`);
    await expect(store(...many)).rejects.toThrow(NotStoredError);
    expect(await createSpool(root).list('queued')).toHaveLength(1);
    expect(outbox.facts()).toMatchObject({ length: 1, limit: mostWaiting });
    expect(outbox.checkHealth()).toBeUndefined();
    await store('two');
  });

  it('counts notices and list calls that failed, and files that it cannot read, which it reports at the start', async () => {
    const { outbox, root, lines } = keylessOutbox();
    const spool = createSpool(root);
    await spool.create();
    const list = { type: 'unsubscribe', email: 'june@example.com' } as const;
    const calls = [mail('notice'), { ...mail('to a guest'), to: 'june@example.com' }, list];
    const entries = calls.map((call) => createEntry('newsletter', call, new Date()));
    await spool.add(entries);
    for (const { id } of entries) await spool.move(id, 'queued', 'failed');
    writeFileSync(path.join(root, 'quarantine', 'broken.json'), '{');
    await outbox.start();
    expect(outbox.facts()).toMatchObject({ length: 0, failed: 2, unreadable: 1 });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, files: 1, msg: 'files of the outbox are in quarantine; see npm run outbox' },
    ]);
  });

  it('keeps sent mails for as many days as the privacy policy says', async () => {
    const { outbox, root } = keylessOutbox();
    const spool = createSpool(root);
    await spool.create();
    const store = (name: string, days: number) => {
      const file = path.join(root, 'sent', `${name}.json`);
      const written = new Date(Date.now() - days * day);
      writeFileSync(file, '{}');
      utimesSync(file, written, written);
    };
    store('old', sentRetentionDays + 0.1);
    store('recent', sentRetentionDays - 0.1);
    await outbox.start();
    await until(async () => !(await spool.list('sent')).includes('old'));
    expect(await spool.list('sent')).toEqual(['recent']);
  });
});

describe('an outbox whose disk is not writable', () => {
  it('reports it at startup, delivers nothing, and accepts the next enquiry when the disk is back', async () => {
    const DATA_DIR = temporaryDirectory();
    const inTheWay = path.join(DATA_DIR, 'outbox');
    writeFileSync(inTheWay, 'no directory');
    const { outbox, store, lines } = keylessOutbox(DATA_DIR);
    await outbox.start();
    expect(JSON.parse(lines[0] ?? '{}')).toEqual({
      level: 50,
      time: expect.any(Number),
      code: 'ENOTDIR',
      msg: expect.stringContaining('check DATA_DIR'),
    });
    expect(outbox.checkHealth()).toBe('the outbox cannot be written (ENOTDIR)');
    expect(await outbox.counts()).toEqual({ queued: 0, failed: 0 });
    await expect(outbox.ids()).rejects.toThrow('ENOTDIR');
    const refusal = await store('one').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(NotStoredError);
    expect(refusal).toMatchObject({
      name: 'NotStoredError',
      message: expect.stringContaining('enquiry'),
      cause: { code: 'ENOTDIR' },
    });
    rmSync(inTheWay);
    await store('two');
    expect(outbox.checkHealth()).toBeUndefined();
    expect([await outbox.counts(), outbox.facts().length]).toEqual([{ queued: 1, failed: 0 }, 1]);
  });

  it('is unhealthy after an enquiry that it could not store', async () => {
    const { outbox, store, root } = keylessOutbox();
    await outbox.start();
    rmSync(path.join(root, 'queued'), { recursive: true });
    writeFileSync(path.join(root, 'queued'), 'no directory');
    await expect(store('one')).rejects.toThrow(NotStoredError);
    expect(outbox.checkHealth()).toMatch(/^the outbox cannot be written \([A-Z]+\)$/);
  });
});
