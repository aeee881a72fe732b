import path from 'node:path';
import { type Disk, disk as realDisk } from './disk';

/** The suffix of temporary files. */
const temporarySuffix = '.tmp';

/** Permissions of files that only the directory's owner can read. */
const ownerOnly = 0o600;

/** Permissions of files that everyone can read, minus the umask. */
export const readableByAll = 0o666;

/** A file to write to a directory. */
export interface DurableFile {
  name: string;
  bytes: string | Uint8Array;
}

interface Options {
  disk?: Disk;
  /** Permissions of new files. Default: only the directory's owner can read them. */
  mode?: number;
}

/** Calls fsync on a directory, so that new names survive a power loss. Windows neither allows nor needs this call. */
export async function syncDirectory(disk: Pick<Disk, 'open'>, directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await disk.open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeAndSync(disk: Disk, file: string, bytes: string | Uint8Array, mode: number) {
  const handle = await disk.open(file, 'w', mode);
  try {
    if (process.getuid?.() === 0) {
      // Gives a file written by root to the directory’s owner, who must be able to read it.
      const { uid, gid } = await disk.lstat(path.dirname(file));
      await handle.chown(uid, gid);
    }
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes files to one directory, each atomically, even across a power loss. Writes temporary files, calls fsync on each
 * file, renames them, then calls fsync on the directory. write-file-atomic neither detects a short write on a full disk
 * nor calls fsync on the directory.
 * @throws the system error; files that were already renamed stay in place
 */
export async function writeDurably(
  directory: string,
  files: readonly DurableFile[],
  { disk = realDisk, mode = ownerOnly }: Options = {},
): Promise<void> {
  const targets = files.map(({ name, bytes }) => ({ bytes, target: path.join(directory, name) }));
  try {
    for (const { target, bytes } of targets) await writeAndSync(disk, target + temporarySuffix, bytes, mode);
    for (const { target } of targets) await disk.rename(target + temporarySuffix, target);
  } catch (error) {
    await Promise.all(
      targets.map(({ target }) => disk.rm(target + temporarySuffix, { force: true }).catch(() => undefined)),
    );
    throw error;
  }
  await syncDirectory(disk, directory);
}
