import { execFileSync } from 'node:child_process';
import puppeteer, { type Browser } from 'puppeteer';
import { chromium } from '../../tools/harness/chromium';
import { type ServerProcess, startSite } from '../../tools/harness/serverProcess';
import makeRunDirectory from './server-setup';

declare global {
  var __site__: ServerProcess | undefined;
  var __browsers__: Browser[] | undefined;
}

/** Maximum number of browsers; more would only compete for the CPU. */
const maxBrowsers = 8;

const flags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-component-update'],
  // Hinting would change glyph widths in the headless shell.
  '--font-render-hinting=none',
  // A browser's tabs share a process, since starting one takes a fifth of the CPU time of opening a page.
  '--renderer-process-limit=1',
  // Compiling scripts while they load takes more CPU time, which a busy machine doesn't have.
  '--disable-features=ScriptStreaming',
];

/** Runs once before all page tests: builds the site, serves it from its own process, and starts a browser per worker. */
export default async function setUp({ maxWorkers }: { maxWorkers: number }) {
  makeRunDirectory();
  const executablePath = chromium();
  if (!process.env.TEST_SITE_URL) {
    execFileSync('node_modules/.bin/tsx', ['scripts/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
    globalThis.__site__ = await startSite({ RATE_LIMIT_MAX: '1000000', RATES_SOURCE: 'none' });
    process.env.TEST_SITE_URL = globalThis.__site__.url;
  }
  const count = Math.min(maxWorkers, maxBrowsers);
  globalThis.__browsers__ = await Promise.all(
    Array.from({ length: count }, () => puppeteer.launch({ args: flags, executablePath })),
  );
  process.env.TEST_BROWSERS = globalThis.__browsers__.map((browser) => browser.wsEndpoint()).join(' ');
}
