import { statfs } from 'node:fs/promises';

/** What a directory's volume has left for this user, in bytes; 0 if it cannot be read. */
export async function freeBytes(directory: string): Promise<number> {
  return statfs(directory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
}
