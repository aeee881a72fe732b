import { execFileSync } from 'node:child_process';
import { chromium } from './chromium';
import { startSite } from './site-process';

/** Before all page tests, once: builds the site as `npm start` does and serves it from a process of its own. */
export default async function setUp() {
  process.env.PUPPETEER_EXECUTABLE_PATH = await chromium();
  if (!process.env.TEST_SITE_URL) {
    execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
    const site = await startSite({ RATE_LIMIT_MAX: '1000000' });
    process.env.TEST_SITE_URL = site.url;
    globalThis.__site__ = site;
  }
}
