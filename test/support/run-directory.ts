import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const prefix = 'the-enci-tests-';

/** Whether the process whose id a directory bears still lives. */
function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes what runs that were killed have left. */
function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent)) {
    const id = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN;
    if (Number.isInteger(id) && !isRunning(id))
      rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

/** Before all tests, once: whatever they and their processes write goes into one directory. */
export function makeRunDirectory(): void {
  if (process.env.TEST_PARENT_DIRECTORY) return;
  const parent = tmpdir();
  removeLeftovers(parent);
  const directory = path.join(parent, `${prefix}${process.pid}`);
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o711); // Some servers run as another user.
  process.env.TEST_PARENT_DIRECTORY = parent;
  process.env.TMPDIR = directory;
}

/** After all tests. */
export function removeRunDirectory(): void {
  if (!process.env.TEST_PARENT_DIRECTORY) return;
  rmSync(tmpdir(), { recursive: true, force: true, maxRetries: 3 });
  process.env.TMPDIR = process.env.TEST_PARENT_DIRECTORY;
  delete process.env.TEST_PARENT_DIRECTORY;
}
