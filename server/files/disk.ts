import * as fileSystem from 'node:fs/promises';

/** The part of a FileHandle that durable writes use. */
interface OpenFile {
  writeFile(bytes: string | Uint8Array): Promise<void>;
  /** Calls fsync, so that writes, and renames in a directory, survive a power loss. */
  sync(): Promise<void>;
  chown(uid: number, gid: number): Promise<void>;
  close(): Promise<void>;
}

/** The fields of `lstat` results that durable writes use. */
interface FileInfo {
  uid: number;
  gid: number;
}

/** The functions of node:fs/promises that durable writes use. Tests pass their own to simulate crashes. */
export interface Disk {
  mkdir(directory: string, options: { mode: number }): Promise<unknown>;
  open(file: string, flags: 'r' | 'w', mode?: number): Promise<OpenFile>;
  rename(from: string, to: string): Promise<void>;
  rm(file: string, options: { force: true }): Promise<void>;
  lstat(file: string): Promise<FileInfo>;
}

export const disk: Disk = fileSystem;
