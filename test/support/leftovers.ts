import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

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
export function removeLeftovers(parent: string, prefix: string): void {
  for (const name of readdirSync(parent)) {
    const id = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN;
    if (Number.isInteger(id) && !isRunning(id))
      rmSync(path.join(parent, name), { recursive: true, force: true, maxRetries: 10 });
  }
}
