import { existsSync } from 'node:fs';
import { canInstall, installFromDebian } from '../../tools/harness/debian';

const usual = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const installed = () =>
  [process.env.FIREFOX_EXECUTABLE_PATH, ...usual].find((file) => file && existsSync(file));

/** Path of Firefox: configured, installed, or from the Debian package (as root); undefined if none is available. */
export function firefox(): string | undefined {
  const found = installed();
  if (found || !canInstall()) return found;
  try {
    installFromDebian('firefox-esr');
  } catch {
    // The mirror is unreachable or lacks the package.
  }
  return installed();
}
