/**
 * `npm run bench`: compares the built server's cached home page with a bare node:http server that sends the same bytes.
 * Only the ratio is meaningful, since absolute numbers depend on the machine.
 */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { buildDirectory } from '../tools/build/sources';
import { rawRequest } from '../tools/harness/rawRequest';
import { startServer, startSite, temporaryDirectory } from '../tools/harness/serverProcess';

/** The result is the median of this many rounds. */
const rounds = 5;
/** The duration of a round. */
const seconds = 3;
/** The number of concurrent connections, which send requests without pauses. */
const connections = 20;
/** The Accept-Encoding header of a browser. */
const headers = { 'accept-encoding': 'gzip, deflate, br' };

/** Starts a bare server that sends the same response as this URL: status, headers, and body. */
async function startBare(url: string) {
  const res = await rawRequest(url, headers);
  const kept = ['content-type', 'content-encoding', 'content-length', 'etag'] as const;
  const file = path.join(temporaryDirectory(), 'response.json');
  const body = (await buffer(res)).toString('base64');
  const keptHeaders = Object.fromEntries(kept.map((name) => [name, res.headers[name]]));
  writeFileSync(file, JSON.stringify({ status: res.statusCode, headers: keptHeaders, body }));
  return startServer('scripts/bareServer.mjs', { RESPONSE: file });
}

/** Measures a server. @throws on any error or status outside 200-299 */
async function requestsPerSecond(url: string): Promise<number> {
  const { requests, duration, errors, non2xx } = await autocannon({
    url,
    headers,
    connections,
    duration: seconds,
  });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} responses other than 200`);
  return requests.total / duration;
}

if (!existsSync(`${buildDirectory}/manifest.json`))
  throw new Error('The site has not been built: run npm run build');
const site = await startSite();
while (!(await fetch(`${site.url}/readyz`)).ok) await setTimeout(10);
const bare = await startBare(site.url);
const ratios: number[] = [];
// The first round is a warm-up and does not count.
for (let round = 0; round <= rounds; round += 1) {
  const [ours, theirs] = [await requestsPerSecond(site.url), await requestsPerSecond(bare.url)];
  console.log(`${Math.round(ours)} : ${Math.round(theirs)} requests per second`);
  if (round > 0) ratios.push(ours / theirs);
}
await Promise.all([site.end('SIGTERM'), bare.end('SIGTERM')]);
const median = ratios.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
console.log(`ratio ${median.toFixed(2)} (goal: 0.60)`);
