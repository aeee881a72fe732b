/**
 * `npm run bench:lab`: what Lighthouse says of every public page on its simulated phone, medians of three runs;
 * `npm run bench:lab -- /gallery /about` asks of these alone. It comes by npx with the Node that it needs, so the first
 * run fetches both. Figures count on a quiet machine alone: the benchmark index tells how quick it was (a fast computer
 * has 1500 to 2000), and blocking time grows as it falls.
 */

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { indexedPaths } from '../shared/addresses';
import { chromium } from '../tools/chromium';
import { median } from './bench/load';
import { cleanUp, startBuilt } from './bench/processes';

const runs = 3;
const npxLighthouse = ['-y', '-p', 'node@22', '-p', 'lighthouse@13', '--', 'lighthouse'];
const lighthouseFlags = [
  '--quiet',
  '--output=json',
  '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
];

const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const;
const shift = 'cumulative-layout-shift';

/** The parts of Lighthouse's report that are read here; scores from 0 to 1, times in ms. */
interface Report {
  categories: Record<(typeof scores)[number], { score: number }>;
  audits: Record<(typeof times)[number] | typeof shift, { numericValue: number }>;
  environment: { benchmarkIndex: number };
}

const run = promisify(execFile);

/** Now and then the browser's trace comes without a beginning, so a failed run has two more tries. @throws if they fail */
async function examine(url: string, tries = 3): Promise<Report> {
  try {
    const { stdout } = await run('npx', [...npxLighthouse, url, ...lighthouseFlags], {
      // Our own .npmrc would refuse what asks for a newer Node than ours, though that Node comes along.
      env: { ...process.env, CHROME_PATH: await chromium(), npm_config_engine_strict: 'false' },
      maxBuffer: 64 * 1024 * 1024,
    });
    return JSON.parse(stdout);
  } catch (error) {
    if (tries === 1) throw error;
    return examine(url, tries - 1);
  }
}

const given = process.argv.slice(2);
const paths = given.length > 0 ? given : indexedPaths;
const row = (name: string, cells: (string | number)[]) =>
  console.log(`${name.padEnd(56)}${cells.map((cell) => String(cell).padStart(7)).join('')}`);

try {
  const server = await startBuilt();
  row('', ['perf', 'a11y', 'best', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS', 'index']);
  for (const path of paths) {
    const reports: Report[] = [];
    for (let i = 0; i < runs; i++) {
      process.stderr.write(`  ${path}: run ${i + 1} of ${runs}\n`);
      reports.push(await examine(server.url + path));
    }
    const middle = (value: (report: Report) => number) => median(reports.map(value));
    row(path, [
      ...scores.map((id) => Math.round(middle(({ categories }) => categories[id].score) * 100)),
      ...times.map((id) => Math.round(middle(({ audits }) => audits[id].numericValue))),
      middle(({ audits }) => audits[shift].numericValue).toFixed(3),
      Math.round(middle(({ environment }) => environment.benchmarkIndex)),
    ]);
  }
} finally {
  cleanUp();
}
console.log('Aims: 100 everywhere, LCP under 1500 ms, TBT under 50 ms, CLS 0. Nothing was written.');
