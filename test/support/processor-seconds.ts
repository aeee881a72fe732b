import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Linux counts the time of processes in hundredths of a second. */
const ticksPerSecond = 100;

/** The time that a process has used the processor, in seconds. */
export function processorSeconds({ pid }: ChildProcess): number {
  // After the name, which may have spaces, the state is the first field, user and system time are the 12th and 13th.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return fields.slice(11, 13).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
}
