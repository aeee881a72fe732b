import type { Disk } from '../../server/files/disk';
import { makeDirectory } from '../../server/files/makeDirectory';

/** A disk with these directories, which rejects others with an error code. */
function diskWith(present: readonly string[], refused: Record<string, string> = {}) {
  const all = new Set(present);
  const made: string[] = [];
  const mkdir = async (directory: string, { mode }: { mode: number }) => {
    const parent = directory.replace(/\/[^/]*$/, '') || '/';
    const code =
      refused[directory] ?? (all.has(directory) ? 'EEXIST' : all.has(parent) ? undefined : 'ENOENT');
    if (code) throw Object.assign(new Error(code), { code });
    all.add(directory);
    made.push(`${directory} ${mode.toString(8)}`);
  };
  const open: Disk['open'] = async (directory) => ({
    writeFile: async () => undefined,
    sync: async () => void made.push(`synced ${directory}`),
    chown: async () => undefined,
    close: async () => undefined,
  });
  return { disk: { mkdir, open }, made };
}

describe('a directory', () => {
  it('is created with its parents, with permissions only for the owner, and synced', async () => {
    const { disk, made } = diskWith(['/', '/data']);
    await makeDirectory('/data/outbox/queued', disk);
    expect(made).toEqual([
      '/data/outbox 700',
      'synced /data',
      '/data/outbox/queued 700',
      'synced /data/outbox',
    ]);
  });

  it.each(['EACCES', 'EROFS', 'ENOSPC', 'ENOTDIR'])('is an error if the system reports %s', async (code) => {
    const { disk } = diskWith(['/', '/data'], { '/data/outbox': code });
    await expect(makeDirectory('/data/outbox', disk)).rejects.toThrow(code);
    await expect(makeDirectory('/data/outbox/queued', disk)).rejects.toThrow(code);
  });

  it('that can never be created, as in /proc, is an error and not an endless loop', async () => {
    const { disk } = diskWith([]);
    const mkdir = () => Promise.reject(Object.assign(new Error('ENOENT'), { code: 'ENOENT' }));
    await expect(makeDirectory('/proc/x/y', { ...disk, mkdir })).rejects.toThrow('ENOENT');
  });
});
