import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  Browser,
  computeExecutablePath,
  detectBrowserPlatform,
  install,
  resolveBuildId,
} from '@puppeteer/browsers';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const installed = () =>
  [process.env.PUPPETEER_EXECUTABLE_PATH, ...usual, macChrome].find((file) => file && existsSync(file));

function installFromDebian() {
  console.log('\nNo Chromium on this machine: installing the Debian package ...');
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  );
}

async function download(): Promise<string> {
  const platform = detectBrowserPlatform();
  if (!platform) throw new Error('No Chromium here; set PUPPETEER_EXECUTABLE_PATH');
  console.log('\nNo Chromium on this machine: downloading the one that puppeteer wants ...');
  const buildId = await resolveBuildId(Browser.CHROME, platform, 'stable');
  const cacheDir = 'node_modules/.cache/puppeteer';
  await install({ browser: Browser.CHROME, buildId, cacheDir });
  return computeExecutablePath({ browser: Browser.CHROME, buildId, cacheDir });
}

/** A Chromium for the page tests: the one named, one installed, else the Debian package (as root), else puppeteer's. */
export async function chromium(): Promise<string> {
  const found = installed();
  if (found) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    installFromDebian();
    const now = installed();
    if (now) return now;
  }
  return download();
}
