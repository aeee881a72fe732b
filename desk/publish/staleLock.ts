/** Lock files that a crashed Git leaves behind, which would block every later publication. */
import { execFile } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const locks = ['index.lock', 'HEAD.lock', 'config.lock'];

/** How old a lock must be to be removed, in ms. Git holds them for seconds, or while an editor is open. */
const minAge = 10 * 60 * 1000;

const run = promisify(execFile);

/** Whether a Git process on this machine was started before a time, in ms. False where there is no ps, as in images. */
async function hasGitSince(time: number): Promise<boolean> {
  const { stdout } = await run('ps', ['-A', '-o', 'lstart=', '-o', 'comm='], {
    env: { ...process.env, LC_ALL: 'C' },
  }).catch(() => ({ stdout: '' }));
  return stdout.split('\n').some((line) => {
    const [start, command] = [line.slice(0, 24), line.slice(24).trim()];
    return /(?:^|\/)git$/.test(command) && Date.parse(start) <= time;
  });
}

/** Removes old locks whose Git no longer runs. @param folder Git's own folder */
export async function removeStaleLocks(folder: string, log: (line: string) => void): Promise<void> {
  for (const lock of locks.map((name) => path.join(folder, name))) {
    const time = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    if (time === undefined || Date.now() - time < minAge || (await hasGitSince(time))) continue;
    rmSync(lock, { force: true });
    log(`removed ${lock}, left by a Git that no longer runs`);
  }
}
