import { makeDirectory } from '../../server/makeDirectory';

/** A disk with these directories, where the names of others are refused with an error. */
function disk(present: readonly string[], refused: Record<string, string> = {}) {
  const all = new Set(present);
  const made: string[] = [];
  const makeOne = async (directory: string, { mode }: { mode: number }) => {
    const parent = directory.replace(/\/[^/]*$/, '') || '/';
    const code =
      refused[directory] ?? (all.has(directory) ? 'EEXIST' : all.has(parent) ? undefined : 'ENOENT');
    if (code) throw Object.assign(new Error(code), { code });
    all.add(directory);
    made.push(`${directory} ${mode.toString(8)}`);
  };
  return { makeOne, made };
}

describe('a directory', () => {
  it('is made with those above it, for the owner alone', async () => {
    const { makeOne, made } = disk(['/', '/data']);
    await makeDirectory('/data/outbox/queued', makeOne);
    expect(made).toEqual(['/data/outbox 700', '/data/outbox/queued 700']);
  });

  it('that is there already is left as it is', async () => {
    const { makeOne, made } = disk(['/', '/data']);
    await makeDirectory('/data', makeOne);
    expect(made).toEqual([]);
  });

  it.each(['EACCES', 'EROFS', 'ENOSPC', 'ENOTDIR'])('is an error where the system says %s', async (code) => {
    const { makeOne } = disk(['/', '/data'], { '/data/outbox': code });
    await expect(makeDirectory('/data/outbox', makeOne)).rejects.toThrow(code);
    await expect(makeDirectory('/data/outbox/queued', makeOne)).rejects.toThrow(code);
  });

  it('that can never be made, as in /proc, is an error and no endless loop', async () => {
    const never = () => Promise.reject(Object.assign(new Error('ENOENT'), { code: 'ENOENT' }));
    await expect(makeDirectory('/proc/x/y', never)).rejects.toThrow('ENOENT');
  });
});
