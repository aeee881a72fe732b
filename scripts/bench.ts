/**
 * `npm run bench`: how fast the built server is. What counts are ratios of figures that were measured in turns in one
 * sitting: seconds tell more of the machine than of the site. `npm run bench -- taps restart` measures these parts alone.
 */

import { once } from 'node:events';
import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { addresses } from '../shared/addresses';
import { begin } from '../tools/rawRequest';
import { firstByte } from './bench/firstByte';
import { asBrowser, flood, interleaved, median } from './bench/load';
import { directiveFor, startNginx } from './bench/nginx';
import { pageBytes } from './bench/pageBytes';
import { cleanUp, startBare, startBuilt, startUncached, type TestedServer } from './bench/processes';
import { refusedPosts } from './bench/refusals';
import { measureRestart } from './bench/restart';
import { measureTaps, type TapTimes } from './bench/taps';

/** Each figure is the middle one of so many rounds of so many seconds. */
const rounds = 4;
const seconds = 3;
/** For the memory: enough for anything that stays behind to show. */
const floodSize = 100_000;

const routes = addresses.map(({ path }) => path);

const progress = (text: string) => process.stderr.write(`  ${text}\n`);
const heading = (text: string) => console.log(`\n${text}`);
const row = (name: string, ...cells: (string | number)[]) =>
  console.log(`  ${name.padEnd(56)}${cells.map((cell) => String(cell).padStart(9)).join('')}`);
const ratio = (value: number, to: number) => (value / to).toFixed(2);
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

/** Asks for a page until its bytes are kept. @returns its ETag */
async function warm(url: string): Promise<string> {
  for (;;) {
    const res = await begin(url, asBrowser);
    await once(res.resume(), 'end');
    if (res.headers.etag) return res.headers.etag;
    await setTimeout(50);
  }
}

async function underLoad(built: TestedServer, uncached: TestedServer) {
  const unchanged = { ...asBrowser, 'if-none-match': await warm(built.url) };
  const barePage = await startBare(built.url, asBrowser);
  const bareUnchanged = await startBare(built.url, unchanged);
  const targets = [
    { name: 'kept', server: built, headers: asBrowser, status: [200] },
    { name: 'bare', server: barePage, headers: asBrowser, status: [200] },
    { name: 'kept, 304', server: built, headers: unchanged, status: [304] },
    { name: 'bare, 304', server: bareUnchanged, headers: unchanged, status: [304] },
    { name: 'rendered anew', server: uncached, headers: asBrowser, status: [200] },
  ];
  progress('warming up');
  await interleaved(targets, { rounds: 1, seconds, progress });
  const measured = await interleaved(targets, { rounds, seconds, progress });
  await Promise.all([barePage.stop(), bareUnchanged.stop()]);

  heading(`The home page, 20 guests at once (medians of ${rounds} rounds of ${seconds} s in turns)`);
  row('', 'a second', 'µs each');
  for (const [name, { perSecond, processor }] of measured)
    row(name, Math.round(perSecond), Math.round(processor));
  const compare = (one: string, other: string, aim = '') => {
    const [a, b] = [measured.get(one), measured.get(other)];
    if (a && b)
      row(`${one} : ${other}${aim}`, ratio(a.perSecond, b.perSecond), ratio(b.processor, a.processor));
  };
  compare('kept', 'bare', ' (aim 0.60)');
  compare('kept, 304', 'bare, 304');
  compare('kept', 'rendered anew');
}

async function refusals(built: TestedServer) {
  await warm(built.url);
  const page = { name: 'kept', server: built, headers: asBrowser, status: [200] };
  const targets = [page, ...(await refusedPosts(built))];
  await interleaved(targets, { rounds: 1, seconds, progress });
  const measured = await interleaved(targets, { rounds, seconds, progress });
  const kept = measured.get('kept')?.perSecond ?? Number.NaN;
  heading('Refused posts of a plain form, beside the home page');
  row('', 'a second', ': a page');
  for (const [name, { perSecond }] of measured) row(name, Math.round(perSecond), ratio(perSecond, kept));
}

async function firstBytes(built: TestedServer, uncached: TestedServer) {
  progress('first bytes');
  const addresses = (server: TestedServer) => routes.map((route) => server.url + route);
  for (const url of addresses(built)) await warm(url);
  const kept = await firstByte(addresses(built), 8);
  const anew = await firstByte(addresses(uncached), 8);
  heading('All pages one by one: first byte and last byte, to the last byte of one that is rendered anew');
  row('rendered anew', ratio(anew.first, anew.last), ratio(anew.last, anew.last));
  row('kept', ratio(kept.first, anew.last), ratio(kept.last, anew.last));
}

async function memory() {
  const server = await startBuilt();
  for (const route of routes) await warm(server.url + route);
  const target = { server, headers: asBrowser };
  // Buffers and compiled code find their size first.
  await flood({ ...target, name: 'warming up', status: [200] }, floodSize / 10);
  await flood({ ...target, name: 'warming up', status: [404] }, floodSize / 10, (n) => `/warm-${n}`);
  const before = await server.memory();
  progress(`${floodSize} requests for a page`);
  await flood({ ...target, name: 'one page', status: [200] }, floodSize);
  const afterPage = await server.memory();
  progress(`${floodSize} unknown addresses`);
  await flood(
    { ...target, name: 'unknown addresses', status: [404] },
    floodSize,
    (n) => `/unknown/${n}?n=${n}`,
  );
  const afterUnknown = await server.memory();
  progress(`${floodSize} unknown queries`);
  await flood(
    { ...target, name: 'unknown queries', status: [200] },
    floodSize,
    (n) => `/rooms-suites?filter=${n}`,
  );
  const afterQueries = await server.memory();
  await server.stop();

  heading(
    `Memory, to what it was before (${kilobytes(before.rss / 1024)} MB, heap ${kilobytes(before.heap / 1024)} MB)`,
  );
  row('', 'all', 'heap');
  const line = (name: string, { rss, heap }: typeof before) =>
    row(name, ratio(rss, before.rss), ratio(heap, before.heap));
  line(`after ${floodSize} requests for a page`, afterPage);
  line(`after ${floodSize} unknown addresses`, afterUnknown);
  line(`after ${floodSize} unknown queries`, afterQueries);
}

/** How long a server takes from now on until it is ready, in ms. */
async function untilReady(url: string): Promise<number> {
  const started = performance.now();
  while (!(await fetch(`${url}/readyz`)).ok) await setTimeout(10);
  return performance.now() - started;
}

async function startUps() {
  const built: number[] = [];
  const bare: number[] = [];
  const ready: number[] = [];
  const answering = await startBuilt();
  for (let n = 1; n <= 7; n += 1) {
    progress(`start ${n} of 7`);
    const starts = [startBuilt, () => startBare(answering.url, asBrowser)];
    for (const [index, start] of starts.entries()) {
      const server = await start();
      (index === 0 ? built : bare).push(server.startUp);
      if (index === 0) ready.push(server.startUp + (await untilReady(server.url)));
      await server.stop();
    }
  }
  await answering.stop();
  heading('From the start of the process to its first answer, a page, and to /readyz (median of 7)');
  row('built server (aim 500 ms)', `${Math.round(median(built))} ms`);
  row('built server, every page rendered', `${Math.round(median(ready))} ms`);
  row('bare node:http server', `${Math.round(median(bare))} ms`);
  row('built : bare', ratio(median(built), median(bare)));
}

async function restart() {
  progress('a restart');
  const { answered, reset, pause } = await measureRestart();
  heading('SIGTERM, and the next server on the same port, while 20 guests ask without a pause');
  row('requests answered', answered);
  row('connections reset', reset);
  row('longest time without an answer', `${Math.round(pause)} ms`);
}

/** A phone of the middle class, and one as fast as this machine. docs/decisions/0034-a-step-back-renders-its-page-anew.md */
const slowdowns = [4, 1];

async function taps() {
  const site = await startBuilt();
  await untilReady(site.url);
  for (const slowdown of slowdowns) tellTaps(slowdown, await measureTaps(site.url, slowdown, progress));
  await site.stop();
}

function tellTaps(slowdown: number, { load, ...steps }: TapTimes) {
  heading(
    `A phone on slow 4G, this machine’s speed by ${slowdown}; medians over the rooms, to opening a room as a page`,
  );
  row('', 'ratio', 'ms');
  row('the room opened as a page', ratio(load, load), Math.round(load));
  const names: Record<keyof typeof steps, string> = {
    tap: 'from a tap on its card to its picture (aim 150 ms)',
    back: 'back to Rooms, where the guest was (aim 100 ms)',
    forward: 'forward to the room (aim 100 ms)',
    backAfterReload: 'back, as the first step after a reload',
    empty: 'during that, without a page (aim 0)',
  };
  for (const [name, text] of Object.entries(names)) {
    const time = steps[name as keyof typeof steps];
    row(text, ratio(time, load), Math.round(time));
  }
}

async function besideNginx() {
  const site = await startBuilt();
  await untilReady(site.url);
  const nginx = await startNginx(site.url);
  if (!nginx) return heading('nginx is not installed: no comparison with it');
  const { server, encoding, script } = nginx;
  const headers = { 'accept-encoding': encoding };
  const targets = ['/', script].flatMap((path) =>
    Object.entries({ site, nginx: server }).map(([who, tested]) => ({
      name: `${who} ${path}`,
      server: tested,
      path,
      headers,
      status: [200],
    })),
  );
  const measured = await interleaved(targets, { rounds, seconds, progress });
  await Promise.all([site.stop(), server.stop()]);
  heading(`The same bytes from nginx with ${directiveFor(encoding)}, one process each, 20 guests at once`);
  row('', 'a second');
  for (const [name, { perSecond }] of measured) row(name, Math.round(perSecond));
  for (const path of ['/', script])
    row(
      `site : nginx, ${path}`,
      ratio(measured.get(`site ${path}`)?.perSecond ?? 0, measured.get(`nginx ${path}`)?.perSecond ?? 0),
    );
}

async function sizes(built: TestedServer) {
  heading('KB of a first visit as brotli sends it, without pictures and films');
  row('', 'HTML', 'CSS', 'JS', 'fonts', 'all');
  for (const [route, { html, css, js, fonts }] of await pageBytes(built.url, routes))
    row(route, ...[html, css, js, fonts, html + css + js + fonts].map(kilobytes));
}

async function load() {
  const built = await startBuilt();
  const uncached = await startUncached();
  await underLoad(built, uncached);
  await refusals(built);
  await firstBytes(built, uncached);
  await sizes(built);
  await Promise.all([built.stop(), uncached.stop()]);
}

const parts = { load, memory, starts: startUps, restart, nginx: besideNginx, taps };
const given = process.argv.slice(2);

console.log(
  `Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()}); takes a few minutes`,
);
try {
  for (const [name, measure] of Object.entries(parts))
    if (given.length === 0 || given.includes(name)) await measure();
} finally {
  cleanUp();
}
console.log('\nNothing was written; logs and the server without its cache were temporary.');
