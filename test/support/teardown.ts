import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Runs once after all tests, after each project's teardown: removes the temporary directory of `server-setup`. */
export default function removeRunDirectory(): void {
  if (!process.env.TEST_PARENT_DIRECTORY) return;
  rmSync(tmpdir(), { recursive: true, force: true, maxRetries: 3 });
  process.env.TMPDIR = process.env.TEST_PARENT_DIRECTORY;
  delete process.env.TEST_PARENT_DIRECTORY;
}
