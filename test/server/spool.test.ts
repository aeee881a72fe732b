import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Disk, disk } from '../../server/mail/disk';
import { createEntry, type Entry } from '../../server/mail/entry';
import { createSpool } from '../../server/mail/spool';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { limitedDisk, systemError } from '../support/limited-disk';
import { mail } from '../support/test-outbox';

const kilobyte = 1024;
/** What the reserve takes, and room for a few entries. */
const reserve = 256 * kilobyte;
const roomy = 400 * kilobyte;

/** An entry that came so many seconds after the first, in the year 2027. */
const entryAt = (seconds: number): Entry =>
  createEntry('contact', mail(`${seconds}`), new Date(Date.UTC(2027, 0, 1, 0, 0, seconds)));

/** A spool on a volume of a size, where some functions of the disk are others. */
async function smallSpool(bytes = roomy, changed: Partial<Disk> = {}) {
  const root = temporaryDirectory();
  const limits = { bytes };
  const spool = createSpool(root, { ...limitedDisk(root, limits), ...changed });
  await spool.create();
  const reserveFile = path.join(root, '.reserve');
  const names = (directory = '.') => readdirSync(path.join(root, directory)).sort();
  return { root, limits, spool, reserveFile, names };
}

describe('the reserve', () => {
  it('takes its room at the start, once, and again where it was cut', async () => {
    const { spool, reserveFile } = await smallSpool();
    expect(statSync(reserveFile).size).toBe(reserve);
    expect(statSync(reserveFile).mode & 0o777).toBe(0o600);
    utimesSync(reserveFile, 1, 1);
    await spool.checkWritable();
    expect(statSync(reserveFile).mtimeMs).toBe(1000);
    truncateSync(reserveFile, reserve - 1);
    await spool.checkWritable();
    expect(statSync(reserveFile).size).toBe(reserve);
  });

  it('is not there in part where the volume has no room, which is no reason not to start', async () => {
    const { names, spool, limits, reserveFile } = await smallSpool(reserve - 1);
    expect(names()).toEqual(['failed', 'queued', 'sent']);
    limits.bytes = roomy;
    await spool.checkWritable();
    expect(statSync(reserveFile).size).toBe(reserve);
  });

  it('is given up for what was accepted, once: then the volume is full, and the old content stays', async () => {
    const { spool, limits, names } = await smallSpool();
    const entry = entryAt(1);
    await spool.add([entry]);
    limits.bytes = reserve + kilobyte;
    await spool.update({ ...entry, lastError: 'x'.repeat(2 * kilobyte) });
    expect(names()).not.toContain('.reserve');
    limits.bytes = 0;
    await expect(spool.update(entry)).rejects.toThrow('ENOSPC');
    expect((await spool.read('queued', entry.id))?.lastError).toHaveLength(2 * kilobyte);
    expect(names('queued')).toEqual([`${entry.id}.json`]);
  });
});

describe('an enquiry', () => {
  it('is stored with all its mails or none', async () => {
    const { root, spool, names } = await smallSpool();
    const [one, two] = [entryAt(1), entryAt(2)];
    // The second file's place is taken by a directory, so its rename fails after that of the first.
    mkdirSync(path.join(root, 'queued', `${two.id}.json`));
    await expect(spool.add([one, two])).rejects.toThrow();
    expect(names('queued')).toEqual([`${two.id}.json`]);
  });

  it('gets its room on a full volume from the oldest that were sent, twenty at a time, not from the reserve', async () => {
    const { spool, limits, names } = await smallSpool();
    const sent = Array.from({ length: 25 }, (_, index) => entryAt(index));
    await spool.add([...sent].reverse());
    for (const { id } of sent) await spool.move(id, 'queued', 'sent');
    const used = reserve + sent.reduce((sum, entry) => sum + JSON.stringify(entry, null, 1).length, 0);
    limits.bytes = used + 10;
    await spool.add([entryAt(30)]);
    expect(await spool.list('sent')).toEqual(sent.slice(20).map(({ id }) => id));
    expect(names()).toContain('.reserve');
  });

  it('is refused where there is no room to make, which the probe finds too, until there is some', async () => {
    const { spool, limits, names } = await smallSpool();
    limits.bytes = reserve;
    await expect(spool.add([entryAt(1)])).rejects.toThrow('ENOSPC');
    await expect(spool.checkWritable()).rejects.toThrow('ENOSPC');
    expect(names('queued')).toEqual([]);
    limits.bytes = roomy;
    await spool.add([entryAt(1)]);
    await spool.checkWritable();
    expect(names('queued')).toHaveLength(1);
  });

  it.each([
    ['EDQUOT', 0], // this user’s share is full
    ['EIO', 1],
  ])('costs what was sent its place only where the disk is full (%s)', async (code, left) => {
    let isBroken = false;
    const { spool } = await smallSpool(roomy, {
      open: (...given) => (isBroken ? Promise.reject(systemError(code)) : disk.open(...given)),
    });
    const entry = entryAt(1);
    await spool.add([entry]);
    await spool.move(entry.id, 'queued', 'sent');
    isBroken = true;
    await expect(spool.add([entryAt(2)])).rejects.toThrow(code);
    expect(await spool.list('sent')).toHaveLength(left);
  });
});

describe('a list', () => {
  it('is of entries, in the order of their arrival', async () => {
    const { root, spool } = await smallSpool();
    const [third, first, second] = [3, 1, 2].map(entryAt) as [Entry, Entry, Entry];
    await spool.add([third, first, second]);
    writeFileSync(path.join(root, 'queued/notes.txt'), '');
    const ids = [first.id, second.id, third.id];
    expect(await spool.list('queued')).toEqual(ids);
    expect((await spool.scan(new Set())).ids).toEqual(ids);
  });

  it('is empty where its folder is not there, and no list where it cannot be read', async () => {
    const { root, spool } = await smallSpool();
    rmSync(path.join(root, 'sent'), { recursive: true });
    expect(await spool.list('sent')).toEqual([]);
    writeFileSync(path.join(root, 'sent'), 'no folder');
    await expect(spool.list('sent')).rejects.toThrow('ENOTDIR');
  });
});

describe('an entry', () => {
  it('that has gone is not moved, and is no fault; one that cannot be moved is', async () => {
    const { root, spool, names } = await smallSpool();
    const entry = entryAt(1);
    await spool.move(entry.id, 'queued', 'sent');
    expect(names('sent')).toEqual([]);
    await spool.add([entry]);
    mkdirSync(path.join(root, 'sent', `${entry.id}.json`));
    await expect(spool.move(entry.id, 'queued', 'sent')).rejects.toThrow();
    expect(await spool.list('queued')).toEqual([entry.id]);
  });

  it('that has gone reads as nothing; one that the disk does not give is a fault', async () => {
    const { spool } = await smallSpool(roomy, { readFile: () => Promise.reject(systemError('EIO')) });
    const entry = entryAt(1);
    expect(await spool.read('queued', entry.id)).toBeUndefined();
    await spool.add([entry]);
    await expect(spool.read('queued', entry.id)).rejects.toThrow('EIO');
    const stuck = [{ name: `${entry.id}.json`, code: 'EIO' }];
    expect(await spool.scan(new Set())).toEqual({ ids: [], quarantined: [], stuck });
  });

  it('that goes while the folder is read is neither found nor stuck', async () => {
    const { root, spool } = await smallSpool(roomy, {
      async readdir(directory) {
        const names = await disk.readdir(directory);
        for (const name of names) rmSync(path.join(directory, name));
        return names;
      },
    });
    await spool.add([entryAt(1)]);
    writeFileSync(path.join(root, 'queued/foreign.txt'), '');
    expect(await spool.scan(new Set())).toEqual({ ids: [], quarantined: [], stuck: [] });
  });
});

describe('the quarantine', () => {
  it('takes all that is no complete entry, and nothing that may become one', async () => {
    const { root, spool, names } = await smallSpool();
    const entry = entryAt(1);
    await spool.add([entry]);
    const file = (name: string) => path.join(root, 'queued', name);
    const id = (end: string) => `20270514-180000-0123456789abcde${end}`;
    writeFileSync(file('notes.txt'), 'mine');
    writeFileSync(file(`${id('0')}.json`), '{"version":1,"id":"');
    writeFileSync(file(`${id('1')}.json`), JSON.stringify({ ...entry, id: id('0') }));
    writeFileSync(file(`${id('2')}.json`), JSON.stringify({ ...entry, id: id('2'), version: 2 }));
    symlinkSync('/etc/hostname', file(`${id('3')}.json`));
    execFileSync('mkfifo', [file(`${id('4')}.json`)]);
    mkdirSync(file(`${id('5')}.json`));
    writeFileSync(file(`${id('6')}.json`), '');
    truncateSync(file(`${id('6')}.json`), 3 * 1024 ** 3); // larger than Node reads at once
    mkdirSync(file('directory'));
    writeFileSync(file('old.json.tmp'), '{');
    utimesSync(file('old.json.tmp'), new Date(0), new Date(0));
    writeFileSync(file('being-written.json.tmp'), '{');
    writeFileSync(file('.hidden'), '');
    const taken = [
      ...[...'0123456'].map((end) => `${id(end)}.json`),
      'directory',
      'notes.txt',
      'old.json.tmp',
    ];
    expect(await spool.scan(new Set())).toEqual({ ids: [entry.id], quarantined: taken, stuck: [] });
    expect(names('queued')).toEqual(['.hidden', `${entry.id}.json`, 'being-written.json.tmp']);
    expect(names('quarantine').map((name) => name.replace(/^\d+-/, ''))).toEqual(taken);
  });

  it.each(['EACCES', 'EPERM'])('takes an entry that this user may not read (%s)', async (code) => {
    const { spool } = await smallSpool(roomy, { readFile: () => Promise.reject(systemError(code)) });
    const entry = entryAt(1);
    await spool.add([entry]);
    expect(await spool.scan(new Set())).toEqual({
      ids: [],
      quarantined: [`${entry.id}.json`],
      stuck: [],
    });
  });
});

it('what is deleted after its time is what was there before, not what came at that moment', async () => {
  const { root, spool } = await smallSpool();
  const entries = [1, 2].map(entryAt);
  await spool.add(entries);
  for (const [index, { id }] of entries.entries()) {
    await spool.move(id, 'queued', 'sent');
    utimesSync(path.join(root, 'sent', `${id}.json`), 100 + index, 100 + index);
  }
  expect(await spool.purge('sent', 101_000)).toBe(1);
  expect(await spool.list('sent')).toEqual([entries[1]?.id]);
});
