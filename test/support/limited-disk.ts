import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Disk, disk } from '../../server/files/disk';

export const systemError = (code: string) => Object.assign(new Error(code), { code });

const bytesIn = (root: string): number =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .reduce((sum, each) => sum + statSync(path.join(each.parentPath, each.name)).size, 0);

/** The real disk with injected faults: ENOSPC above `limits.bytes`, EACCES for `unreadable`, EPERM for `immovable` files. */
export function limitedDisk(
  root: string,
  limits: { bytes?: number; unreadable?: (file: string) => boolean; immovable?: (file: string) => boolean },
): Disk {
  return {
    ...disk,
    async open(file, flags, mode) {
      const handle = await disk.open(file, flags, mode);
      return {
        async writeFile(text) {
          if (bytesIn(root) + text.length > (limits.bytes ?? Number.POSITIVE_INFINITY))
            throw systemError('ENOSPC');
          await handle.writeFile(text);
        },
        sync: () => handle.sync(),
        chown: (uid, gid) => handle.chown(uid, gid),
        close: () => handle.close(),
      };
    },
    async readFile(file, encoding) {
      if (limits.unreadable?.(file)) throw systemError('EACCES');
      return disk.readFile(file, encoding);
    },
    async rename(from, to) {
      if (limits.immovable?.(from)) throw systemError('EPERM');
      await disk.rename(from, to);
    },
  };
}
