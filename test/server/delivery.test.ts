import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Disk, disk } from '../../server/files/disk';
import type { Outcome } from '../../server/mail/attempt';
import { createDelivery, diskErrorPause } from '../../server/mail/delivery';
import { createEntry } from '../../server/mail/entry';
import { retryPolicy } from '../../server/mail/retryPolicy';
import { createSpool } from '../../server/mail/spool';
import type { SendResult } from '../../server/mail/transport';
import { temporaryDirectory, until } from '../../tools/harness/serverProcess';
import { recordingLogger } from '../support/config-and-logger';
import { limitedDisk } from '../support/limited-disk';
import { addresses, day, delayed, hour, mail, refused, subjects, testOutbox } from '../support/test-outbox';

const read = (lines: readonly string[]) => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
const time = expect.any(Number);

describe('an attempt', () => {
  it.each<[Outcome, SendResult, Record<string, unknown>, string, Record<string, unknown>]>([
    [
      'sent',
      { kind: 'sent', id: 're_1' },
      { level: 30, msg: 'mail sent' },
      'sent',
      { outcome: { state: 'sent', at: expect.any(String), detail: 're_1' } },
    ],
    [
      'delayed',
      delayed,
      { level: 40, code: delayed.code, retryInMs: retryPolicy.firstPause, msg: 'mail delayed' },
      'queued',
      { lastError: delayed.reason, nextAttemptAt: expect.any(String) },
    ],
    [
      'refused',
      refused,
      { level: 50, code: refused.code, msg: 'mail refused; see npm run outbox' },
      'failed',
      { outcome: { state: 'failed', at: expect.any(String), detail: refused.reason } },
    ],
  ])('that results in %s is stored, counted and logged in one line without an address', async (...row) => {
    const [outcome, result, line, directory, noted] = row;
    const { store, delivery, outcomes, lines, entry } = testOutbox([result]);
    const [one] = await store('one');
    await delivery.runOnce();
    expect(outcomes).toEqual([outcome]);
    expect(read(lines)).toEqual([{ time, entry: one?.id, form: 'contact', attempts: 1, ...line }]);
    expect(lines.join()).not.toContain('june');
    expect(entry(directory, one?.id ?? '')).toMatchObject({ call: mail('one'), attempts: 1, ...noted });
  });

  it('is made in order of arrival, and a failure does not block others', async () => {
    const { store, delivery, tried, names } = testOutbox([delayed, refused]);
    await store('one', 'two', 'three');
    await delivery.runOnce();
    expect(subjects(tried)).toEqual(['one', 'two', 'three']);
    expect([names('queued'), names('failed'), names('sent')].map(({ length }) => length)).toEqual([1, 1, 1]);
  });

  it('of a notice is repeated without Reply-To if the provider rejects that address', async () => {
    const { spool, delivery, tried, names, outcomes, clock } = testOutbox([refused]);
    await spool.create();
    const notice = createEntry('contact', { ...mail('one'), replyTo: 'june@x' }, new Date(clock.now));
    await spool.add([notice]);
    await delivery.runOnce();
    expect(tried.map(({ call, idempotencyKey }) => ({ call, idempotencyKey }))).toEqual([
      { call: notice.call, idempotencyKey: undefined },
      { call: mail('one'), idempotencyKey: `${notice.id}-plain` },
    ]);
    expect(names('sent')).toHaveLength(1);
    expect(outcomes).toEqual(['sent']);
  });

  it('is the last if the provider rejects the mail', async () => {
    const { store, delivery, tried, clock } = testOutbox([refused]);
    await store('one');
    await delivery.runOnce();
    clock.now += day;
    await delivery.runOnce();
    expect(tried).toHaveLength(1);
  });

  it('is not made without a key', async () => {
    const { spool, store, names } = testOutbox();
    await store('one');
    await createDelivery({
      spool,
      mailboxes: () => addresses,
      retention: day,
      logger: recordingLogger().logger,
    }).runOnce();
    expect(names('queued')).toHaveLength(1);
  });

  it('completes before a stop, which prevents the next', async () => {
    const { store, spool, names } = testOutbox();
    await store('one', 'two');
    let stopped: Promise<void> | undefined;
    const delivery = createDelivery({
      spool,
      async transport() {
        stopped = delivery.stop();
        return { kind: 'sent', id: 're_1' };
      },
      mailboxes: () => addresses,
      retention: day,
      logger: recordingLogger().logger,
    });
    delivery.start();
    await until(() => stopped !== undefined);
    await stopped;
    expect([names('sent').length, names('queued').length]).toEqual([1, 1]);
  });
});

describe('a mail that was sent', () => {
  it('is not sent again after a crash before it was moved', async () => {
    const first = testOutbox();
    const [one, two] = await first.store('one', 'two');
    if (!one || !two) throw new Error('not stored');
    await first.spool.update({ ...two, outcome: { state: 'sent', at: two.acceptedAt, detail: 're_9' } });
    const { delivery, tried, names } = testOutbox([], first.root);
    await delivery.runOnce();
    expect(subjects(tried)).toEqual(['one']);
    expect(names('sent')).toEqual([`${one.id}.json`, `${two.id}.json`].sort());
  });

  it('is not sent again while the disk cannot record it', async () => {
    const { store, delivery, tried, root, names, clock } = testOutbox();
    await store('one');
    rmSync(path.join(root, 'sent'), { recursive: true });
    writeFileSync(path.join(root, 'sent'), 'no directory');
    await delivery.runOnce();
    clock.now += diskErrorPause;
    await delivery.runOnce();
    rmSync(path.join(root, 'sent'));
    await delivery.runOnce();
    expect(tried).toHaveLength(1);
    expect([names('sent').length, names('queued').length]).toEqual([1, 0]);
  });
});

describe('a disk with faults', () => {
  it('starts no call that it cannot record, and is logged once per attempt', async () => {
    const root = temporaryDirectory();
    const limits = { immovable: (_file: string) => false };
    const { store, delivery, clock, lines, names, tried } = testOutbox([], root, limitedDisk(root, limits));
    const [one] = await store('one', 'two', 'three');
    const faults = () => read(lines).filter(({ msg }) => msg === 'the outbox cannot be read or written');
    limits.immovable = () => true;
    await delivery.runOnce();
    expect(faults()).toEqual([expect.objectContaining({ level: 50, entry: one?.id, code: 'EPERM' })]);
    clock.now += diskErrorPause - 1;
    await delivery.runOnce();
    expect(faults()).toHaveLength(1);
    clock.now += 1;
    await delivery.runOnce();
    expect(faults()).toHaveLength(2);
    expect(tried).toEqual([]);
    limits.immovable = () => false;
    clock.now += diskErrorPause;
    await delivery.runOnce();
    expect(faults()).toHaveLength(2);
    expect(names('sent')).toHaveLength(3);
  });

  it('is tried again after ten seconds if nothing can be read', async () => {
    const { delivery, root, lines } = testOutbox();
    writeFileSync(path.join(root, 'queued'), 'no directory');
    expect(await delivery.runOnce()).toBe(diskErrorPause);
    expect(read(lines)).toEqual([
      { level: 50, time, code: 'ENOTDIR', msg: 'the outbox cannot be read or written' },
    ]);
  });

  it('delays only the entry that is unreadable', async () => {
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

  it('that is full does not stop delivery of the queue, once each, though nothing can be recorded, until there is space', async () => {
    const root = temporaryDirectory();
    const limits = { bytes: 100 * 1024 };
    const made = testOutbox([delayed, delayed], root, limitedDisk(root, limits));
    await made.store('one', 'two');
    limits.bytes = 0;
    await made.delivery.runOnce();
    expect(subjects(made.tried)).toEqual(['one', 'two']);
    made.clock.now += hour;
    await made.delivery.runOnce();
    // The attempt is remembered although it is not in the file.
    expect(made.tried.map(({ attempts }) => attempts)).toEqual([1, 1, 2, 2]);
    expect(made.names('queued')).toEqual([]);
    expect(made.lines.filter((line) => line.includes('cannot be read or written'))).toEqual([]);
  });
});

describe('a file of the queue', () => {
  const quarantined = (file: string, code: string) => ({
    ...{ level: 50, time, file, code },
    msg: 'quarantined: cannot be read; see npm run outbox',
  });

  it('that cannot be read is an error, stays in quarantine, and goes out after a start that can read it', async () => {
    const root = temporaryDirectory();
    const first = testOutbox([], root);
    const [roots, newer, other] = await first.store('of root', 'of a newer release', 'other');
    if (!roots || !newer || !other) throw new Error('not stored');
    const fileOfNewer = path.join(root, 'queued', `${newer.id}.json`);
    writeFileSync(fileOfNewer, JSON.stringify({ ...newer, version: 2 }));
    const second = testOutbox([], root, limitedDisk(root, { unreadable: (file) => file.includes(roots.id) }));
    await second.delivery.runOnce();
    expect(subjects(second.tried)).toEqual(['other']);
    expect(read(second.lines)).toEqual(
      expect.arrayContaining([
        quarantined(roots.id, 'EACCES'),
        quarantined(newer.id, 'not an entry of this release'),
      ]),
    );
    second.clock.now += 365 * day;
    await second.delivery.runOnce();
    expect(second.names('quarantine')).toEqual([`${roots.id}.json`, `${newer.id}.json`].sort());
    const third = testOutbox([], root);
    for (const _ of [1, 2]) await third.delivery.runOnce();
    expect(subjects(third.tried)).toEqual(['of root']);
    expect(third.names('quarantine')).toEqual([`${newer.id}.json`]);
  });

  it('that can be neither read nor moved, or has no name of an entry, is logged and counted once, without blocking others', async () => {
    const root = temporaryDirectory();
    const disk = limitedDisk(root, { immovable: (file) => file.endsWith('stuck.json') });
    const { store, delivery, names, tried, lines } = testOutbox([], root, disk);
    await store('one');
    for (const name of ['stuck.json', 'notes.txt']) writeFileSync(path.join(root, 'queued', name), '{}');
    for (const _ of [1, 2]) await delivery.runOnce();
    const msg = 'a file of the outbox can be neither read nor moved; see npm run outbox';
    expect(read(lines).filter(({ level }) => level === 50)).toEqual([
      { level: 50, time, file: 'notes.txt', code: 'not a name of the outbox', msg },
      { level: 50, time, file: 'stuck', code: 'EPERM', msg },
    ]);
    expect([subjects(tried), names('queued')]).toEqual([['one'], ['notes.txt', 'stuck.json']]);
    expect(delivery.facts()).toMatchObject({ length: 0, stuck: 2 });
    for (const name of names('queued')) rmSync(path.join(root, 'queued', name));
    await delivery.runOnce();
    expect(delivery.facts()).toMatchObject({ stuck: 0 });
  });

  it('never takes the place of another one in quarantine', async () => {
    const { store, delivery, root, names } = testOutbox();
    const [one] = await store('one');
    const file = `${one?.id}.json`;
    for (const state of ['queued', 'quarantine']) writeFileSync(path.join(root, state, file), state);
    await testOutbox([], root).delivery.runOnce();
    expect([names('queued'), names('quarantine')]).toEqual([[file], [file]]);
    await delivery.runOnce();
    expect(names('queued')).toEqual([file]);
  });

  it('that was removed is not counted as waiting, and is not an error', async () => {
    const { store, delivery, root, tried, lines } = testOutbox([delayed]);
    const [one] = await store('one');
    await delivery.runOnce();
    expect(delivery.facts()).toMatchObject({ length: 1, oldest: 0 });
    rmSync(path.join(root, 'queued', `${one?.id}.json`));
    await delivery.runOnce();
    expect(delivery.facts()).toMatchObject({ length: 0, oldest: 0 });
    expect(tried).toHaveLength(1);
    expect(read(lines).filter(({ level }) => level === 50)).toEqual([]);
  });
});

describe('old entries', () => {
  it('are deleted if they were sent, and their number is logged; what was not sent stays', async () => {
    const { store, spool, delivery, root, names, clock, lines } = testOutbox([refused]);
    const [, , , held] = await store('failed', 'old', 'recent', 'held');
    await spool.move(held?.id ?? '', 'queued', 'held');
    writeFileSync(path.join(root, 'queued', 'broken.json'), '');
    await delivery.runOnce();
    mkdirSync(path.join(root, 'sent', '0-odd/more'), { recursive: true });
    const age = (name: string, ms: number) => {
      const written = new Date(clock.now - ms);
      utimesSync(path.join(root, name), written, written);
    };
    const [odd, old, recent] = names('sent');
    for (const name of [odd, old]) age(`sent/${name}`, 30 * day + 1);
    age(`sent/${recent}`, 29 * day);
    const unsent = ['failed', 'held', 'quarantine'];
    for (const state of unsent) age(`${state}/${names(state)[0]}`, 31 * day);
    lines.splice(0);
    clock.now += hour - 1;
    await delivery.runOnce();
    expect(names('sent')).toHaveLength(3);
    clock.now += 1;
    await delivery.runOnce();
    expect(names('sent')).toEqual([recent]);
    clock.now += 31 * day;
    await delivery.runOnce();
    expect(names('sent')).toEqual([]);
    // Also for a server that has just started.
    await testOutbox([], root).delivery.runOnce();
    expect(unsent.map((state) => names(state).length)).toEqual([1, 1, 1]);
    const line = { level: 30, time, msg: 'old mails deleted' };
    expect(read(lines)).toEqual([
      { ...line, sent: 2 },
      { ...line, sent: 1 },
    ]);
  });

  it('are not deleted by a clock that was set forward', async () => {
    const { store, delivery, names, clock } = testOutbox();
    await store('sent');
    await delivery.runOnce();
    clock.error = 365 * day;
    clock.now += 2 * hour;
    await delivery.runOnce();
    expect(names('sent')).toHaveLength(1);
  });
});

describe('a long queue', () => {
  const entryOf = (id: string, at: number) => {
    const call = id.endsWith('3') ? ({ type: 'unsubscribe', email: `${id}@example.com` } as const) : mail(id);
    return { ...createEntry('contact', call, new Date(at)), id };
  };

  /** A spool's disk with entries of these roles, `count` of each, every one of which takes a millisecond to read. */
  function longQueue(count: number, roles: readonly string[], clock: { now: number }): Disk {
    const names = roles.flatMap((role) =>
      Array.from(
        { length: count },
        (_, index) => `20270514-180000-${index.toString(16).padStart(15, '0')}${role}.json`,
      ),
    );
    const done = async () => undefined;
    return {
      ...disk,
      readdir: async (directory) => (directory.endsWith('queued') ? names : []),
      lstat: async () => ({ isFile: () => true, size: 1, mtimeMs: 0, uid: 0, gid: 0 }),
      async readFile(file) {
        clock.now += 1;
        return JSON.stringify(entryOf(path.basename(file, '.json'), clock.now));
      },
      rename: done,
      open: async () => ({ writeFile: done, sync: done, chown: done, close: done }),
    };
  }

  it.each([
    ['mails, before list calls', 'email', ['3', '0']],
    ['list calls', 'unsubscribe', ['3']],
  ] as const)(
    'delays no start: the first call goes out within three seconds (%s)',
    async (_what, type, roles) => {
      const clock = { now: Date.now() };
      const started = clock.now;
      const calls: { type: string; after: number }[] = [];
      const delivery = createDelivery({
        spool: createSpool('/outbox', longQueue(150_000, roles, clock)),
        async transport({ call }) {
          calls.push({ type: call.type, after: clock.now - started });
          clock.now += hour;
          return { kind: 'sent', id: 're_1' };
        },
        mailboxes: () => addresses,
        retention: day,
        logger: recordingLogger().logger,
        now: () => clock.now,
        steady: () => clock.now,
      });
      await delivery.runOnce();
      expect(calls).toEqual([{ type, after: expect.any(Number) }]);
      expect(calls[0]?.after).toBeLessThan(3000);
      expect(delivery.facts().length).toBe(150_000 * roles.length - 1);
    },
  );
});
