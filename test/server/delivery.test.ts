/** Each queued email is delivered once. For retries, see retries.test.ts. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import type { Outcome } from '../../server/mail/attempt';
import { diskErrorPause } from '../../server/mail/delivery';
import { createEntry } from '../../server/mail/entry';
import { lockLifetime } from '../../server/mail/lock';
import { retryPolicy } from '../../server/mail/retryPolicy';
import type { SendResult } from '../../server/mail/transport';
import { temporaryDirectory, until } from '../../tools/harness/serverProcess';
import { delayed, hour, mail, refused, subjects, testOutbox } from '../support/test-outbox';

const time = expect.any(Number);
const at = expect.any(String);

it.each<[Outcome, SendResult, line: object, directory: string, noted: object]>([
  [
    'sent',
    { kind: 'sent', id: 're_1' },
    { level: 30, msg: 'email sent' },
    'sent',
    { outcome: { state: 'sent', at, detail: 're_1' } },
  ],
  [
    'delayed',
    delayed,
    { level: 40, code: delayed.code, retryInMs: retryPolicy.firstPause, msg: 'email delayed' },
    'queued',
    { lastError: delayed.reason, nextAttemptAt: at },
  ],
  [
    'refused',
    refused,
    { level: 50, code: refused.code, msg: 'email rejected; see npm run outbox' },
    'failed',
    { outcome: { state: 'failed', at, detail: refused.reason } },
  ],
])('records and counts that an email was %s, and logs it without the address', async (...row) => {
  const [outcome, result, line, directory, noted] = row;
  const { store, delivery, outcomes, lines, entry } = testOutbox([result]);
  const [one] = await store('one');
  await delivery.runOnce();
  expect(outcomes).toEqual([outcome]);
  expect(lines.map((each) => JSON.parse(each))).toEqual([
    { time, entry: one?.id, form: 'contact', attempts: 1, ...line },
  ]);
  expect(lines.join()).not.toContain('june');
  expect(entry(directory, one?.id ?? '')).toMatchObject({ call: mail('one'), attempts: 1, ...noted });
});

it('delivers in order without waiting for failed emails', async () => {
  const { store, delivery, tried, clock, counts } = testOutbox([delayed, refused]);
  await store('one', 'two', 'three');
  await delivery.runOnce();
  expect(subjects(tried)).toEqual(['one', 'two', 'three']);
  expect(counts('queued', 'failed', 'sent')).toEqual([1, 1, 1]);
  clock.now += hour;
  await delivery.runOnce();
  expect(subjects(tried).slice(3)).toEqual(['one']);
});

it('retries a notice without Reply-To if the provider rejects that address', async () => {
  const { spool, delivery, tried, counts, outcomes } = testOutbox([refused]);
  const notice = createEntry('contact', { ...mail('one'), replyTo: 'june@x' }, new Date());
  await spool.create();
  await spool.add([notice]);
  await delivery.runOnce();
  expect(tried).toMatchObject([
    { call: notice.call },
    { call: mail('one'), idempotencyKey: `${notice.id}-plain` },
  ]);
  expect(tried[1]?.call).not.toHaveProperty('replyTo');
  expect([counts('sent'), outcomes]).toEqual([[1], ['sent']]);
});

it('sends new emails immediately and finishes the current one before stopping', async () => {
  let stopped: Promise<void> | undefined;
  const { store, delivery, counts } = testOutbox(({ call }) => {
    if (call.type === 'email' && call.subject === 'last') stopped = delivery.stop();
    return undefined;
  });
  delivery.start();
  await store('one');
  await until(() => counts('sent')[0] === 1, 3);
  // Delivery is now in its pause between runs.
  await store('last', 'later');
  await until(() => stopped !== undefined, 3);
  await stopped;
  expect(counts('sent', 'queued')).toEqual([2, 1]);
});

it('sends an email only once while the disk cannot record that it was sent', async () => {
  const { store, delivery, tried, file, counts, clock } = testOutbox();
  await store('one');
  rmSync(file('sent', ''), { recursive: true });
  writeFileSync(file('sent', ''), 'no directory');
  await delivery.runOnce();
  clock.now += diskErrorPause;
  await delivery.runOnce();
  rmSync(file('sent', ''));
  await delivery.runOnce();
  expect(tried).toHaveLength(1);
  expect(counts('sent', 'queued')).toEqual([1, 0]);
});

describe('delivery with a broken disk', () => {
  it('makes no calls it cannot record, and logs each error once', async () => {
    const { limits, store, callsAfter, errors, counts } = testOutbox();
    const [one] = await store('one', 'two', 'three');
    limits.failWith = (call) => (call.startsWith('rename') ? 'EPERM' : undefined);
    expect(await callsAfter(0, diskErrorPause - 1)).toEqual([0, 0]);
    const error = { level: 50, time, entry: one?.id, code: 'EPERM' };
    expect(errors()).toEqual([{ ...error, msg: 'cannot read or write the outbox' }]);
    expect(await callsAfter(1)).toEqual([0]);
    expect(errors()).toHaveLength(2);
    delete limits.failWith;
    expect(await callsAfter(diskErrorPause)).toEqual([3]);
    expect([errors().length, counts('sent')]).toEqual([2, [3]]);
  });

  it('retries after ten seconds if the queue cannot be read', async () => {
    const { delivery, file, errors } = testOutbox();
    writeFileSync(file('queued', ''), 'no directory');
    expect(await delivery.runOnce()).toBe(diskErrorPause);
    expect(errors()).toMatchObject([{ code: 'ENOTDIR', msg: 'cannot read or write the outbox' }]);
  });

  it('sends each email once while the disk is full', async () => {
    const { limits, store, callsAfter, tried, counts, errors } = testOutbox([delayed, delayed]);
    await store('one', 'two');
    limits.bytes = 0;
    expect(await callsAfter(0, hour)).toEqual([2, 4]);
    // Attempts are remembered even though the files do not have them.
    expect(tried.map(({ attempts }) => attempts)).toEqual([1, 1, 2, 2]);
    expect([counts('queued'), errors()]).toEqual([[0], []]);
  });
});

describe('several processes that share an outbox', () => {
  const shared = () => ({ root: temporaryDirectory(), clock: { now: Date.now(), error: 0 } });

  it('let one deliver, and let another machine take over after a minute of silence', async () => {
    const { root, clock } = shared();
    const [one, two] = ['a', 'b'].map((host) => testOutbox([], root, { clock, host }));
    if (!one || !two) throw new Error('unreachable');
    await one.store('one');
    await one.delivery.runOnce();
    await two.store('two');
    expect(await two.callsAfter(0, lockLifetime / 2)).toEqual([0, 0]);
    expect(
      two.lines.filter((line) => line.includes('another process is delivering from this outbox')),
    ).toHaveLength(1);
    // Renews the lock, and delivers.
    expect(await one.callsAfter(0)).toEqual([2]);
    await two.store('three');
    expect(await two.callsAfter(lockLifetime / 2, lockLifetime, 1)).toEqual([0, 0, 1]);
    // The first process notices before its next call.
    await one.store('four');
    expect([await one.callsAfter(0), await two.callsAfter(0)]).toEqual([[2], [2]]);
  });

  it('take over immediately from a process that stopped or had the same process ID', async () => {
    const { root, clock } = shared();
    const outboxOf = (host: string) => testOutbox([], root, { clock, host });
    const one = outboxOf('a');
    await one.delivery.runOnce();
    await one.delivery.stop();
    expect(existsSync(one.file('.lock', ''))).toBe(false);
    await outboxOf('b').delivery.runOnce();
    const restarted = outboxOf('b');
    await restarted.store('two');
    expect(await restarted.callsAfter(0)).toEqual([1]);
  });
});
