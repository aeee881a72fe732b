import * as fileSystem from 'node:fs/promises';

/** The part of a FileHandle that durable writes use. */
interface OpenFile {
  writeFile(bytes: string | Uint8Array): Promise<void>;
  /** fsync, so that writes, and renames in a directory, survive a power loss. */
  sync(): Promise<void>;
  chown(uid: number, gid: number): Promise<void>;
  close(): Promise<void>;
}

/** The part of `lstat` results that is used. */
interface FileInfo {
  isFile(): boolean;
  /** In bytes. */
  size: number;
  /** In ms since 1970. */
  mtimeMs: number;
  uid: number;
  gid: number;
}

/** The functions of node:fs/promises that durable writes use. Tests pass their own to simulate crashes and full volumes. */
export interface Disk {
  mkdir(directory: string, options: { mode: number }): Promise<unknown>;
  open(file: string, flags: 'r' | 'w', mode?: number): Promise<OpenFile>;
  readdir(directory: string): Promise<string[]>;
  readFile(file: string, encoding: 'utf8'): Promise<string>;
  rename(from: string, to: string): Promise<void>;
  rm(file: string, options: { force: true; recursive?: boolean }): Promise<void>;
  lstat(file: string): Promise<FileInfo>;
}

export const disk: Disk = fileSystem;
