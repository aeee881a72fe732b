/** Reads and writes files of the hotel's folder. */
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readHotel, stampFile } from '../../server/content/readHotel';
import type { Disk } from '../../server/files/disk';
import { readableByAll, writeDurably } from '../../server/files/durableWrite';
import { fileProblem, readFlags } from '../../server/files/hotelFiles';
import { type HotelLabels, hotelLabelsOf } from './hotelLabels';

/** A file's bytes; undefined if it doesn't exist, or isn't a regular file of a reasonable size. */
export function bytesOf(file: string): Buffer | undefined {
  let handle: number | undefined;
  try {
    handle = openSync(file, readFlags);
    return fileProblem(fstatSync(handle)) ? undefined : readFileSync(handle);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

/** Bytes as text without a byte-order mark; what isn't UTF-8 becomes U+FFFD. */
export const textOf = (bytes: Buffer | undefined): string | undefined =>
  bytes && new TextDecoder().decode(bytes);

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

/** New contents of files, keyed by path relative to content/; null removes a file. */
export type Changes = ReadonlyMap<string, string | null>;

/** The text of every file, keyed by path relative to content/. */
export type Files = ReadonlyMap<string, string>;

/** The content/ files on disk, even if they have errors. */
export const readFiles = async (root: string): Promise<Files> => (await readHotel(root)).content;

export const contentPath = (root: string, file: string): string => path.join(root, 'content', file);

/** The text of a content/ file without its byte-order mark; null if it doesn't exist. */
export const contentText = (root: string, file: string): string | null =>
  textOf(bytesOf(contentPath(root, file))) ?? null;

/** The page labels and currency format of a hotel's folder. */
export const readHotelLabels = (root: string): HotelLabels =>
  hotelLabelsOf((file) => contentText(root, file));
