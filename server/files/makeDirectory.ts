import path from 'node:path';
import { type Disk, disk as realDisk } from './disk';
import { syncDirectory } from './durableWrite';
import { errorCode, isMissing } from './errorCode';

/**
 * Creates a directory and its missing parents, accessible only to the owner, and calls fsync on each parent. mkdir's
 * `recursive` never returns if a directory cannot be created, as in /proc.
 * @throws the system error
 */
export async function makeDirectory(
  directory: string,
  disk: Pick<Disk, 'mkdir' | 'open'> = realDisk,
): Promise<void> {
  const parent = path.dirname(directory);
  try {
    await disk.mkdir(directory, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return;
    if (!isMissing(error) || parent === directory) throw error;
    await makeDirectory(parent, disk);
    await disk.mkdir(directory, { mode: 0o700 });
  }
  await syncDirectory(disk, parent);
}
