import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { createAddresses } from '../../server/content/addresses';
import { loadHotel } from '../../server/content/load';
import { chromium } from '../../tools/harness/chromium';
import { startBuilt } from './servers';
import { heading, progress, row } from './table';

const folder = 'reports/lighthouse';
// npx downloads Lighthouse and the Node version that it needs.
const npxLighthouse = ['-y', '-p', 'node@22', '-p', 'lighthouse@13', '--', 'lighthouse'];
const flags = [
  '--quiet',
  '--output=html',
  '--output=json',
  '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const;

/** The parts of Lighthouse's report that are used. Scores are from 0 to 1. */
interface Report {
  categories: Record<(typeof categories)[number], { score: number }>;
  audits: Record<(typeof audits)[number], { displayValue: string }>;
}

/** Runs Lighthouse's simulated phone on public pages, saves the reports and prints a summary. Needs an idle machine. */
export async function measureLab(paths: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { indexedPaths } = createAddresses((await loadHotel('.')).content);
  const server = await startBuilt();
  heading('Goals: 100 everywhere, LCP under 1500 ms, TBT under 50 ms, CLS 0');
  row('', 'perf', 'a11y', 'best', 'SEO', 'LCP', 'TBT', 'CLS');
  try {
    for (const path of paths.length > 0 ? paths : indexedPaths) {
      progress(path);
      const file = `${folder}/${path.replaceAll('/', ' ').trim().replaceAll(' ', '-') || 'home'}`;
      await promisify(execFile)(
        'npx',
        [...npxLighthouse, server.url + path, ...flags, `--output-path=${file}`],
        // Our .npmrc would reject packages for a newer Node.
        { env: { ...process.env, CHROME_PATH: chromium(), npm_config_engine_strict: 'false' } },
      );
      const report = JSON.parse(readFileSync(`${file}.report.json`, 'utf8')) as Report;
      row(
        path,
        ...categories.map((id) => Math.round(report.categories[id].score * 100)),
        ...audits.map((id) => report.audits[id].displayValue),
      );
    }
  } finally {
    await server.end('SIGTERM');
  }
  console.log(`Reports are in ${folder}/.`);
}
