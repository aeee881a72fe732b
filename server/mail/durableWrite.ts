import path from 'node:path';
import type { Disk } from './disk';

/** The ending of a file that is still being written. */
export const temporaryEnding = '.tmp';

/** Makes renames in a directory survive a power cut. Windows cannot open a directory and needs no such call. */
async function syncDirectory(disk: Disk, directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await disk.open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeAndSync(disk: Disk, file: string, text: string): Promise<void> {
  const handle = await disk.open(file, 'w', 0o600);
  try {
    if (process.getuid?.() === 0) {
      // The outbox command may run as root; what it writes must stay readable for the server's own user.
      const { uid, gid } = await disk.lstat(path.dirname(file));
      await handle.chown(uid, gid);
    }
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes files of one directory so that each is there whole or not at all, even after a power cut: writes temporary
 * files, calls fsync on each, renames them, calls fsync on the directory. Readable by the owner alone, who is the
 * directory's. Not by write-file-atomic, which neither notices a short write on a full disk nor calls fsync on the
 * directory.
 * @throws the system's error; files that were renamed before it stay
 */
export async function writeDurably(
  disk: Disk,
  directory: string,
  files: readonly { name: string; text: string }[],
): Promise<void> {
  const targets = files.map(({ name, text }) => ({ text, target: path.join(directory, name) }));
  try {
    for (const { target, text } of targets) await writeAndSync(disk, target + temporaryEnding, text);
    for (const { target } of targets) await disk.rename(target + temporaryEnding, target);
  } catch (error) {
    await Promise.all(
      targets.map(({ target }) => disk.rm(target + temporaryEnding, { force: true }).catch(() => undefined)),
    );
    throw error;
  }
  await syncDirectory(disk, directory);
}
