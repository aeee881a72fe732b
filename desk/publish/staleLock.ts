/** Lock files that a crashed Git process leaves behind, which would block every later publication. */
import { execFile } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const locks = ['index.lock', 'HEAD.lock', 'config.lock'];

/** The minimum age of a lock to remove, in ms. Git holds locks for seconds, or while an editor is open. */
const minAge = 10 * 60 * 1000;

const run = promisify(execFile);

/** Whether a Git process that started before a time (in ms) still runs. False without `ps`, as in container images. */
async function hasGitSince(time: number): Promise<boolean> {
  const { stdout } = await run('ps', ['-A', '-o', 'lstart=', '-o', 'comm='], {
    env: { ...process.env, LC_ALL: 'C' },
  }).catch(() => ({ stdout: '' }));
  return stdout.split('\n').some((line) => {
    const [start, command] = [line.slice(0, 24), line.slice(24).trim()];
    return /(?:^|\/)git$/.test(command) && Date.parse(start) <= time;
  });
}

/** Removes old locks whose Git process no longer runs. @param folder the .git folder */
export async function removeStaleLocks(folder: string, log: (line: string) => void): Promise<void> {
  for (const lock of locks.map((name) => path.join(folder, name))) {
    const time = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    if (time === undefined || Date.now() - time < minAge || (await hasGitSince(time))) continue;
    rmSync(lock, { force: true });
    log(`removed ${lock}, left by a Git that no longer runs`);
  }
}
