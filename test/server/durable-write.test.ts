import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Disk, disk } from '../../server/files/disk';
import { writeDurably } from '../../server/files/durableWrite';
import { temporaryDirectory } from '../../tools/harness/serverProcess';

const systemError = (code: string) => Object.assign(new Error(code), { code });

/** The real disk, which records calls by file name, and fails those for which `fails` returns true. */
function notingDisk(fails: (call: string) => boolean = () => false) {
  const calls: string[] = [];
  async function noted<T>(call: string, action: () => Promise<T>): Promise<T> {
    calls.push(call);
    if (fails(call)) throw systemError('EIO');
    return action();
  }
  const noting: Disk = {
    ...disk,
    async open(file, flags, mode) {
      const name = path.basename(file);
      const handle = await noted(`open ${name}`, () => disk.open(file, flags, mode));
      return {
        writeFile: (bytes) => noted(`write ${name}`, () => handle.writeFile(bytes)),
        sync: () => noted(`sync ${name}`, () => handle.sync()),
        chown: (uid, gid) => noted(`chown ${name} ${uid}:${gid}`, async () => undefined),
        close: () => noted(`close ${name}`, () => handle.close()),
      };
    },
    rename: (from, to) => noted(`rename ${path.basename(to)}`, () => disk.rename(from, to)),
    rm: (file, options) => noted(`rm ${path.basename(file)}`, () => disk.rm(file, options)),
  };
  const opened = (word: string) => calls.filter((call) => call.startsWith(word)).length;
  return { noting, calls, openFiles: () => opened('open') - opened('close') };
}

const files = [
  { name: 'a.json', bytes: 'one' },
  { name: 'b.json', bytes: 'two' },
];
const write = (to: string, on: Disk) => writeDurably(to, files, { disk: on });

const { getuid } = process;
afterEach(() => {
  Object.assign(process, { getuid });
});

describe('files written together', () => {
  it('are synced before they are renamed, and their names before the promise resolves', async () => {
    const root = temporaryDirectory();
    const { noting, calls, openFiles } = notingDisk();
    Object.assign(process, { getuid: () => 1000 });
    await write(root, noting);
    const whole = (name: string) => ['open', 'write', 'sync', 'close'].map((call) => `${call} ${name}.tmp`);
    const directory = path.basename(root);
    expect(calls).toEqual([
      ...whole('a.json'),
      ...whole('b.json'),
      'rename a.json',
      'rename b.json',
      ...['open', 'sync', 'close'].map((call) => `${call} ${directory}`),
    ]);
    expect(openFiles()).toBe(0);
    for (const { name, bytes } of files) {
      expect(readFileSync(path.join(root, name), 'utf8')).toBe(bytes);
      expect(statSync(path.join(root, name)).mode & 0o777).toBe(0o600);
    }
  });

  it.each(['open b.json.tmp', 'write b.json.tmp', 'sync a.json.tmp', 'rename a.json'])(
    'are both absent if one fails (%s); no temporary or open files are left',
    async (failing) => {
      const root = temporaryDirectory();
      const { noting, openFiles } = notingDisk((call) => call === failing);
      await expect(write(root, noting)).rejects.toThrow('EIO');
      expect(readdirSync(root)).toEqual([]);
      expect(openFiles()).toBe(failing.startsWith('open') ? 1 : 0);
    },
  );

  it('are not reported as written if their names are not synced', async () => {
    const root = temporaryDirectory();
    const { noting, openFiles } = notingDisk((call) => call === `sync ${path.basename(root)}`);
    await expect(write(root, noting)).rejects.toThrow('EIO');
    expect(openFiles()).toBe(0);
  });

  it('belong to the directory’s owner if root writes them; other users do not call chown', async () => {
    const root = temporaryDirectory();
    const { uid, gid } = statSync(root);
    const owners = async (user: (() => number) | undefined) => {
      Object.assign(process, { getuid: user });
      const { noting, calls } = notingDisk();
      await write(root, noting);
      return calls.filter((call) => call.startsWith('chown'));
    };
    expect(await owners(() => 0)).toEqual(files.map(({ name }) => `chown ${name}.tmp ${uid}:${gid}`));
    expect(await owners(() => 1000)).toEqual([]);
    expect(await owners(undefined)).toEqual([]);
  });
});
