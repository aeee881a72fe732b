import path from 'node:path';
import { type Disk, disk as realDisk } from './disk';
import { syncDirectory } from './durableWrite';
import { errorCode, isMissing } from './errorCode';

/**
 * Makes a directory and its parents, accessible to the owner only, with fsync. mkdir's `recursive` never returns where
 * none can be made, as in /proc.
 * @throws the system's error
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
