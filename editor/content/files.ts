import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Disk } from '../../server/files/disk';
import { readableByAll, writeDurably } from '../../server/files/durableWrite';
import { oddityOf } from '../../tools/content/read';

/** A file's bytes; undefined where it is not there, or no plain file of a sensible size. */
export function bytesOf(file: string): Buffer | undefined {
  try {
    return oddityOf(file) ? undefined : readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a file whole or not at all, and makes its folder. */
export async function writeWhole(file: string, bytes: Uint8Array | string, disk?: Disk): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  await writeDurably(folder, [{ name: path.basename(file), bytes }], {
    mode: readableByAll,
    ...(disk && { disk }),
  });
}
