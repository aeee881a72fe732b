/** Files in the outbox besides waiting emails: unreadable, leftover, and old ones. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { day, delayed, hour, refused, subjects, testOutbox } from '../support/test-outbox';

describe('a file in the queue', () => {
  it('is quarantined if unreadable, and delivered after a restart that can read it', async () => {
    const first = testOutbox();
    const [roots, newer, other] = await first.store('of root', 'of a newer release', 'other');
    if (!roots || !newer || !other) throw new Error('not stored');
    const id = (end: string) => `20270514-180000-0123456789abcde${end}`;
    const file = (end: string) => first.file('queued', `${id(end)}.json`);
    writeFileSync(first.file('queued', `${newer.id}.json`), JSON.stringify({ ...newer, version: 2 }));
    writeFileSync(file('0'), '{"version":1,"id":"');
    writeFileSync(file('1'), JSON.stringify({ ...other, id: id('0') }));
    symlinkSync('/etc/hostname', file('2'));
    execFileSync('mkfifo', [file('3')]);
    mkdirSync(file('4'));
    writeFileSync(file('5'), '');
    truncateSync(file('5'), 3 * 1024 ** 3); // larger than Node can read in one call
    const second = testOutbox([], first.root);
    second.limits.failWith = (call) => (call === `read ${roots.id}.json` ? 'EACCES' : undefined);
    await second.delivery.runOnce();
    expect(subjects(second.tried)).toEqual(['other']);
    const unreadable = [...'012345'].map(id).concat(newer.id);
    expect(second.names('quarantine')).toEqual(
      [...unreadable, roots.id].map((each) => `${each}.json`).sort(),
    );
    const msg = 'unreadable file quarantined; see npm run outbox';
    const foreign = unreadable.map((each) => ({
      file: each,
      code: 'not a valid entry for this release',
      msg,
    }));
    expect(second.errors()).toHaveLength(8);
    expect(second.errors()).toEqual(
      expect.arrayContaining(
        [...foreign, { file: roots.id, code: 'EACCES', msg }].map((line) => expect.objectContaining(line)),
      ),
    );
    const third = testOutbox([], first.root);
    await third.callsAfter(0, 0);
    expect(subjects(third.tried)).toEqual(['of root']);
    expect(third.counts('quarantine')).toEqual([7]);
  });

  it('is logged once and skipped if it is not an email or cannot be moved', async () => {
    const { store, delivery, callsAfter, names, errors, file, limits } = testOutbox();
    limits.failWith = (call) => (call === 'rename stuck.json' ? 'EPERM' : undefined);
    await store('one');
    for (const name of ['stuck.json', 'notes.txt']) writeFileSync(file('queued', name), '{}');
    expect(await callsAfter(0, 0)).toEqual([1, 1]);
    const msg = 'an outbox file can be neither read nor moved; see npm run outbox';
    expect(errors()).toEqual([
      { level: 50, time: expect.any(Number), file: 'notes.txt', code: 'not an outbox file name', msg },
      { level: 50, time: expect.any(Number), file: 'stuck', code: 'EPERM', msg },
    ]);
    expect(names('queued')).toEqual(['notes.txt', 'stuck.json']);
    expect(delivery.stats()).toMatchObject({ length: 0, stuck: 2 });
    for (const name of names('queued')) rmSync(file('queued', name));
    await delivery.runOnce();
    expect(delivery.stats()).toMatchObject({ stuck: 0 });
  });

  it('can be removed by an operator', async () => {
    const { store, delivery, file, tried, errors } = testOutbox([delayed]);
    const [one] = await store('one');
    await delivery.runOnce();
    expect(delivery.stats()).toMatchObject({ length: 1 });
    rmSync(file('queued', `${one?.id}.json`));
    await delivery.runOnce();
    expect(delivery.stats()).toMatchObject({ length: 0, oldest: 0 });
    expect([tried.length, errors()]).toEqual([1, []]);
  });

  it('is deleted if a crash left it half-written', async () => {
    const { store, delivery, names, file } = testOutbox();
    await store();
    for (const name of ['old.json.tmp', 'new.json.tmp', '.hidden']) writeFileSync(file('queued', name), '{');
    utimesSync(file('queued', 'old.json.tmp'), 0, 0);
    await delivery.runOnce();
    expect(names('queued')).toEqual(['.hidden', 'new.json.tmp']);
  });
});

describe('cleanup after the retention period', () => {
  it('deletes only sent emails', async () => {
    const { store, spool, callsAfter, file, names, clock, lines } = testOutbox([refused]);
    const [, , , held] = await store('failed', 'old', 'recent', 'held');
    await spool.move(held?.id ?? '', 'queued', 'held');
    await callsAfter(0);
    const [old = '', recent = ''] = names('sent');
    for (const [state, name, days] of [
      ['sent', old, 30.1],
      ['sent', recent, 29.9],
      ['failed', names('failed')[0], 31],
      ['held', names('held')[0], 31],
    ] as const)
      utimesSync(file(state, name ?? ''), clock.now / 1000, clock.now / 1000 - days * 24 * 3600);
    await callsAfter(hour - 1);
    expect(names('sent')).toHaveLength(2);
    await callsAfter(1);
    expect([names('sent'), names('failed').length, names('held').length]).toEqual([[recent], 1, 1]);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ msg: 'old emails deleted', sent: 1 });
  });

  it('deletes nothing just because the clock was set forward', async () => {
    const { store, callsAfter, counts, clock } = testOutbox();
    await store('sent');
    await callsAfter(0);
    clock.error = 365 * day;
    await callsAfter(2 * hour);
    expect(counts('sent')).toEqual([1]);
  });
});
