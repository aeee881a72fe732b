import path from 'node:path';
import { type Disk, disk } from '../../server/files/disk';

/** Wraps the real disk to fail some calls. @param failWith returns the error code for a call such as 'rename a.json' */
export function failingDisk(failWith: (call: string) => string | undefined): Disk {
  async function unlessFailing<T>(action: string, file: string, run: () => Promise<T>): Promise<T> {
    const code = failWith(`${action} ${path.basename(file)}`);
    if (code) throw Object.assign(new Error(code), { code });
    return run();
  }
  return {
    ...disk,
    mkdir: (directory, options) => unlessFailing('mkdir', directory, () => disk.mkdir(directory, options)),
    async open(file, flags, mode) {
      const handle = await unlessFailing('open', file, () => disk.open(file, flags, mode));
      return {
        writeFile: (bytes) => unlessFailing('write', file, () => handle.writeFile(bytes)),
        sync: () => unlessFailing('sync', file, () => handle.sync()),
        chown: (uid, gid) => unlessFailing('chown', file, () => handle.chown(uid, gid)),
        close: () => unlessFailing('close', file, () => handle.close()),
      };
    },
    rename: (from, to) => unlessFailing('rename', to, () => disk.rename(from, to)),
  };
}
