import path from 'node:path';
import { type Disk, errorCode } from './disk';

/** Bytes that are kept for a full volume: enough for the notes of the largest entries, one after the other. */
const reserveSize = 256 * 1024;

/**
 * A file that only takes room. Where the volume is full it is given up, so that what is queued can still be noted and
 * sent, which makes room in turn.
 */
export function createReserve(disk: Disk, directory: string) {
  const file = path.join(directory, '.reserve');

  async function exists(): Promise<boolean> {
    return disk.lstat(file).then(
      ({ size }) => size >= reserveSize,
      () => false,
    );
  }

  return {
    /** Takes the room where it is not taken yet. Where the volume has none, nothing changes. */
    async keep(): Promise<void> {
      if (await exists()) return;
      const handle = await disk.open(file, 'w', 0o600);
      try {
        await handle.writeFile('\n'.repeat(reserveSize));
      } catch {
        await disk.rm(file, { force: true });
      } finally {
        await handle.close();
      }
    },

    /** @returns whether there was a reserve to give up */
    async giveUp(): Promise<boolean> {
      const size = await disk.lstat(file).then(
        (facts) => facts.size,
        (error: unknown) => (errorCode(error) === 'ENOENT' ? 0 : reserveSize),
      );
      await disk.rm(file, { force: true });
      return size > 0;
    },
  };
}
