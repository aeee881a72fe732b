import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { begin } from '../../tools/harness/rawRequest';
import { freePort, temporaryDirectory } from '../../tools/harness/serverProcess';
import { asBrowser, startBare, startBuilt, untilReady } from './servers';
import { heading, median, progress, ratio, row } from './table';

const starts = 7;
/** How many guests ask during a restart, each again as soon as it has its answer; so long, in ms, before and after it. */
const guests = 20;
const before = 500;
const after = 1000;

/** From the start of a process to its first answer, in turns with a bare server. */
export async function measureStarts(): Promise<void> {
  const times = { built: [] as number[], ready: [] as number[], bare: [] as number[] };
  const answering = await startBuilt();
  for (let n = 1; n <= starts; n += 1) {
    progress(`start ${n} of ${starts}`);
    let started = performance.now();
    const built = await startBuilt();
    times.built.push(performance.now() - started);
    await untilReady(built.url);
    times.ready.push(performance.now() - started);
    await built.end('SIGTERM');
    started = performance.now();
    const bare = await startBare(answering.url, asBrowser);
    times.bare.push(performance.now() - started);
    await bare.end('SIGKILL');
  }
  await answering.end('SIGTERM');
  heading(`From the start of the process to its first answer (medians of ${starts}, within 30 ms)`);
  row('built server (aim 500 ms)', `${Math.round(median(times.built))} ms`);
  row('built server, every page rendered', `${Math.round(median(times.ready))} ms`);
  row('bare node:http server', `${Math.round(median(times.bare))} ms`);
  row('built : bare', ratio(median(times.built), median(times.bare)));
}

/** SIGTERM to a server while guests ask, and its successor on the same port as soon as it has ended. */
export async function measureRestart(): Promise<void> {
  progress('a restart');
  const env = { PORT: String(await freePort()), DATA_DIR: temporaryDirectory() };
  const first = await startBuilt(env);
  let answered = 0;
  let reset = 0;
  let pause = 0;
  let last = performance.now();
  let isOver = false;
  async function ask() {
    try {
      await once((await begin(first.url)).resume(), 'end');
      const now = performance.now();
      answered += 1;
      pause = Math.max(pause, now - last);
      last = now;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') reset += 1;
      await setTimeout(5);
    }
  }
  const asking = Array.from({ length: guests }, async () => {
    while (!isOver) await ask();
  });
  await setTimeout(before);
  await first.end('SIGTERM');
  const second = await startBuilt(env);
  await setTimeout(after);
  isOver = true;
  await Promise.all(asking);
  await second.end('SIGTERM');
  heading(`SIGTERM, and the next server on the same port, while ${guests} guests ask without a pause`);
  row('requests answered', answered);
  row('connections reset', reset);
  row('longest time without an answer', `${Math.round(pause)} ms`);
}
