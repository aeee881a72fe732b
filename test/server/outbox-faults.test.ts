import { execFileSync } from 'node:child_process';
import {
  chownSync,
  mkdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { createEntry, type Entry } from '../../server/mail/entry';
import { retryPolicy } from '../../server/mail/retryPolicy';
import { temporaryDirectory } from '../../tools/serverProcess';
import { limitedDisk } from '../support/limited-disk';
import { day, hour, mail, testOutbox } from '../support/test-outbox';

const held = {
  kind: 'held',
  code: '403 invalid_api_key',
  reason: '403 invalid_api_key: API key is invalid',
} as const;
const delayed = { kind: 'retry', code: '500 internal_server_error', reason: '500' } as const;

const subjects = (tried: readonly Entry[]) =>
  tried.map(({ call }) => (call.type === 'email' ? call.subject : call.type));

describe('an entry that cannot be read', () => {
  it.each<[string, (file: string) => void]>([
    ['a link', (file) => symlinkSync('/etc/hostname', file)],
    ['a pipe', (file) => execFileSync('mkfifo', [file])],
    ['a directory', (file) => mkdirSync(file)],
    [
      'a file of 3 GB',
      (file) => {
        writeFileSync(file, '');
        truncateSync(file, 3 * 1024 ** 3);
      },
    ],
  ])('goes to the quarantine where it is %s, and the rest goes on', async (_name, make) => {
    const { store, delivery, root, names, tried, lines } = testOutbox();
    await store('one');
    const name = '20270514-180000-0123456789abcdef.json';
    make(path.join(root, 'queued', name));
    await delivery.runOnce();
    expect(subjects(tried)).toEqual(['one']);
    expect(names('queued')).toEqual([]);
    expect(names('quarantine')).toEqual([expect.stringMatching(new RegExp(`^\\d+-${name}$`))]);
    expect(lines.filter((line) => line.includes(`"file":"${name}","msg":"quarantined: `))).toHaveLength(1);
  });

  it('goes to the quarantine where another user wrote it', async () => {
    const root = temporaryDirectory();
    const foreign = createEntry('contact', mail('foreign'), new Date());
    const disk = limitedDisk(root, { unreadable: (file) => file.includes(foreign.id) });
    const { store, delivery, spool, names, tried } = testOutbox([], root, disk);
    await store('one');
    await spool.add([foreign]);
    await delivery.runOnce();
    expect(subjects(tried)).toEqual(['one']);
    expect(names('quarantine')).toHaveLength(1);
  });

  it('is named once where it cannot be moved either, and the rest goes on', async () => {
    const root = temporaryDirectory();
    const disk = limitedDisk(root, { immovable: (file) => file.endsWith('stuck.json') });
    const { store, delivery, names, tried, lines } = testOutbox([], root, disk);
    await store('one');
    writeFileSync(path.join(root, 'queued', 'stuck.json'), '{}');
    const named = () =>
      lines.filter((line) => line.includes('"file":"stuck.json","code":"EPERM","msg":"a file'));
    await delivery.runOnce();
    expect(named()).toHaveLength(1);
    await delivery.runOnce();
    expect(named()).toHaveLength(1);
    expect(subjects(tried)).toEqual(['one']);
    expect(names('queued')).toEqual(['stuck.json']);
  });

  it('is forgotten where somebody took it away, and counts no more as waiting', async () => {
    const { store, delivery, root, tried, lines } = testOutbox([delayed]);
    const [one] = await store('one');
    await delivery.runOnce();
    expect(delivery.queue()).toEqual({ length: 1, oldest: 0 });
    rmSync(path.join(root, 'queued', `${one?.id}.json`));
    await delivery.runOnce();
    expect(delivery.queue()).toEqual({ length: 0, oldest: 0 });
    expect(tried).toHaveLength(1);
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('waits where it became unreadable after it was found, and the rest goes on', async () => {
    const root = temporaryDirectory();
    const limits = { unreadable: (_file: string) => false };
    const { store, delivery, clock, tried } = testOutbox([delayed], root, limitedDisk(root, limits));
    const [one] = await store('one');
    await delivery.runOnce();
    clock.now += hour;
    limits.unreadable = (file) => file.includes(one?.id ?? '');
    await store('two');
    await delivery.runOnce();
    limits.unreadable = () => false;
    clock.now += hour;
    await delivery.runOnce();
    expect(subjects(tried)).toEqual(['one', 'two', 'one']);
  });
});

describe('what the outbox command writes as root', () => {
  it('belongs to the server’s user, to whom the directory belongs', async () => {
    const { store, spool, root } = testOutbox();
    const [one] = await store('one');
    const queued = path.join(root, 'queued');
    const isRoot = process.getuid?.() === 0;
    if (isRoot) chownSync(queued, 65_534, 65_534);
    if (one) await spool.update(one);
    const { uid, gid } = statSync(queued);
    const file = statSync(path.join(queued, `${one?.id}.json`));
    expect([file.uid, file.gid, file.mode & 0o777]).toEqual([uid, gid, 0o600]);
  });
});

describe('a full volume', () => {
  /** Room for the reserve, the largest probe and a few entries. */
  const small = 400 * 1024;

  it('lets out what is queued by giving up the reserve', async () => {
    const root = temporaryDirectory();
    const limits = { bytes: small };
    const { store, delivery, names } = testOutbox([], root, limitedDisk(root, limits));
    await store('one', 'two');
    limits.bytes = 256 * 1024 + 1000; // the reserve and the two entries, but no note of an attempt
    await delivery.runOnce();
    expect(names('queued')).toEqual([]);
    expect(names('sent')).toHaveLength(2);
    expect(names('.')).not.toContain('.reserve');
  });

  it('makes room for an enquiry from what was sent, and keeps the reserve', async () => {
    const root = temporaryDirectory();
    const limits = { bytes: small };
    const { store, delivery, names, spool } = testOutbox([], root, limitedDisk(root, limits));
    await store('one', 'two', 'three');
    await delivery.runOnce();
    limits.bytes = 257 * 1024;
    await spool.add([createEntry('contact', mail('four'), new Date())]);
    expect(names('queued')).toHaveLength(1);
    expect(names('sent')).toEqual([]);
    expect(names('.')).toContain('.reserve');
  });

  it('refuses an enquiry that it cannot store, and takes it when there is room again', async () => {
    const root = temporaryDirectory();
    const limits = { bytes: small };
    const { store, spool, names } = testOutbox([], root, limitedDisk(root, limits));
    await store('one');
    limits.bytes = 256 * 1024;
    const entry = createEntry('contact', mail('two'), new Date());
    await expect(spool.add([entry])).rejects.toThrow('ENOSPC');
    await expect(spool.checkWritable()).rejects.toThrow('ENOSPC');
    expect(names('queued')).toHaveLength(1);
    limits.bytes = small;
    await spool.add([entry]);
    await spool.checkWritable();
    expect(names('queued')).toHaveLength(2);
  });
});

describe('a provider that refuses this server', () => {
  it('holds the whole queue, says so loudly, and fails no mail', async () => {
    const { store, delivery, tried, names, lines } = testOutbox([held]);
    await store('one', 'two', 'three');
    await delivery.runOnce();
    expect(subjects(tried)).toEqual(['one']);
    expect(names('queued')).toHaveLength(3);
    expect(names('failed')).toEqual([]);
    expect(lines.filter((line) => line.includes('"level":50') && line.includes('mail is held'))).toHaveLength(
      1,
    );
  });

  it('asks again after pauses that grow, for days, and sends everything once it is let', async () => {
    const { store, delivery, tried, clock, names } = testOutbox(Array.from({ length: 200 }, () => held));
    await store('one', 'two');
    const began = clock.now;
    while (clock.now < began + 3 * day) {
      clock.now += Math.max(await delivery.runOnce(), 5 * 60_000);
    }
    expect(tried.length).toBeLessThan(3 * 24 * 2 + 20);
    expect(names('failed')).toEqual([]);
    while (names('queued').length > 0) clock.now += Math.max(await delivery.runOnce(), 60_000);
    expect(names('sent')).toHaveLength(2);
  });

  it('does not count as an attempt, so that a corrected sender is used', async () => {
    const { store, delivery, entry } = testOutbox([held]);
    const [one] = await store('one');
    await delivery.runOnce();
    expect(entry('queued', one?.id ?? '')).toMatchObject({ attempts: 0, lastError: held.reason });
    expect(entry('queued', one?.id ?? '')).not.toHaveProperty('firstAttempt');
  });

  it('holds one kind of call and lets the other go on', async () => {
    const { store, delivery, spool, tried, names } = testOutbox([held]);
    const contact = {
      type: 'contact',
      email: 'june@example.com',
      firstName: 'June',
      lastName: '',
      unsubscribed: false,
      segmentId: 'gone',
    } as const;
    await spool.create();
    await spool.add([createEntry('newsletter', contact, new Date(0))]);
    await store('one');
    await delivery.runOnce();
    await delivery.runOnce();
    expect(subjects(tried)).toEqual(expect.arrayContaining(['contact', 'one']));
    expect(names('sent')).toHaveLength(1);
    expect(names('queued')).toHaveLength(1);
  });
});

describe('a clock that is set while the server runs', () => {
  it.each([-365 * day, 365 * day])('by %d ms changes neither pauses nor ages', async (error) => {
    const { store, delivery, clock, tried, names } = testOutbox([delayed, delayed]);
    await store('one');
    await delivery.runOnce();
    clock.error = error;
    clock.now += retryPolicy.firstPause - 1;
    await delivery.runOnce();
    expect(tried).toHaveLength(1);
    clock.now += 1;
    await delivery.runOnce();
    expect(tried).toHaveLength(2);
    clock.now += 2 * retryPolicy.firstPause;
    await delivery.runOnce();
    expect(names('sent')).toHaveLength(1);
  });
});

describe('what is too old', () => {
  it('does not become so because the clock was set forward', async () => {
    const { store, delivery, names, clock } = testOutbox([{ kind: 'refused', code: '422', reason: '422' }]);
    await store('failed');
    await delivery.runOnce();
    clock.error = 365 * day;
    clock.now += 2 * hour;
    await delivery.runOnce();
    expect(names('failed')).toHaveLength(1);
  });

  it('is deleted from sent, failed and quarantine, past a name that cannot be', async () => {
    const { store, delivery, root, names, clock } = testOutbox([
      { kind: 'refused', code: '422', reason: '422' },
    ]);
    await store('failed', 'sent');
    writeFileSync(path.join(root, 'queued', 'foreign.txt'), '');
    await delivery.runOnce();
    mkdirSync(path.join(root, 'sent', '0-odd'));
    for (const state of ['sent', 'failed']) {
      for (const name of names(state)) {
        const old = new Date(clock.now - 31 * day);
        utimesSync(path.join(root, state, name), old, old);
      }
    }
    clock.now += 2 * hour;
    await delivery.runOnce();
    expect([names('sent'), names('failed')]).toEqual([[], []]);
    expect(names('quarantine')).toHaveLength(1);
    clock.now += 31 * day;
    await delivery.runOnce();
    expect(names('quarantine')).toEqual([]);
  });
});
