import { chmodSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const prefix = 'the-enci-tests-';

/** Age at which the directory of a killed run is deleted, in ms. */
const maxRunTime = 24 * 60 * 60 * 1000;

/** Runs once before all tests: makes a temporary directory for all test files and their processes. */
export default function makeRunDirectory(): void {
  if (process.env.TEST_PARENT_DIRECTORY) return;
  const parent = tmpdir();
  for (const name of readdirSync(parent).filter((each) => each.startsWith(prefix))) {
    const { mtimeMs } = statSync(path.join(parent, name), { throwIfNoEntry: false }) ?? {};
    if (mtimeMs && mtimeMs < Date.now() - maxRunTime)
      rmSync(path.join(parent, name), { recursive: true, force: true, maxRetries: 10 });
  }
  const directory = path.join(parent, `${prefix}${process.pid}`);
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o711); // Some servers run as another user.
  process.env.TEST_PARENT_DIRECTORY = parent;
  process.env.TMPDIR = directory;
}
