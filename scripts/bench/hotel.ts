import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readManifest } from '../../server/pages/manifest';
import { buildDirectory } from '../../tools/build/sources';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { startBuilt, untilReady } from './servers';
import { heading, median, progress, ratio, row } from './table';

const reloads = 15;
const renders = 300;
/** Renders before measuring, so that the code is compiled. */
const warmUp = 30;
const prices = [301, 302];

/** A copy of the sample hotel with content that may be changed. */
function copiedHotel(): string {
  const directory = temporaryDirectory();
  cpSync(path.resolve('content'), path.join(directory, 'content'), { recursive: true });
  for (const folder of ['media', 'public']) symlinkSync(path.resolve(folder), path.join(directory, folder));
  return directory;
}

/** Measures the time from SIGHUP until a room's page shows its new price. */
export async function measureReload(): Promise<void> {
  const hotel = copiedHotel();
  const rooms = path.join(hotel, 'content/rooms');
  const [name = ''] = readdirSync(rooms);
  const file = path.join(rooms, name);
  const room = JSON.parse(readFileSync(file, 'utf8'));
  const server = await startBuilt({ HOTEL_DIR: hotel });
  await untilReady(server.url);
  const page = `${server.url}/room/${path.basename(name, '.json')}/`;
  const durations: number[] = [];
  for (let index = 0; index < reloads; index += 1) {
    progress(`reload ${index + 1} of ${reloads}`);
    const price = prices[index % prices.length];
    writeFileSync(file, JSON.stringify({ ...room, price }));
    const start = performance.now();
    process.kill(server.child.pid ?? 0, 'SIGHUP');
    while (!(await (await fetch(page)).text()).includes(`$${price}`)) await setTimeout(5);
    durations.push(performance.now() - start);
    await setTimeout(1000); // The server is rendering its pages again.
  }
  await server.end('SIGTERM');
  heading(`From SIGHUP to the new price on a page, ${reloads} times, in ms (goal: 1000)`);
  row('median', Math.round(median(durations)));
  row('longest', Math.round(Math.max(...durations)));
}

/** Compares an uncached page with React alone, which renders the same tree without data, document and loader. */
export async function measureMiss(): Promise<void> {
  // React and the site read this when they are imported.
  process.env.NODE_ENV = 'production';
  const { createRenders } = await import('./renders');
  const rendersOf = await createRenders(readManifest(buildDirectory));
  heading(`An uncached page, in ms (medians of ${renders} alternating renders)`);
  row('', 'site', 'React', 'ratio');
  for (const url of ['/', '/rooms-suites', '/contact']) {
    progress(url);
    const { site, react } = rendersOf(url);
    const durations = { site: [] as number[], react: [] as number[] };
    for (let index = -warmUp; index < renders; index += 1)
      for (const [name, render] of [
        ['site', site],
        ['react', react],
      ] as const) {
        const start = performance.now();
        await render();
        if (index >= 0) durations[name].push(performance.now() - start);
      }
    const [ours, bare] = [median(durations.site), median(durations.react)];
    row(`${url} (goal: 1.15)`, ours.toFixed(2), bare.toFixed(2), ratio(ours, bare));
  }
}
