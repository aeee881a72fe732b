import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Disk, disk } from '../../server/mail/disk';
import { writeDurably } from '../../server/mail/durableWrite';
import { temporaryDirectory } from '../../tools/harness/serverProcess';

const systemError = (code: string) => Object.assign(new Error(code), { code });

/** The real disk. It notes what is asked of it, by the name of the file, and fails where `fails` says so. */
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
        writeFile: (text) => noted(`write ${name}`, () => handle.writeFile(text)),
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
  { name: 'a.json', text: 'one' },
  { name: 'b.json', text: 'two' },
];
const write = (to: string, on: Disk) => writeDurably(on, to, files);

const { getuid } = process;
afterEach(() => {
  Object.assign(process, { getuid });
});

describe('files that are written together', () => {
  it('are on the disk before they get their names, and their names before it is said', async () => {
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
    for (const { name, text } of files) {
      expect(readFileSync(path.join(root, name), 'utf8')).toBe(text);
      expect(statSync(path.join(root, name)).mode & 0o777).toBe(0o600);
    }
  });

  it.each(['open b.json.tmp', 'write b.json.tmp', 'sync a.json.tmp', 'rename a.json'])(
    'are both not there where one fails (%s); nothing half is left, and no file stays open',
    async (failing) => {
      const root = temporaryDirectory();
      const { noting, openFiles } = notingDisk((call) => call === failing);
      await expect(write(root, noting)).rejects.toThrow('EIO');
      expect(readdirSync(root)).toEqual([]);
      expect(openFiles()).toBe(failing.startsWith('open') ? 1 : 0);
    },
  );

  it('say the first reason, also where what is half cannot be removed', async () => {
    const { noting } = notingDisk((call) => call.startsWith('rm'));
    const failing: Disk = { ...noting, rename: () => Promise.reject(systemError('ENOSPC')) };
    await expect(write(temporaryDirectory(), failing)).rejects.toThrow('ENOSPC');
  });

  it('are not said to be there where their names are not on the disk', async () => {
    const root = temporaryDirectory();
    const { noting, openFiles } = notingDisk((call) => call === `sync ${path.basename(root)}`);
    await expect(write(root, noting)).rejects.toThrow('EIO');
    expect(openFiles()).toBe(0);
  });

  it('belong to whom the directory belongs, where root writes them; others ask for no such thing', async () => {
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
