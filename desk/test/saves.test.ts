/** A save of several files is whole after a kill at any moment. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Disk, disk } from '../../server/files/disk';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { finishSave, lastSaves, writeFiles } from '../content/saves';

const rooms = ['a', 'b', 'c', 'd'];
const before = { 'rooms/a.json': 'a', 'rooms/b.json': 'b', 'rooms/c.json': 'c' };
const after = { 'rooms/b.json': 'a', 'rooms/c.json': 'b', 'rooms/d.json': 'c' };
const changes = new Map([['rooms/a.json', null], ...Object.entries(after)]);

function project(): string {
  const root = temporaryDirectory();
  mkdirSync(path.join(root, 'content/rooms'), { recursive: true });
  for (const [file, text] of Object.entries(before)) writeFileSync(path.join(root, 'content', file), text);
  return root;
}

const present = (root: string) =>
  Object.fromEntries(
    readdirSync(path.join(root, 'content/rooms'))
      .filter((name) => rooms.includes(path.basename(name, '.json')))
      .map((name) => [`rooms/${name}`, readFileSync(path.join(root, 'content/rooms', name), 'utf8')]),
  );

/** A disk that stops for good after so many calls, as a process that is killed does. */
function dyingDisk(calls: number): Disk {
  let left = calls;
  const alive = <Result>(work: () => Promise<Result>) =>
    left-- > 0 ? work() : Promise.reject(new Error('killed'));
  return {
    ...disk,
    open: (file, flags, mode) =>
      alive(async () => {
        const handle = await disk.open(file, flags, mode);
        return {
          writeFile: (bytes) => alive(() => handle.writeFile(bytes)),
          sync: () => alive(() => handle.sync()),
          chown: (uid, gid) => handle.chown(uid, gid),
          close: () => handle.close(),
        };
      }),
    rename: (from, to) => alive(() => disk.rename(from, to)),
    rm: (file, options) => alive(() => disk.rm(file, options)),
  };
}

it('is all or nothing, wherever the desk was killed', async () => {
  const ends = new Set<string>();
  for (let calls = 0; ; calls += 1) {
    const root = project();
    const isKilled = await writeFiles(root, changes, dyingDisk(calls)).then(
      () => false,
      () => true,
    );
    await finishSave(root);
    const files = present(root);
    expect([before, after]).toContainEqual(files);
    ends.add(JSON.stringify(files));
    // What was finished later can be undone like any other save.
    expect(await lastSaves(root)).toHaveLength(files['rooms/d.json'] ? 1 : 0);
    if (!isKilled) break;
  }
  expect(ends.size).toBe(2);
});

it('writes the stamp after its files, by which a server knows that they are complete', async () => {
  const root = project();
  const stamp = path.join(root, 'content/.stamp');
  await expect(writeFiles(root, changes, dyingDisk(8))).rejects.toThrow('killed');
  expect(existsSync(stamp)).toBe(false);
  await finishSave(root);
  expect(existsSync(stamp)).toBe(true);
});

it('is taken back where the volume is full in the middle of it', async () => {
  const root = project();
  const full: Disk = {
    ...disk,
    rename: (from, to) =>
      to.endsWith('/d.json') ? Promise.reject(new Error('ENOSPC')) : disk.rename(from, to),
  };
  await expect(writeFiles(root, changes, full)).rejects.toThrow('ENOSPC');
  expect(present(root)).toEqual(before);
  await finishSave(root);
  expect(present(root)).toEqual(before);
});

it('leaves a file alone that somebody has changed between the kill and the next start', async () => {
  const root = project();
  await expect(writeFiles(root, changes, dyingDisk(8))).rejects.toThrow('killed');
  writeFileSync(path.join(root, 'content/rooms/c.json'), 'by hand');
  await finishSave(root);
  expect(present(root)).toEqual({ ...after, 'rooms/c.json': 'by hand' });
});

it('is remembered with what was there before, the last fifty times', async () => {
  const root = project();
  for (let times = 0; times < 52; times += 1)
    await writeFiles(root, new Map([['rooms/a.json', String(times)]]));
  const saves = await lastSaves(root);
  expect(saves).toHaveLength(50);
  expect(saves[0]?.save.files).toEqual({ 'rooms/a.json': { before: '50', after: '51' } });
});
