import { mkdir } from 'node:fs/promises';
import path from 'node:path';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | null)?.code;

type MakeOne = (directory: string, options: { mode: number }) => Promise<unknown>;

/**
 * Makes a directory and those above it, for the owner alone. Not by mkdir's own `recursive`, which never ends where
 * none can be made, as in /proc.
 * @param makeOne mkdir of another disk, for a simulation
 * @throws the system's error
 */
export async function makeDirectory(directory: string, makeOne: MakeOne = mkdir): Promise<void> {
  try {
    await makeOne(directory, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    if (codeOf(error) !== 'ENOENT' || path.dirname(directory) === directory) throw error;
    await makeDirectory(path.dirname(directory), makeOne);
    await makeOne(directory, { mode: 0o700 });
  }
}
