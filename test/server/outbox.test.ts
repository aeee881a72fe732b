/** Enquiries are stored durably or rejected. For their delivery, see delivery.test.ts. */
import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createEntry } from '../../server/mail/entry';
import { createOutbox, maxWaiting, NotStoredError } from '../../server/mail/outbox';
import { createSpool } from '../../server/mail/spool';
import { sentRetentionDays } from '../../shared/retention';
import { temporaryDirectory, until } from '../../tools/harness/serverProcess';
import { configOf, recordingLogger } from '../support/config-and-logger';
import { addresses, day, mail, testOutbox } from '../support/test-outbox';

const started: { stop(): Promise<void> }[] = [];
// Stops them even after a failed test, because a running outbox keeps Jest from exiting.
afterEach(() => Promise.all(started.splice(0).map((outbox) => outbox.stop())));

/** The outbox of a server without an API key. */
function keylessOutbox(DATA_DIR = temporaryDirectory()) {
  const { logger, lines } = recordingLogger();
  const outbox = createOutbox(configOf({ DATA_DIR }), logger, () => addresses);
  started.push(outbox);
  const store = (...subjects: string[]) => outbox.store('contact', subjects.map(mail), new Date());
  const root = path.join(DATA_DIR, 'outbox');
  return { outbox, store, lines, root, spool: createSpool(root) };
}

it('stores an enquiry on disk, readable only by the file’s owner', async () => {
  const { outbox, store, root } = keylessOutbox();
  await store('notice', 'welcome');
  const ids = await outbox.ids();
  const modeOf = (...name: string[]) => statSync(path.join(root, ...name)).mode & 0o777;
  expect([modeOf(), modeOf('queued'), modeOf('queued', `${ids[0]}.json`)]).toEqual([0o700, 0o700, 0o600]);
  expect([ids.length, await outbox.counts()]).toEqual([2, { queued: 2, failed: 0 }]);
  expect(outbox.stats()).toMatchObject({ length: 2 });
});

it('rejects an enquiry beyond the limit without storing any part of it', async () => {
  const { outbox, store, spool } = keylessOutbox();
  await store('one');
  const many = Array.from({ length: maxWaiting }, (_, index) => `${index}`);
  await expect(store(...many)).rejects.toThrow(NotStoredError);
  expect(await spool.list('queued')).toHaveLength(1);
  expect([outbox.stats(), outbox.checkHealth()]).toMatchObject([{ length: 1, limit: maxWaiting }, undefined]);
  await store('two');
});

it('counts failed notices, failed list changes, and unreadable files', async () => {
  const { outbox, root, lines, spool } = keylessOutbox();
  await spool.create();
  const unsubscribe = { type: 'unsubscribe', email: 'june@example.com' } as const;
  const calls = [mail('notice'), { ...mail('to a guest'), to: 'june@example.com' }, unsubscribe];
  const entries = calls.map((call) => createEntry('newsletter', call, new Date()));
  await spool.add(entries);
  for (const { id } of entries) await spool.move(id, 'queued', 'failed');
  writeFileSync(path.join(root, 'quarantine', 'broken.json'), '{');
  await outbox.start();
  expect(outbox.stats()).toMatchObject({ length: 0, failed: 2, unreadable: 1 });
  const msg = 'outbox files are in quarantine; see npm run outbox';
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 50, files: 1, msg }]);
});

it('keeps sent emails for the retention period in the privacy policy', async () => {
  const { outbox, root, spool } = keylessOutbox();
  await spool.create();
  for (const [name, days] of Object.entries({ old: sentRetentionDays + 0.1, new: sentRetentionDays - 0.1 })) {
    const file = path.join(root, 'sent', `${name}.json`);
    const written = new Date(Date.now() - days * day);
    writeFileSync(file, '{}');
    utimesSync(file, written, written);
  }
  await outbox.start();
  await until(async () => !(await spool.list('sent')).includes('old'));
  expect(await spool.list('sent')).toEqual(['new']);
});

it('reports a disk that it cannot write to, and recovers when it can', async () => {
  const DATA_DIR = temporaryDirectory();
  const obstacle = path.join(DATA_DIR, 'outbox');
  writeFileSync(obstacle, 'no directory');
  const { outbox, store, lines } = keylessOutbox(DATA_DIR);
  await outbox.start();
  const msg = expect.stringContaining('check DATA_DIR');
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ level: 50, code: 'ENOTDIR', msg });
  expect(outbox.checkHealth()).toBe('cannot write to the outbox (ENOTDIR)');
  expect(await outbox.counts()).toEqual({ queued: 0, failed: 0 });
  await expect(outbox.ids()).rejects.toThrow('ENOTDIR');
  const refusal = await store('one').catch((error: unknown) => error);
  expect(refusal).toMatchObject({ name: 'NotStoredError', cause: { code: 'ENOTDIR' } });
  rmSync(obstacle);
  await store('two');
  expect([outbox.checkHealth(), await outbox.counts()]).toEqual([undefined, { queued: 1, failed: 0 }]);
});

describe('an enquiry', () => {
  const { getuid } = process;
  afterEach(() => {
    Object.assign(process, { getuid });
  });

  it('survives a power failure: each file is synced, then its directory', async () => {
    Object.assign(process, { getuid: () => 1000 });
    const root = temporaryDirectory();
    const { store, calls } = testOutbox([], path.join(root, 'data/outbox'));
    const entries = await store('one', 'two');
    const synced = (name: string) => ['open', 'sync', 'close'].map((call) => `${call} ${name}`);
    const written = ({ id }: { id: string }) =>
      ['open', 'write', 'sync', 'close'].map((call) => `${call} ${id}.json.tmp`);
    const others = calls.filter((call) => !/mkdir (outbox|data)$/.test(call));
    expect(calls.join()).toContain(['mkdir data', ...synced(path.basename(root))].join());
    expect(calls.join()).toContain(['mkdir queued', ...synced('outbox')].join());
    expect(others.slice(-13)).toEqual([
      ...entries.flatMap(written),
      ...entries.map(({ id }) => `rename ${id}.json`),
      ...synced('queued'),
    ]);
  });

  it('belongs to the directory’s owner if root stores it', async () => {
    Object.assign(process, { getuid: () => 0 });
    const { store, file, calls } = testOutbox();
    await store('one');
    const { uid, gid } = statSync(file('queued', ''));
    expect(calls.filter((call) => call.startsWith('chown'))).toEqual([
      expect.stringMatching(new RegExp(`^chown ${uid}:${gid} .*.json.tmp$`)),
    ]);
  });

  it.each(['open', 'write', 'sync', 'rename', 'sync queued'])(
    'is stored completely or not at all if "%s" fails',
    async (action) => {
      const { store, names, limits } = testOutbox();
      await store();
      let count = 0;
      limits.failWith = (call) => {
        if (!call.startsWith(action)) return undefined;
        count += 1;
        return count === (action === 'sync queued' ? 1 : 2) ? 'EIO' : undefined;
      };
      await expect(store('one', 'two')).rejects.toThrow('EIO');
      expect(names('queued')).toEqual([]);
    },
  );

  it('frees space on a full disk by deleting the oldest sent emails, twenty at a time', async () => {
    const { store, spool, delivery, clock, names, file, limits } = testOutbox();
    const sizes: number[] = [];
    for (let count = 0; count < 25; count += 1) {
      clock.now += 1000;
      await store(`${count}`);
      await delivery.runOnce();
      sizes.push(statSync(file('sent', names('sent').at(-1) ?? '')).size);
    }
    const sent = names('sent');
    limits.bytes = sizes.reduce((sum, size) => sum + size) + 10;
    await store('one more');
    expect([names('sent'), names('queued').length]).toEqual([sent.slice(20), 1]);
    limits.bytes = 0;
    await expect(spool.checkWritable()).rejects.toThrow('ENOSPC');
    await expect(store('too many')).rejects.toThrow('ENOSPC');
    expect([names('sent'), names('queued').length]).toEqual([[], 1]);
  });

  it.each([
    ['EDQUOT', 0], // disk quota exceeded
    ['EIO', 1],
  ])('deletes sent emails only if the disk is full (%s)', async (code, left) => {
    const { store, delivery, counts, limits } = testOutbox();
    await store('one');
    await delivery.runOnce();
    limits.failWith = (call) => (call.startsWith('open') ? code : undefined);
    await expect(store('two')).rejects.toThrow(code);
    expect(counts('sent')).toEqual([left]);
  });
});
