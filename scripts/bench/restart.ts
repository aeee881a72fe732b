import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildDirectory } from '../../tools/build/options';
import { begin } from '../../tools/rawRequest';
import { freePort, startServer } from '../../tools/serverProcess';
import { workspace } from './processes';

/** How many guests ask, each again as soon as it has its answer. */
const guests = 20;
/** So long, in ms, they ask before and after. */
const before = 500;
const after = 1000;

/** What guests notice of a restart. */
export interface Restart {
  answered: number;
  /** Requests whose connection was reset, as they were being taken when the server closed. A proxy asks its next replica. */
  reset: number;
  /** The longest time in which nobody got an answer, in ms. */
  pause: number;
}

/** SIGTERM to a server while guests ask, and its successor on the same port as soon as it has ended. */
export async function measureRestart(): Promise<Restart> {
  const script = `${buildDirectory}/server/index.js`;
  const env = {
    PORT: String(await freePort()),
    DATA_DIR: path.join(workspace, 'restart'),
    LOG_LEVEL: 'warn',
  };
  const first = await startServer(script, env);
  const result: Restart = { answered: 0, reset: 0, pause: 0 };
  let last = performance.now();
  let isOver = false;

  async function ask() {
    try {
      await once((await begin(first.url)).resume(), 'end');
      const now = performance.now();
      result.answered += 1;
      result.pause = Math.max(result.pause, now - last);
      last = now;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') result.reset += 1;
      await setTimeout(5);
    }
  }
  const asking = Array.from({ length: guests }, async () => {
    while (!isOver) await ask();
  });
  await setTimeout(before);
  await first.end('SIGTERM');
  const second = await startServer(script, env);
  await setTimeout(after);
  isOver = true;
  await Promise.all(asking);
  await second.end('SIGTERM');
  return result;
}
