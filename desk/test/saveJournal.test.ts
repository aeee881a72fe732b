/** Saving several files is all or nothing, no matter when the desk is killed. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Disk, disk } from '../../server/files/disk';
import { failingDisk } from '../../test/support/failing-disk';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { finishSave, lastSaves, writeFiles } from '../content/saveJournal';

const before = { 'rooms/a.json': 'a', 'rooms/b.json': 'b', 'rooms/c.json': 'c' };
const after = { 'rooms/b.json': 'a', 'rooms/c.json': 'b', 'rooms/d.json': 'c' };
const changes = new Map([['rooms/a.json', null], ...Object.entries(after)]);

let root: string;
beforeEach(() => {
  root = temporaryDirectory();
  mkdirSync(path.join(root, 'content/rooms'), { recursive: true });
  for (const [file, text] of Object.entries(before)) writeFileSync(path.join(root, 'content', file), text);
});

const present = (at = root) =>
  Object.fromEntries(
    readdirSync(path.join(at, 'content/rooms'))
      .filter((name) => name.endsWith('.json'))
      .map((name) => [`rooms/${name}`, readFileSync(path.join(at, 'content/rooms', name), 'utf8')]),
  );

/** A disk that fails permanently after a number of calls, as if the process had been killed. */
function dyingDisk(calls: number): Disk {
  let left = calls;
  const fails = (call: string) => (/^(chown|close)/.test(call) || left-- > 0 ? undefined : 'killed');
  return {
    ...failingDisk(fails),
    rm: (file, options) => (fails('rm') ? Promise.reject(new Error('killed')) : disk.rm(file, options)),
  };
}
const killedAfter = (calls: number) =>
  writeFiles(root, changes, dyingDisk(calls)).then(
    () => false,
    () => true,
  );

it('a save is all or nothing no matter when the desk is killed, and is listed only if complete', async () => {
  const ends = new Set<boolean>();
  for (let calls = 0, isKilled = true; isKilled; calls += 1) {
    for (const [file, text] of Object.entries(before)) writeFileSync(path.join(root, 'content', file), text);
    const known = (await lastSaves(root)).length;
    isKilled = await killedAfter(calls);
    await finishSave(root);
    const isComplete = 'rooms/d.json' in present();
    expect(present()).toEqual(isComplete ? after : before);
    expect(await lastSaves(root)).toHaveLength(known + Number(isComplete));
    ends.add(isComplete);
    if (isComplete) await writeFiles(root, new Map([['rooms/d.json', null], ...Object.entries(before)]));
  }
  expect(ends.size).toBe(2);
});

it('a save writes the stamp last, and keeps a file that was edited after the desk was killed', async () => {
  const stamp = path.join(root, 'content/.stamp');
  expect(await killedAfter(8)).toBe(true);
  expect(existsSync(stamp)).toBe(false);
  writeFileSync(path.join(root, 'content/rooms/c.json'), 'by hand');
  await finishSave(root);
  expect(existsSync(stamp)).toBe(true);
  expect(present()).toEqual({ ...after, 'rooms/c.json': 'by hand' });
});

it('a save is rolled back if the disk fills up halfway', async () => {
  const full = failingDisk((call) => (call === 'rename d.json' ? 'ENOSPC' : undefined));
  await expect(writeFiles(root, changes, full)).rejects.toThrow('ENOSPC');
  await finishSave(root);
  expect(present()).toEqual(before);
});

it('keeps the last fifty saves, with the previous content of each file', async () => {
  for (let times = 0; times < 52; times += 1)
    await writeFiles(root, new Map([['rooms/a.json', String(times)]]));
  const saves = await lastSaves(root);
  expect(saves).toHaveLength(50);
  expect(saves[0]?.save.files).toEqual({ 'rooms/a.json': { before: '50', after: '51' } });
});
