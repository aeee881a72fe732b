import { existsSync } from 'node:fs';
import {
  Browser,
  computeExecutablePath,
  detectBrowserPlatform,
  install,
  resolveBuildId,
} from '@puppeteer/browsers';
import { canInstall, installFromDebian } from './debian';

const usual = [
  // The headless shell opens pages in a quarter of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const installed = () =>
  [process.env.PUPPETEER_EXECUTABLE_PATH, ...usual, macChrome].find((file) => file && existsSync(file));

async function download(): Promise<string> {
  const platform = detectBrowserPlatform();
  if (!platform) throw new Error('No Chromium here; set PUPPETEER_EXECUTABLE_PATH');
  console.log('\nNo Chromium on this machine: downloading the one that puppeteer wants ...');
  const buildId = await resolveBuildId(Browser.CHROME, platform, 'stable');
  const cacheDir = 'node_modules/.cache/puppeteer';
  await install({ browser: Browser.CHROME, buildId, cacheDir });
  return computeExecutablePath({ browser: Browser.CHROME, buildId, cacheDir });
}

/** Finds a Chromium: the configured one, an installed one, the Debian package (as root), else puppeteer's. */
export async function chromium(): Promise<string> {
  const found = installed();
  if (found) return found;
  if (canInstall()) {
    installFromDebian('chromium-headless-shell', 'fonts-liberation');
    const now = installed();
    if (now) return now;
  }
  return download();
}
