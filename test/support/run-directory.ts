import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeLeftovers } from './leftovers';

const prefix = 'the-enci-tests-';

/** Runs once before all tests: makes a temporary directory for all files of tests and their processes. */
export function makeRunDirectory(): void {
  if (process.env.TEST_PARENT_DIRECTORY) return;
  const parent = tmpdir();
  removeLeftovers(parent, prefix);
  const directory = path.join(parent, `${prefix}${process.pid}`);
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o711); // Some servers run as another user.
  process.env.TEST_PARENT_DIRECTORY = parent;
  process.env.TMPDIR = directory;
}

/** Runs once after all tests. */
export function removeRunDirectory(): void {
  if (!process.env.TEST_PARENT_DIRECTORY) return;
  rmSync(tmpdir(), { recursive: true, force: true, maxRetries: 3 });
  process.env.TMPDIR = process.env.TEST_PARENT_DIRECTORY;
  delete process.env.TEST_PARENT_DIRECTORY;
}
