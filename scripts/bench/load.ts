import autocannon from 'autocannon';
import { browserHeaders, startBare, startBuilt, untilReady } from './servers';
import { heading, median, progress, ratio, row } from './table';

/** Results are medians of this many rounds. */
const rounds = 4;
/** Per round. */
const seconds = 3;
/** Concurrent connections, without pauses. */
const connections = 20;

/** @throws on errors, or on any other status */
async function run(name: string, status: number, options: autocannon.Options): Promise<autocannon.Result> {
  const result = await autocannon({ headers: browserHeaders, connections, ...options });
  const statuses = Object.keys(result.statusCodeStats ?? {});
  if (result.errors > 0 || String(statuses) !== String(status))
    throw new Error(`${name}: ${result.errors} errors, statuses ${statuses}`);
  return result;
}

/** Compares the cached home page with a bare server that sends the same bytes, taking turns. */
export async function measureLoad(): Promise<void> {
  const built = await startBuilt();
  await untilReady(built.url);
  const { headers: sent } = await fetch(built.url, { headers: browserHeaders });
  const unchanged = { ...browserHeaders, 'if-none-match': sent.get('etag') ?? '' };
  const barePage = await startBare(built.url, browserHeaders);
  const bareUnchanged = await startBare(built.url, unchanged);
  const targets = [
    { name: 'cached', url: built.url, headers: browserHeaders, status: 200 },
    { name: 'bare', url: barePage.url, headers: browserHeaders, status: 200 },
    { name: 'cached, 304', url: built.url, headers: unchanged, status: 304 },
    { name: 'bare, 304', url: bareUnchanged.url, headers: unchanged, status: 304 },
  ];
  const perSecond = new Map(targets.map(({ name }) => [name, [] as number[]]));
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, url, headers, status } of targets) {
      progress(round === 0 ? `warming up: ${name}` : `round ${round} of ${rounds}: ${name}`);
      const { requests, duration } = await run(name, status, { url, headers, duration: seconds });
      if (round > 0) perSecond.get(name)?.push(requests.total / duration);
    }
  }
  for (const server of [built, barePage, bareUnchanged]) await server.end('SIGTERM');

  heading(
    `The home page, ${connections} connections at a time (medians of ${rounds} alternating rounds of ${seconds} s)`,
  );
  row('', 'per second');
  const medianOf = (name: string) => median(perSecond.get(name) ?? []);
  for (const { name } of targets) row(name, Math.round(medianOf(name)));
  row('cached : bare (goal: 0.60)', ratio(medianOf('cached'), medianOf('bare')));
  row('cached : bare, 304', ratio(medianOf('cached, 304'), medianOf('bare, 304')));
}
