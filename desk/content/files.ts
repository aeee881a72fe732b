import { lstatSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileProblem, stampFile } from '../../server/content/read';
import type { Disk } from '../../server/files/disk';
import { readableByAll, writeDurably } from '../../server/files/durableWrite';

/** A file's bytes; undefined if it doesn't exist, or isn't a regular file of a reasonable size. */
export function bytesOf(file: string): Buffer | undefined {
  try {
    return fileProblem(lstatSync(file)) ? undefined : readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a file atomically, creating its folder if needed. */
export async function writeAtomic(file: string, bytes: Uint8Array | string, disk?: Disk): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  await writeDurably(folder, [{ name: path.basename(file), bytes }], {
    mode: readableByAll,
    ...(disk && { disk }),
  });
}

/** Tells a server that watches the hotel's folder (WATCH_HOTEL) that a change is complete. */
export const stamp = (root: string): Promise<void> =>
  writeFile(path.join(root, stampFile), `${new Date().toISOString()}\n`);
