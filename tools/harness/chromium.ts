import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer';
import { canInstall, installFromDebian } from './debian';

const commonPaths = [
  // The headless shell opens pages in a quarter of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const installed = () =>
  [process.env.PUPPETEER_EXECUTABLE_PATH ?? '', ...commonPaths, puppeteer.executablePath()].find((file) =>
    existsSync(file),
  );

/**
 * Finds Chromium: the configured one, an installed one, or Puppeteer's; otherwise installs Debian's (as root).
 * @throws if there is none
 */
export function chromium(): string {
  const found = installed();
  if (found) return found;
  if (canInstall()) installFromDebian('chromium-headless-shell', 'fonts-liberation');
  const now = installed();
  if (!now) throw new Error('Chromium not found: run npx puppeteer browsers install chrome');
  return now;
}
