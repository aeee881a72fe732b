import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** SIGTERM, then SIGKILL after a second. */
const killScript =
  'read -r _; kill -s TERM -- "-$1" || exit; for _ in 1 2 3 4 5 6 7 8 9 10; do sleep 0.1; kill -s 0 -- "-$1" || exit; done; kill -s KILL -- "-$1"';

/**
 * Kills a process group when this process exits for any reason, including SIGKILL: a detached shell waits for the end of
 * its stdin, which the kernel closes.
 * @param leader the group's first process, started with `detached`
 * @returns kills the group and waits for it
 */
export function killGroupOnExit({ pid }: Pick<ChildProcess, 'pid'>): () => Promise<void> {
  const watcher = spawn('sh', ['-c', killScript, 'sh', String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = once(watcher, 'close');
  return async () => {
    watcher.stdin.end();
    await ended;
  };
}
