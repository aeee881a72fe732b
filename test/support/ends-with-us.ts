import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Kills what has not ended a second after it was asked to. */
const endGroup =
  'read -r _; kill -s TERM -- "-$1" || exit; for _ in 1 2 3 4 5 6 7 8 9 10; do sleep 0.1; kill -s 0 -- "-$1" || exit; done; kill -s KILL -- "-$1"';

/**
 * Ends a group of processes when we end, however that is: by a test that throws, Ctrl-C or a kill. A shell in a group of its own
 * waits until nobody holds the other end of its input, and the system lets go of that for us.
 * @param leader the group's first process, started as `detached`
 * @returns what ends the group, and waits for that
 */
export function endsWithUs({ pid }: Pick<ChildProcess, 'pid'>): () => Promise<void> {
  const watcher = spawn('sh', ['-c', endGroup, 'sh', String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = once(watcher, 'close');
  return async () => {
    watcher.stdin.end();
    await ended;
  };
}
