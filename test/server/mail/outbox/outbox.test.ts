/** Inquiries are stored durably or rejected, even if the file is damaged. For delivery, see simulation.test.ts. */
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../../../../server/mail/outbox/database';
import { maxWaiting } from '../../../../server/mail/outbox/inquiries';
import { createOutbox, NotStoredError } from '../../../../server/mail/outbox/outbox';
import { prepareSchema } from '../../../../server/mail/outbox/schema';
import { createStore } from '../../../../server/mail/outbox/store';
import { temporaryDirectory, until } from '../../../../tools/harness/serverProcess';
import { configOf, recordingLogger } from '../../../support/config-and-logger';
import { addresses, mail, testOutbox, withFile } from '../../../support/test-outbox';

/** Any user ID other than root's. */
const otherUser = 65_534;

const started: { stop(): Promise<void> }[] = [];
// Stops all outboxes even after a failed test, because a running outbox keeps Jest from exiting.
afterEach(() => Promise.all(started.splice(0).map((outbox) => outbox.stop())));

/** Creates the outbox of a server without an API key. */
function keylessOutbox(DATA_DIR = temporaryDirectory()) {
  const { logger, lines } = recordingLogger();
  const outbox = createOutbox(configOf({ DATA_DIR }), logger, () => addresses);
  started.push(outbox);
  const store = (...subjects: string[]) =>
    outbox.store({
      form: 'contact',
      email: 'june@example.com',
      fields: {},
      receivedAt: new Date(),
      messages: subjects.map(mail),
    });
  const file = path.join(DATA_DIR, 'outbox.db');
  return { outbox, store, lines, file, DATA_DIR };
}

it('stores an inquiry in a file that only its owner can read', async () => {
  const { outbox, store, file } = keylessOutbox(path.join(temporaryDirectory(), 'new/folder'));
  await outbox.start();
  await store('notice', 'welcome');
  expect([statSync(file).mode & 0o777, statSync(path.dirname(file)).mode & 0o777]).toEqual([0o600, 0o700]);
  expect(withFile(file, (db) => db.prepare('SELECT count(*) AS count FROM message').all())).toEqual([
    { count: 2 },
  ]);
});

it('rejects an inquiry beyond the limit without storing any part of it', async () => {
  const { outbox, store } = keylessOutbox();
  await outbox.start();
  await store('one');
  const many = Array.from({ length: maxWaiting }, () => 'many');
  await expect(store(...many)).rejects.toThrow(NotStoredError);
  expect(outbox.checkHealth()).toBeUndefined();
  await store('two');
});

describe('an outbox that cannot be used', () => {
  it.each<[what: string, break_: (file: string) => void, problem: string]>([
    [
      'a file that is not a database',
      (file) => writeFileSync(file, 'no database'.repeat(1000)),
      'is damaged, or not a database',
    ],
    [
      'an overwritten database page',
      (file) => {
        const bytes = readFileSync(file);
        bytes.fill(0x5a, 4096, 3 * 4096);
        writeFileSync(file, bytes);
      },
      'is damaged',
    ],
    [
      'a newer release’s schema',
      (file) => withFile(file, (db) => db.exec('PRAGMA user_version = 200')),
      'was written by a newer release',
    ],
    [
      'another program’s database',
      (file) => {
        rmSync(file);
        withFile(file, (db) => db.exec('CREATE TABLE other (a)'));
      },
      'is not an outbox',
    ],
    [
      'a folder in place of the file',
      (file) => {
        rmSync(file);
        mkdirSync(file);
      },
      'SQLITE_CANTOPEN',
    ],
  ])(
    'with %s starts, rejects inquiries, reports the reason, and leaves the file unchanged',
    async (_what, break_, problem) => {
      const before = keylessOutbox();
      await before.outbox.start();
      await before.store('one');
      await before.outbox.stop();
      const { file } = before;
      break_(file);
      const bytes = () => (statSync(file).isFile() ? readFileSync(file).toString('base64') : '');
      const broken = bytes();
      const { outbox, store, lines } = keylessOutbox(before.DATA_DIR);
      await outbox.start();
      await expect(store('two')).rejects.toThrow(NotStoredError);
      const text = outbox.checkHealth() ?? '';
      expect(text.startsWith(`${file}: `)).toBe(true);
      expect(text).toContain(problem);
      expect(text).toMatch(/; see docs\/for-operators\.md#if-the-outbox-fails$/);
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 50, msg: text }]);
      expect(bytes()).toBe(broken);
    },
  );

  it('reports a read-only folder, and recovers', async () => {
    const { outbox, store, DATA_DIR } = keylessOutbox();
    chmodSync(DATA_DIR, 0o500);
    // Root can write to a read-only folder.
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) {
      chownSync(DATA_DIR, otherUser, otherUser);
      process.seteuid?.(otherUser);
    }
    try {
      await outbox.start();
      expect(outbox.checkHealth()).toContain('cannot be written by this user');
      chmodSync(DATA_DIR, 0o700);
      await store('one');
      expect(outbox.checkHealth()).toBeUndefined();
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
  });

  it('reports a file in place of its folder, and recovers', async () => {
    const DATA_DIR = path.join(temporaryDirectory(), 'data');
    writeFileSync(DATA_DIR, 'no directory');
    const { outbox, store } = keylessOutbox(DATA_DIR);
    await outbox.start();
    expect(outbox.checkHealth()).toContain('ENOTDIR');
    rmSync(DATA_DIR);
    await store('one');
    expect(outbox.checkHealth()).toBeUndefined();
  });

  it('is reopened if a volume is mounted over its folder', async () => {
    const { outbox, store, file, DATA_DIR } = keylessOutbox();
    await outbox.start();
    await store('one');
    renameSync(DATA_DIR, `${DATA_DIR}-before`);
    await store('two');
    expect(
      withFile(file, (db) => db.prepare("SELECT content ->> 'subject' AS s FROM message").all()),
    ).toEqual([{ s: 'two' }]);
  });
});

it('accepts the file of a newer release that only added to the schema', async () => {
  const before = keylessOutbox();
  await before.outbox.start();
  await before.outbox.stop();
  withFile(before.file, (db) =>
    db.exec('ALTER TABLE message ADD COLUMN more TEXT; PRAGMA user_version = 101'),
  );
  const { outbox, store } = keylessOutbox(before.DATA_DIR);
  await outbox.start();
  await store('one');
  expect(outbox.checkHealth()).toBeUndefined();
});

it('holds messages that were waiting in a backup, since they may have been sent', async () => {
  const { post, store, root } = testOutbox();
  await post('one');
  const DATA_DIR = temporaryDirectory();
  const file = path.join(DATA_DIR, 'outbox.db');
  await store.copyTo(file);
  const copy = createStore(openDatabase(file, { prepare: prepareSchema, create: false }));
  await copy.markAsBackup();
  await copy.close();
  const { outbox, lines } = keylessOutbox(DATA_DIR);
  await outbox.start();
  expect(lines.join()).toContain('a backup was restored');
  await outbox.stop();
  const again = testOutbox([], DATA_DIR);
  expect(await again.rows('held')).toMatchObject([{ held_because: 'restored' }]);
  expect(root).not.toBe(DATA_DIR);
});

it('reports messages from an earlier release, and leaves their files unchanged', async () => {
  const DATA_DIR = temporaryDirectory();
  for (const state of ['queued', 'failed', 'sent']) {
    mkdirSync(path.join(DATA_DIR, 'outbox', state), { recursive: true });
    writeFileSync(path.join(DATA_DIR, 'outbox', state, 'one.json'), '{}');
  }
  const { outbox } = keylessOutbox(DATA_DIR);
  await outbox.start();
  await until(() => outbox.notice() !== undefined);
  expect(outbox.notice()).toBe(
    `2 messages of an earlier release wait in ${DATA_DIR}/outbox: deliver them with that release`,
  );
});
