import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer';
import { canInstall, installFromDebian } from './debian';

/** The configured browser, then Debian's and Puppeteer's headless shells, which take less than half the CPU time. */
const preferred = () => [
  process.env.PUPPETEER_EXECUTABLE_PATH ?? '',
  '/usr/bin/chromium-headless-shell',
  puppeteer.executablePath({ headless: 'shell' }),
];
const fullBrowsers = () => [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  puppeteer.executablePath(),
];
const firstOf = (files: string[]) => files.find((file) => existsSync(file));

/**
 * Finds Chromium: the configured browser or a headless shell, which is installed from Debian if possible (as root);
 * otherwise a full browser.
 * @throws if no browser is found
 */
export function chromium(): string {
  const found = firstOf(preferred());
  if (found) return found;
  if (canInstall()) {
    try {
      installFromDebian('chromium-headless-shell', 'fonts-liberation');
    } catch {
      // The mirror is unreachable or lacks a package.
    }
  }
  const other = firstOf([...preferred(), ...fullBrowsers()]);
  if (!other) throw new Error('Chromium not found: run npx puppeteer browsers install chrome-headless-shell');
  return other;
}
