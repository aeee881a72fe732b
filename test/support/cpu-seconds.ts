import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Linux reports CPU time in hundredths of a second. */
const ticksPerSecond = 100;

export function cpuSeconds({ pid }: ChildProcess): number {
  // After the process name, which may contain spaces, the 12th and 13th fields are user and system CPU time.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return fields.slice(11, 13).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
}
