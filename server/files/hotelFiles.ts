/**
 * Finds and reads files in a hotel's folder. Owners' tools may leave symlinks, pipes, and half-written files there.
 * Reading such a file must not block, exhaust memory, or expose a file from outside the folder.
 */
import { isUtf8 } from 'node:buffer';
import { constants, type Stats } from 'node:fs';
import { type FileHandle, open, opendir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './errorCode';

/** The maximum size of a text file, in bytes: many times the largest text file of the sample hotel. */
const maxTextSize = 1024 * 1024;

/** The maximum number of files in content/, media/, or public/. The sample hotel's public/ has a thousand files. */
const maxEntries = 20_000;

/** The maximum nesting of folders. media/ and public/ have one level of subfolders. */
const maxDepth = 8;

/** Opening a pipe without O_NONBLOCK, which Windows lacks, waits for a writer. */
export const readFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** The reason that a file can't be used. The message completes a sentence that starts with the file's path. */
export class FileError extends Error {}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'is missing, or a link that leads nowhere',
  ELOOP: 'is a link that leads to itself',
};

/** Converts a system error to a FileError, except EMFILE: too many open files are a problem of the process. */
const fileError = (error: unknown) =>
  error instanceof FileError || errorCode(error) === 'EMFILE'
    ? error
    : new FileError(reasons[errorCode(error)] ?? `cannot be read (${errorCode(error)})`);

/** The reason not to read a file; undefined for a regular file within the size limit. */
export function fileProblem(stats: Stats): string | undefined {
  if (!stats.isFile()) return 'must be a file';
  return stats.size > maxTextSize ? 'is larger than a megabyte' : undefined;
}

/** The number of the first line that is not UTF-8, starting at 1. */
const invalidLine = (bytes: Buffer) =>
  bytes
    .toString('latin1')
    .split('\n')
    .findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;

/** Decodes a text file's bytes, without the byte-order mark. @throws FileError if the bytes aren't UTF-8 */
export function decodeText(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new FileError(`is not UTF-8 text (line ${invalidLine(bytes)}): save it as UTF-8`);
  return new TextDecoder().decode(bytes);
}

/**
 * Reads a text file, without its byte-order mark. Follows symlinks.
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
    // A power loss can leave a file full of zeros.
    if (/^[\s\0]*$/.test(text)) throw new FileError('the file is empty');
    return text;
  } catch (error) {
    throw fileError(error);
  } finally {
    await handle?.close();
  }
}

export interface FoundFile {
  /** The path relative to the folder, with '/' as the separator. */
  name: string;
  isLink: boolean;
  /** False for symlinks, pipes, and devices. */
  isFile: boolean;
}

/**
 * Lists the files in a folder and its subfolders, sorted by name, except names that start with a dot. The folder may be
 * a symlink; symlinks inside the folder are listed but not followed.
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

/** Whether a file exists and its real path, with all symlinks followed, is inside a folder. */
export async function isInside(folder: string, file: string): Promise<boolean> {
  try {
    const [realFolder, realFile] = await Promise.all([realpath(folder), realpath(file)]);
    return realFile.startsWith(realFolder + path.sep);
  } catch {
    return false;
  }
}

/** Whether a file may be served: a regular file inside the folder. Reading a pipe or a device could block. */
export const isServable = async (folder: string, file: string): Promise<boolean> =>
  (await isInside(folder, file)) && (await stat(file).catch(() => undefined))?.isFile() === true;
