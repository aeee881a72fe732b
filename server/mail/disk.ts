import * as fileSystem from 'node:fs/promises';

/** The part of a FileHandle that the outbox uses. */
export interface OpenFile {
  writeFile(text: string): Promise<void>;
  /** fsync: what was written, or renamed in a directory, survives a power cut. */
  sync(): Promise<void>;
  chown(uid: number, gid: number): Promise<void>;
  close(): Promise<void>;
}

/** What the outbox asks of a file's `lstat`. */
export interface FileFacts {
  isFile(): boolean;
  /** In bytes. */
  size: number;
  /** In ms since 1970. */
  mtimeMs: number;
  uid: number;
  gid: number;
}

/**
 * The functions of node:fs/promises that the outbox uses. The process has the real ones; tests pass their own,
 * with crashes, full volumes and files that cannot be read.
 */
export interface Disk {
  mkdir(directory: string, options: { mode: number }): Promise<unknown>;
  open(file: string, flags: 'r' | 'w', mode?: number): Promise<OpenFile>;
  readdir(directory: string): Promise<string[]>;
  readFile(file: string, encoding: 'utf8'): Promise<string>;
  rename(from: string, to: string): Promise<void>;
  rm(file: string, options: { force: true; recursive?: boolean }): Promise<void>;
  lstat(file: string): Promise<FileFacts>;
}

export const disk: Disk = fileSystem;

/** The system's name of an error: 'ENOSPC'. */
export const errorCode = (error: unknown): string =>
  (error as NodeJS.ErrnoException | null)?.code ?? 'unknown error';

export const isMissing = (error: unknown): boolean => errorCode(error) === 'ENOENT';

/** Whether an error says that the volume, or the share of it that this user may fill, is full. */
export const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(errorCode(error));
