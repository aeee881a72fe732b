import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Disk, disk } from '../../server/mail/disk';
import { createEntry, type Entry } from '../../server/mail/entry';
import { createSpool } from '../../server/mail/spool';
import { temporaryDirectory } from '../../tools/serverProcess';
import { limitedDisk } from '../support/limited-disk';
import { mail } from '../support/test-outbox';

const kilobyte = 1024;
/** What the reserve takes, and room for a few entries. */
const reserve = 256 * kilobyte;
const roomy = 400 * kilobyte;

const systemError = (code: string) => Object.assign(new Error(code), { code });

/** An entry that came so many seconds after the first, in the year 2027. */
const entryAt = (seconds: number): Entry =>
  createEntry('contact', mail(`${seconds}`), new Date(Date.UTC(2027, 0, 1, 0, 0, seconds)));

/** A spool on a volume of a size. */
async function smallSpool(bytes = roomy) {
  const root = temporaryDirectory();
  const limits = { bytes };
  const spool = createSpool(root, limitedDisk(root, limits));
  await spool.create();
  const reserveFile = path.join(root, '.reserve');
  const names = (directory = '.') => readdirSync(path.join(root, directory)).sort();
  return { root, limits, spool, reserveFile, names };
}

/** The real disk with some functions replaced. */
const diskWith = (changed: Partial<Disk>): Disk => ({ ...disk, ...changed });

/** A spool with one entry that was sent, on a disk where no file can be opened from then on. */
async function brokenSpool(code: string) {
  let isBroken = false;
  const open: Disk['open'] = (...given) =>
    isBroken ? Promise.reject(systemError(code)) : disk.open(...given);
  const spool = createSpool(temporaryDirectory(), diskWith({ open }));
  await spool.create();
  const entry = entryAt(1);
  await spool.add([entry]);
  await spool.move(entry.id, 'queued', 'sent');
  isBroken = true;
  return { spool, sent: entry.id };
}

describe('the reserve', () => {
  it('takes its room at the start, once', async () => {
    const { spool, reserveFile } = await smallSpool();
    expect(statSync(reserveFile).size).toBe(reserve);
    expect(statSync(reserveFile).mode & 0o777).toBe(0o600);
    utimesSync(reserveFile, 1, 1);
    await spool.checkWritable();
    expect(statSync(reserveFile).mtimeMs).toBe(1000);
  });

  it('is taken anew where it was cut', async () => {
    const { spool, reserveFile } = await smallSpool();
    writeFileSync(reserveFile, 'x'.repeat(reserve - 1));
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

  it('is given up for what was accepted, once: then the volume is full', async () => {
    const { root, spool, limits, names } = await smallSpool();
    const entry = entryAt(1);
    await spool.add([entry]);
    limits.bytes = reserve + kilobyte;
    await spool.update({ ...entry, lastError: 'x'.repeat(2 * kilobyte) });
    expect(names()).not.toContain('.reserve');
    expect((await spool.read('queued', entry.id))?.lastError).toHaveLength(2 * kilobyte);
    limits.bytes = 0;
    await expect(spool.update(entry)).rejects.toThrow('ENOSPC');
    expect((await spool.read('queued', entry.id))?.lastError).toHaveLength(2 * kilobyte);
    expect(readdirSync(path.join(root, 'queued'))).toEqual([`${entry.id}.json`]);
  });
});

describe('room for an enquiry on a full volume', () => {
  it('is made from the oldest that were sent, twenty at a time', async () => {
    const { spool, limits } = await smallSpool();
    const sent = Array.from({ length: 25 }, (_, index) => entryAt(index));
    await spool.add([...sent].reverse());
    for (const { id } of sent) await spool.move(id, 'queued', 'sent');
    const used = reserve + sent.reduce((sum, entry) => sum + JSON.stringify(entry, null, 1).length, 0);
    limits.bytes = used + 10;
    await spool.add([entryAt(30)]);
    expect(await spool.list('sent')).toEqual(sent.slice(20).map(({ id }) => id));
  });

  it('is made likewise where it is this user’s share that is full', async () => {
    const { spool } = await brokenSpool('EDQUOT');
    await expect(spool.add([entryAt(2)])).rejects.toThrow('EDQUOT');
    expect(await spool.list('sent')).toEqual([]);
  });

  it('is not made where it fails for another reason: nothing that was sent goes', async () => {
    const { spool, sent } = await brokenSpool('EIO');
    await expect(spool.add([entryAt(2)])).rejects.toThrow('EIO');
    expect(await spool.list('sent')).toEqual([sent]);
  });
});

describe('a list', () => {
  it('is of entries, in the order of their arrival', async () => {
    const { root, spool } = await smallSpool();
    const entries = [3, 1, 2].map(entryAt);
    await spool.add(entries);
    writeFileSync(path.join(root, 'queued/notes.txt'), '');
    const [third, first, second] = entries;
    expect(await spool.list('queued')).toEqual([first?.id, second?.id, third?.id]);
    const scan = await spool.scan(new Set());
    expect(scan.ids).toEqual([first?.id, second?.id, third?.id]);
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
    const root = temporaryDirectory();
    const broken = diskWith({ readFile: () => Promise.reject(systemError('EIO')) });
    const spool = createSpool(root, broken);
    await spool.create();
    const entry = entryAt(1);
    expect(await spool.read('queued', entry.id)).toBeUndefined();
    await spool.add([entry]);
    await expect(spool.read('queued', entry.id)).rejects.toThrow('EIO');
    expect(await spool.scan(new Set())).toEqual({
      ids: [],
      quarantined: [],
      stuck: [{ name: `${entry.id}.json`, code: 'EIO' }],
    });
  });

  it('that goes while the folder is read is neither found nor stuck', async () => {
    const root = temporaryDirectory();
    const spool = createSpool(
      root,
      diskWith({
        async readdir(directory) {
          const names = await disk.readdir(directory);
          for (const name of names) rmSync(path.join(directory, name));
          return names;
        },
      }),
    );
    await spool.create();
    await spool.add([entryAt(1)]);
    writeFileSync(path.join(root, 'queued/foreign.txt'), '');
    expect(await spool.scan(new Set())).toEqual({ ids: [], quarantined: [], stuck: [] });
  });

  it.each(['EACCES', 'EPERM'])('that this user may not read goes to the quarantine (%s)', async (code) => {
    const root = temporaryDirectory();
    const spool = createSpool(root, diskWith({ readFile: () => Promise.reject(systemError(code)) }));
    await spool.create();
    const entry = entryAt(1);
    await spool.add([entry]);
    const { quarantined, stuck } = await spool.scan(new Set());
    expect([quarantined, stuck]).toEqual([[`${entry.id}.json`], []]);
  });
});

describe('what is deleted after its time', () => {
  it('is what was there before, not what came at that moment', async () => {
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
});
