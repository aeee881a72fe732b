/** Reads and writes files in the hotel's folder. */
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readHotel, stampFile } from '../../server/content/readHotel';
import type { Disk } from '../../server/files/disk';
import { readableByAll, writeDurably } from '../../server/files/durableWrite';
import { fileProblem, readFlags } from '../../server/files/hotelFiles';
import { type HotelLabels, hotelLabelsOf } from './hotelLabels';

/** Reads a file's bytes; undefined if the file doesn't exist, or isn't a regular file of a reasonable size. */
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

/** Decodes UTF-8 without its byte-order mark. Invalid bytes become U+FFFD. */
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

/** Notifies a server that watches the hotel's folder (WATCH_HOTEL) that a change is complete. */
export const stamp = (root: string): Promise<void> =>
  writeFile(path.join(root, stampFile), `${new Date().toISOString()}\n`);

/** New contents of files, keyed by path relative to content/; null removes a file. */
export type Changes = ReadonlyMap<string, string | null>;

/** The text of every file, keyed by path relative to content/. */
export type Files = ReadonlyMap<string, string>;

/** The content/ files on disk, even if they have errors. */
export const readFiles = async (root: string): Promise<Files> => (await readHotel(root)).content;

export const contentPath = (root: string, file: string): string => path.join(root, 'content', file);

/** Reads a content/ file's text without its byte-order mark; null if the file doesn't exist. */
export const contentText = (root: string, file: string): string | null =>
  textOf(bytesOf(contentPath(root, file))) ?? null;

/** Reads the page labels and currency format from a hotel's folder. */
export const readHotelLabels = (root: string): HotelLabels =>
  hotelLabelsOf((file) => contentText(root, file));
