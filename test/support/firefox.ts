import { existsSync } from 'node:fs';
import { canInstall, installFromDebian } from '../../tools/harness/debian';

const usual = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const installed = () =>
  [process.env.FIREFOX_EXECUTABLE_PATH, ...usual].find((file) => file && existsSync(file));

/** A Firefox: the one named, one installed, else the Debian package (as root); undefined where there is none to be had. */
export function firefox(): string | undefined {
  const found = installed();
  if (found || !canInstall()) return found;
  try {
    installFromDebian('firefox-esr');
  } catch {
    // The mirror may be out of reach, or know no such package.
  }
  return installed();
}
