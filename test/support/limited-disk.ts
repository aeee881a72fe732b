import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Disk, disk } from '../../server/files/disk';

const bytesIn = (root: string): number =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .reduce((sum, each) => sum + statSync(path.join(each.parentPath, each.name)).size, 0);

export interface Limits {
  /** The size of the volume; writes beyond it fail with ENOSPC. */
  bytes?: number;
  /** The error code for a call such as 'rename a.json'; undefined if the call succeeds. */
  failWith?: (call: string) => string | undefined;
}

/** The real disk with limits, which tests can change at any time, and a record of its calls. */
export function limitedDisk(root: string, limits: Limits): { disk: Disk; calls: string[] } {
  const calls: string[] = [];
  async function withLimits<T>(action: string, file: string, run: () => Promise<T>): Promise<T> {
    const call = `${action} ${path.basename(file)}`;
    calls.push(call);
    const code = limits.failWith?.(call);
    if (code) throw Object.assign(new Error(code), { code });
    return run();
  }
  const limitedCalls: Disk = {
    ...disk,
    mkdir: (directory, options) => withLimits('mkdir', directory, () => disk.mkdir(directory, options)),
    async open(file, flags, mode) {
      const handle = await withLimits('open', file, () => disk.open(file, flags, mode));
      return {
        writeFile: (bytes) => {
          const isFull = limits.bytes !== undefined && bytesIn(root) + bytes.length > limits.bytes;
          const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
          return withLimits('write', file, () => (isFull ? Promise.reject(full) : handle.writeFile(bytes)));
        },
        sync: () => withLimits('sync', file, () => handle.sync()),
        chown: (uid, gid) => withLimits(`chown ${uid}:${gid}`, file, async () => undefined),
        close: () => withLimits('close', file, () => handle.close()),
      };
    },
    readFile: (file, encoding) => withLimits('read', file, () => disk.readFile(file, encoding)),
    rename: (from, to) => withLimits('rename', to, () => disk.rename(from, to)),
  };
  return { disk: limitedCalls, calls };
}
