/**
 * How files in a hotel's folder are found and read. Owners' tools leave links, pipes, and half-written files there, and
 * reading one of them must not block, exhaust memory, or expose a file from outside the folder.
 */
import { isUtf8 } from 'node:buffer';
import { constants, type Stats } from 'node:fs';
import { type FileHandle, open, opendir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './errorCode';

/** The largest text file to read, in bytes; ten times the largest one in a hotel's folder. */
const maxTextSize = 1024 * 1024;

/** The most files in one of a hotel's folders. The sample hotel's public/ has a thousand. */
const maxEntries = 20_000;

/** Folders within folders. media/ and public/ use one level. */
const maxDepth = 8;

/** Opening a pipe without O_NONBLOCK, which Windows lacks, waits for a writer. */
export const readFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Why a file can't be used, as the rest of a sentence that starts with its path. */
export class FileError extends Error {}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'is missing, or a link that leads nowhere',
  ELOOP: 'is a link that leads to itself',
};

/** If the process has too many open files, the error isn't about this file. */
const fileError = (error: unknown) =>
  error instanceof FileError || errorCode(error) === 'EMFILE'
    ? error
    : new FileError(reasons[errorCode(error)] ?? `cannot be read (${errorCode(error)})`);

/** Why a file must not be read; undefined for a regular file of reasonable size. */
export function fileProblem(stats: Stats): string | undefined {
  if (!stats.isFile()) return 'must be a file';
  return stats.size > maxTextSize ? 'is larger than a megabyte' : undefined;
}

/** The first line that is not UTF-8, starting at 1. */
const invalidLine = (bytes: Buffer) =>
  bytes
    .toString('latin1')
    .split('\n')
    .findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;

/** A text file's bytes as text, without its byte-order mark. @throws FileError if they aren't UTF-8 */
export function decodeText(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new FileError(`is not UTF-8 text (line ${invalidLine(bytes)}): save it as UTF-8`);
  return new TextDecoder().decode(bytes);
}

/**
 * A text file without its byte-order mark. Links are followed.
 * @throws FileError
 */
export async function readText(file: string): Promise<string> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file, readFlags);
    const stats = await handle.stat();
    const problem = fileProblem(stats);
    if (problem) throw new FileError(problem);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(stats.size));
    const text = decodeText(buffer.subarray(0, bytesRead));
    // A power loss can leave a file of zeros.
    if (/^[\s\0]*$/.test(text)) throw new FileError('the file is empty');
    return text;
  } catch (error) {
    throw fileError(error);
  } finally {
    await handle?.close();
  }
}

export interface FoundFile {
  /** Relative to the folder, with '/'. */
  name: string;
  isLink: boolean;
  /** Whether it is a regular file. */
  isFile: boolean;
}

/**
 * Every file in a folder and the folders in it, sorted by name, without names that start with a dot. The folder may be
 * a link, but links in it are listed, not followed.
 * @throws FileError
 */
export async function filesIn(folder: string): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  let entries = 0;
  async function walk(inside: string, depth: number) {
    for await (const entry of await opendir(path.join(folder, inside))) {
      entries += 1;
      if (entries > maxEntries) throw new FileError(`has more than ${maxEntries} files`);
      if (entry.name.startsWith('.')) continue;
      const name = path.posix.join(inside, entry.name);
      if (!entry.isDirectory()) found.push({ name, isLink: entry.isSymbolicLink(), isFile: entry.isFile() });
      else if (depth < maxDepth) await walk(name, depth + 1);
      else throw new FileError(`has folders in folders more than ${maxDepth} levels deep`);
    }
  }
  try {
    await walk('', 0);
  } catch (error) {
    throw ['ENOENT', 'ENOTDIR'].includes(errorCode(error))
      ? new FileError('the folder is missing')
      : fileError(error);
  }
  return found.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Whether a file exists and is inside a folder once all links are followed. */
export async function isInside(folder: string, file: string): Promise<boolean> {
  try {
    const [realFolder, realFile] = await Promise.all([realpath(folder), realpath(file)]);
    return realFile.startsWith(realFolder + path.sep);
  } catch {
    return false;
  }
}

/** Whether a guest may get a file: it is inside a folder, and isn't a pipe or device, which would block the read. */
export const isServable = async (folder: string, file: string): Promise<boolean> =>
  (await isInside(folder, file)) && (await stat(file).catch(() => undefined))?.isFile() === true;
