import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** The ending of a file that is still being written. */
export const unfinished = '.tmp';

/** Makes a directory's names survive a power cut. Windows cannot open one and does it by itself. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeAndSync(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes files of one directory so that each is there whole or not at all, even after a power cut: write all
 * beside their places, fsync, rename, fsync the directory. By hand rather than with write-file-atomic, which
 * neither notices a short write on a full disk nor syncs the directory. Readable by the owner alone.
 * @throws the system's error; files that were renamed before it stay
 */
export async function writeDurably(
  directory: string,
  files: readonly { name: string; text: string }[],
): Promise<void> {
  const places = files.map(({ name, text }) => ({ text, place: path.join(directory, name) }));
  try {
    for (const { place, text } of places) await writeAndSync(place + unfinished, text);
    for (const { place } of places) await rename(place + unfinished, place);
  } catch (error) {
    await Promise.all(
      places.map(({ place }) => rm(place + unfinished, { force: true }).catch(() => undefined)),
    );
    throw error;
  }
  await syncDirectory(directory);
}
