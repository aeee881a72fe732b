import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const prefix = 'the-enci-tests-';

/** Whether a process is running. */
function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Deletes directories of killed runs: those named with a prefix and the id of a process that has exited. */
function removeLeftovers(parent: string, prefix: string): void {
  for (const name of readdirSync(parent)) {
    const id = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN;
    if (Number.isInteger(id) && !isRunning(id))
      rmSync(path.join(parent, name), { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Runs once before all tests: makes a temporary directory for all files of tests and their processes. */
export default function makeRunDirectory(): void {
  if (process.env.TEST_PARENT_DIRECTORY) return;
  const parent = tmpdir();
  removeLeftovers(parent, prefix);
  const directory = path.join(parent, `${prefix}${process.pid}`);
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o711); // Some servers run as another user.
  process.env.TEST_PARENT_DIRECTORY = parent;
  process.env.TMPDIR = directory;
}
