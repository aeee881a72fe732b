import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Disk, disk } from '../../server/files/disk';
import { createEntry, type Entry } from '../../server/mail/entry';
import { createSpool } from '../../server/mail/spool';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { limitedDisk, systemError } from '../support/limited-disk';
import { mail } from '../support/test-outbox';

const kilobyte = 1024;
/** Space for a few entries and the probe. */
const roomy = 100 * kilobyte;

/** An entry that arrived a number of seconds after the first, in the year 2027. */
const entryAt = (seconds: number): Entry =>
  createEntry('contact', mail(`${seconds}`), new Date(Date.UTC(2027, 0, 1, 0, 0, seconds)));

/** A spool on a volume of a size, with some functions of the disk replaced. */
async function smallSpool(bytes = roomy, changed: Partial<Disk> = {}) {
  const root = temporaryDirectory();
  const limits = { bytes };
  const spool = createSpool(root, { ...limitedDisk(root, limits), ...changed });
  await spool.create();
  const names = (directory = '.') => readdirSync(path.join(root, directory)).sort();
  return { root, limits, spool, names };
}

describe('an enquiry', () => {
  it('is stored with all its mails or none', async () => {
    const { root, spool, names } = await smallSpool();
    const [one, two] = [entryAt(1), entryAt(2)];
    // A directory is in the second file's place, so its rename fails after that of the first.
    mkdirSync(path.join(root, 'queued', `${two.id}.json`));
    await expect(spool.add([one, two])).rejects.toThrow();
    expect(names('queued')).toEqual([`${two.id}.json`]);
  });

  it('gets space on a full volume by deleting the oldest sent ones, twenty at a time', async () => {
    const { spool, limits } = await smallSpool();
    const sent = Array.from({ length: 25 }, (_, index) => entryAt(index));
    await spool.add([...sent].reverse());
    for (const { id } of sent) await spool.move(id, 'queued', 'sent');
    const used = sent.reduce((sum, entry) => sum + JSON.stringify(entry, null, 1).length, 0);
    limits.bytes = used + 10;
    await spool.add([entryAt(30)]);
    expect(await spool.list('sent')).toEqual(sent.slice(20).map(({ id }) => id));
  });

  it('is rejected if no space can be made, which the probe detects too, until there is some', async () => {
    const { spool, limits, names } = await smallSpool();
    limits.bytes = 0;
    await expect(spool.add([entryAt(1)])).rejects.toThrow('ENOSPC');
    await expect(spool.checkWritable()).rejects.toThrow('ENOSPC');
    expect(names('queued')).toEqual([]);
    limits.bytes = roomy;
    await spool.add([entryAt(1)]);
    await spool.checkWritable();
    expect(names('queued')).toHaveLength(1);
  });

  it.each([
    ['EDQUOT', 0], // disk quota exceeded
    ['EIO', 1],
  ])('deletes sent ones only if the disk is full (%s)', async (code, left) => {
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
  it('has entries in order of arrival', async () => {
    const { root, spool } = await smallSpool();
    const [third, first, second] = [3, 1, 2].map(entryAt) as [Entry, Entry, Entry];
    await spool.add([third, first, second]);
    writeFileSync(path.join(root, 'queued/notes.txt'), '');
    const ids = [first.id, second.id, third.id];
    expect(await spool.list('queued')).toEqual(ids);
    const scan = await spool.scan();
    expect({ ...scan, ids: scan.ids.sort() }).toEqual({ ids, foreign: ['notes.txt'] });
  });

  it('is empty if its folder does not exist, and an error if it cannot be read', async () => {
    const { root, spool } = await smallSpool();
    rmSync(path.join(root, 'sent'), { recursive: true });
    expect(await spool.list('sent')).toEqual([]);
    writeFileSync(path.join(root, 'sent'), 'no folder');
    await expect(spool.list('sent')).rejects.toThrow('ENOTDIR');
  });
});

describe('an entry', () => {
  it('that is gone is not moved, without an error; one that cannot be moved is an error', async () => {
    const { root, spool, names } = await smallSpool();
    const entry = entryAt(1);
    await spool.move(entry.id, 'queued', 'sent');
    expect(names('sent')).toEqual([]);
    await spool.add([entry]);
    mkdirSync(path.join(root, 'sent', `${entry.id}.json`));
    await expect(spool.move(entry.id, 'queued', 'sent')).rejects.toThrow();
    expect(await spool.list('queued')).toEqual([entry.id]);
  });

  it('that is gone is undefined; a read error is an error', async () => {
    const { spool } = await smallSpool(roomy, { readFile: () => Promise.reject(systemError('EIO')) });
    const entry = entryAt(1);
    expect(await spool.read('queued', entry.id)).toBeUndefined();
    await spool.add([entry]);
    await expect(spool.read('queued', entry.id)).rejects.toThrow('EIO');
  });

  it('cannot be read from a file that is not the whole entry of its name, nor from a link, pipe or directory', async () => {
    const { root, spool } = await smallSpool();
    const entry = entryAt(1);
    const id = (end: string) => `20270514-180000-0123456789abcde${end}`;
    const file = (end: string) => path.join(root, 'queued', `${id(end)}.json`);
    writeFileSync(file('0'), '{"version":1,"id":"');
    writeFileSync(file('1'), JSON.stringify({ ...entry, id: id('0') }));
    writeFileSync(file('2'), JSON.stringify({ ...entry, id: id('2'), version: 2 }));
    symlinkSync('/etc/hostname', file('3'));
    execFileSync('mkfifo', [file('4')]);
    mkdirSync(file('5'));
    writeFileSync(file('6'), '');
    truncateSync(file('6'), 3 * 1024 ** 3); // larger than Node can read at once
    for (const end of '0123456')
      await expect(spool.read('queued', id(end))).rejects.toThrow('not an entry of this release');
  });
});

it('deletes what a crash left of a write, and nothing that may become an entry', async () => {
  const { root, spool, names } = await smallSpool();
  const file = (name: string) => path.join(root, 'queued', name);
  for (const name of ['old.json.tmp', 'being-written.json.tmp', '.hidden', 'old.tmp'])
    writeFileSync(file(name), '{');
  for (const name of ['old.json.tmp', 'old.tmp']) utimesSync(file(name), new Date(0), new Date(0));
  expect(await spool.scan()).toEqual({ ids: [], foreign: ['old.tmp'] });
  expect(names('queued')).toEqual(['.hidden', 'being-written.json.tmp', 'old.tmp']);
});

it('deletes expired files that were there before, not those that arrive meanwhile', async () => {
  const { root, spool } = await smallSpool();
  const entries = [1, 2].map(entryAt);
  await spool.add(entries);
  for (const [index, { id }] of entries.entries()) {
    await spool.move(id, 'queued', 'sent');
    utimesSync(path.join(root, 'sent', `${id}.json`), 100 + index, 100 + index);
  }
  expect(await spool.purgeSent(101_000)).toBe(1);
  expect(await spool.list('sent')).toEqual([entries[1]?.id]);
});
