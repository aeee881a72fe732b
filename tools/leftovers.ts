import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Whether the process whose id a directory bears still lives. */
function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Where other file systems are mounted below a directory. */
function mountsBelow(directory: string): string[] {
  let mounts = '';
  try {
    mounts = readFileSync('/proc/self/mounts', 'utf8');
  } catch {
    return []; // No Linux: nothing of ours mounts there.
  }
  return mounts
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((place) => place.startsWith(`${directory}/`));
}

/** Removes a directory in which something may be mounted. @throws rather than reach into what stays mounted */
export function removeTree(directory: string): void {
  for (const place of mountsBelow(directory).reverse()) spawnSync('umount', ['--lazy', place]);
  const left = mountsBelow(directory);
  if (left.length > 0) throw new Error(`Not removed, for something is mounted there: ${left.join(', ')}`);
  // Its processes may still be ending, and writing.
  rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
}

/** Removes what runs that were killed have left: directories named with a prefix and the id of a process that has ended. */
export function removeLeftovers(parent: string, prefix: string): void {
  for (const name of readdirSync(parent)) {
    const id = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN;
    if (Number.isInteger(id) && !isRunning(id)) removeTree(path.join(parent, name));
  }
}
