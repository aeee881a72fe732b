import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createDelivery, diskErrorPause } from '../../server/mail/delivery';
import { createEntry } from '../../server/mail/entry';
import { createOutbox, NotStoredError } from '../../server/mail/outbox';
import { createSpool } from '../../server/mail/spool';
import { sentRetentionDays } from '../../shared/retention';
import { temporaryDirectory, until } from '../../tools/serverProcess';
import { configOf, listeningLogger } from '../support/config-and-logger';
import { addresses, day, delayed, hour, mail, testOutbox } from '../support/test-outbox';

describe('accepting', () => {
  it('puts an enquiry on the disk, readable by its owner alone, before it returns', async () => {
    const { logger } = listeningLogger();
    const DATA_DIR = temporaryDirectory();
    const outbox = createOutbox(configOf({ DATA_DIR }), logger);
    await outbox.accept('newsletter', [mail('notice'), mail('welcome')], new Date());
    const spool = createSpool(path.join(DATA_DIR, 'outbox'));
    const ids = await spool.list('queued');
    expect(ids).toHaveLength(2);
    const file = path.join(DATA_DIR, 'outbox/queued', `${ids[0]}.json`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await outbox.counts()).toEqual({ queued: 2, failed: 0 });
  });

  it('says so where it cannot store, leaves nothing behind, and goes on when the disk is back', async () => {
    const { logger } = listeningLogger();
    const DATA_DIR = temporaryDirectory();
    const outbox = createOutbox(configOf({ DATA_DIR }), logger);
    await outbox.start();
    const queued = path.join(DATA_DIR, 'outbox/queued');
    rmSync(queued, { recursive: true });
    writeFileSync(queued, 'no directory');
    await expect(outbox.accept('contact', [mail('one')], new Date())).rejects.toThrow(NotStoredError);
    expect(await outbox.checkHealth()).toMatch(/^the outbox cannot be written \([A-Z]+\)$/);
    rmSync(queued);
    await outbox.accept('contact', [mail('two')], new Date());
    expect(await outbox.checkHealth()).toBeUndefined();
    expect(await outbox.counts()).toEqual({ queued: 1, failed: 0 });
    await outbox.stop();
  });

  it('stores all mails of an enquiry or none', async () => {
    const root = temporaryDirectory();
    const spool = createSpool(root);
    await spool.create();
    const entries = [mail('one'), mail('two')].map((call) => createEntry('newsletter', call, new Date()));
    // The second file's place is taken by a directory, so its rename fails after that of the first.
    mkdirSync(path.join(root, 'queued', `${entries[1]?.id}.json`));
    await expect(spool.add(entries)).rejects.toThrow();
    expect(await spool.list('queued')).toEqual([entries[1]?.id]);
  });
});

describe('delivering', () => {
  it('sends in order of arrival and keeps what was sent', async () => {
    const { store, delivery, tried, names, entry } = testOutbox();
    const [one, two] = await store('one', 'two');
    await delivery.runOnce();
    expect(tried.map(({ id }) => id)).toEqual([one?.id, two?.id]);
    expect(names('queued')).toEqual([]);
    expect(names('sent')).toHaveLength(2);
    expect(entry('sent', one?.id ?? '')).toMatchObject({
      attempts: 1,
      outcome: { state: 'sent', detail: 're_1' },
    });
  });

  it('lets a mail that keeps failing hold up no other', async () => {
    const { store, delivery, names } = testOutbox([delayed]);
    await store('one', 'two', 'three');
    await delivery.runOnce();
    expect(names('sent')).toHaveLength(2);
    expect(names('queued')).toHaveLength(1);
  });

  it('gives up at once on a refusal and keeps the mail with its reason', async () => {
    const reason = '422 validation_error: Invalid `to` field: june@example.com';
    const { store, delivery, tried, entry, clock, lines } = testOutbox([
      { kind: 'refused', code: '422 validation_error', reason },
    ]);
    const [one] = await store('one');
    await delivery.runOnce();
    clock.now += day;
    await delivery.runOnce();
    expect(tried).toHaveLength(1);
    expect(entry('failed', one?.id ?? '')).toMatchObject({
      call: mail('one'),
      outcome: { state: 'failed', detail: reason },
    });
    expect(lines.join()).toContain('"code":"422 validation_error"');
    expect(lines.join()).not.toContain('june');
  });

  it('picks up what a crash left, also half moved', async () => {
    const first = testOutbox();
    const [one, two] = await first.store('one', 'two');
    if (!one || !two) throw new Error('not stored');
    await first.spool.update({ ...two, outcome: { state: 'sent', at: two.acceptedAt, detail: 're_9' } });
    const { delivery, tried, names } = testOutbox([], first.root);
    await delivery.runOnce();
    expect(tried.map(({ id }) => id)).toEqual([one.id]);
    expect(names('sent')).toEqual([`${one.id}.json`, `${two.id}.json`].sort());
  });

  it('does not send again what was sent while the disk takes no note of it', async () => {
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
    expect(names('sent')).toHaveLength(1);
    expect(names('queued')).toEqual([]);
  });

  it('does not begin a call that it cannot note', async () => {
    const { store, delivery, tried, root, lines } = testOutbox();
    const [one] = await store('one');
    mkdirSync(path.join(root, 'queued', `${one?.id}.json.tmp`)); // where the note would be written
    expect(await delivery.runOnce()).toBeGreaterThan(0);
    expect(tried).toEqual([]);
    expect(lines.join()).toContain('cannot be read or written');
  });

  it('stops between two mails', async () => {
    const { store, spool, names } = testOutbox();
    await store('one', 'two');
    const delivery = createDelivery({
      spool,
      async transport() {
        stopped = delivery.stop();
        return { kind: 'sent', id: 're_1' };
      },
      addresses,
      retention: day,
      logger: listeningLogger().logger,
    });
    let stopped: Promise<void> | undefined;
    delivery.start();
    await until(() => stopped !== undefined);
    await stopped;
    expect(names('sent')).toHaveLength(1);
    expect(names('queued')).toHaveLength(1);
  });

  it('holds everything where there is no key', async () => {
    const { spool, store, names } = testOutbox();
    await store('one');
    const { logger } = listeningLogger();
    const keyless = createDelivery({ spool, addresses, retention: day, logger });
    await keyless.runOnce();
    expect(names('queued')).toHaveLength(1);
  });

  it('takes sender and hotel from the configuration at the first attempt, not at arrival', async () => {
    const { store, delivery, tried, clock } = testOutbox([delayed]);
    const [one] = await store('one');
    expect(one).not.toHaveProperty('firstAttempt');
    await delivery.runOnce();
    expect(tried[0]?.firstAttempt).toEqual({ at: new Date(clock.now).toISOString(), ...addresses });
  });
});

describe('the spool', () => {
  it('quarantines foreign and half-written files with a warning, and delivers the rest', async () => {
    const { store, delivery, root, names, lines, tried } = testOutbox();
    const [one] = await store('one');
    const queued = (name: string) => path.join(root, 'queued', name);
    const id = '20270514-180000-0123456789abcdef';
    writeFileSync(queued('notes.txt'), 'mine');
    writeFileSync(queued(`${id}.json`), '{"version":1,"id":"');
    writeFileSync(queued('20270514-180000-fedcba9876543210.json'), JSON.stringify({ ...one, id }));
    writeFileSync(queued('future.json'), JSON.stringify({ ...one, version: 2 }));
    writeFileSync(queued('old.json.tmp'), '{');
    utimesSync(queued('old.json.tmp'), new Date(0), new Date(0));
    writeFileSync(queued('being-written.json.tmp'), '{');
    writeFileSync(queued('.hidden'), '');
    mkdirSync(queued('directory'));
    mkdirSync(queued('directory.json'));
    await delivery.runOnce();
    expect(tried.map((entry) => entry.id)).toEqual([one?.id]);
    expect(names('queued')).toEqual(['.hidden', 'being-written.json.tmp']);
    expect(
      names('quarantine')
        .map((name) => name.replace(/^\d+-/, ''))
        .sort(),
    ).toEqual([
      '20270514-180000-0123456789abcdef.json',
      '20270514-180000-fedcba9876543210.json',
      'directory',
      'directory.json',
      'future.json',
      'notes.txt',
      'old.json.tmp',
    ]);
    expect(lines.filter((line) => line.includes('quarantined'))).toHaveLength(7);
  });

  it('deletes sent mails when their time is over, and no others', async () => {
    const { store, delivery, names, clock, root, spool } = testOutbox([
      { kind: 'refused', code: '422', reason: '422' },
    ]);
    await store('failed', 'sent', 'recent');
    await delivery.runOnce();
    const [old = '', recent = ''] = await spool.list('sent');
    const touch = (id: string, age: number) => {
      const time = new Date(clock.now - age);
      utimesSync(path.join(root, 'sent', `${id}.json`), time, time);
    };
    touch(old, 30 * day + 1);
    touch(recent, 29 * day);
    clock.now += hour;
    touch(old, 30 * day + 1);
    await delivery.runOnce();
    expect(names('sent')).toEqual([`${recent}.json`]);
    expect(names('failed')).toHaveLength(1);
  });

  it('keeps sent mails for as many days as the privacy policy says', async () => {
    const DATA_DIR = temporaryDirectory();
    const { logger } = listeningLogger();
    const sent = createSpool(path.join(DATA_DIR, 'outbox'));
    await sent.create();
    const store = (name: string, days: number) => {
      const file = path.join(DATA_DIR, 'outbox/sent', `${name}.json`);
      const written = new Date(Date.now() - days * day);
      writeFileSync(file, '{}');
      utimesSync(file, written, written);
    };
    store('old', sentRetentionDays + 0.1);
    store('recent', sentRetentionDays - 0.1);
    const outbox = createOutbox(configOf({ DATA_DIR }), logger);
    await outbox.start();
    await until(async () => !(await sent.list('sent')).includes('old'));
    await outbox.stop();
    expect(await sent.list('sent')).toEqual(['recent']);
  });
});
