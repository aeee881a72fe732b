import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { need } from '../../../tools/debian';
import { freePort, until } from '../../../tools/serverProcess';
import { Session } from './webdriver';

/** Larger than any window of the tests, in px. */
const screen = '1600x1200x24';

/** Debian's folders of programs that belong to libraries, one for each kind of machine. */
const libraries = '/usr/lib';

function miniBrowser(): string {
  const found = readdirSync(libraries)
    .flatMap((kind) =>
      ['4.1', '6.0'].map((version) => path.join(libraries, kind, `webkit2gtk-${version}`, 'MiniBrowser')),
    )
    .find((file) => existsSync(file));
  if (!found) throw new Error('MiniBrowser is missing, which comes with webkit2gtk-driver');
  return found;
}

/**
 * WebKitGTK in a window on a screen that nobody sees: the nearest to Safari that runs on Linux.
 * @returns its session, and what ends driver, screen and browser
 * @throws where it is missing and cannot be installed
 */
export async function startWebKit(): Promise<{ session: Session; end: () => Promise<void> }> {
  need('/usr/bin/WebKitWebDriver', 'webkit2gtk-driver');
  need('/usr/bin/xvfb-run', 'xvfb');
  need('/usr/bin/xauth', 'xauth');
  const port = await freePort();
  const child: ChildProcess = spawn(
    'xvfb-run',
    ['-a', '-s', `-screen 0 ${screen}`, 'WebKitWebDriver', `--port=${port}`],
    // A group of its own, to be ended as one.
    { stdio: 'ignore', detached: true },
  );
  const driver = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${driver}/status`).catch(() => undefined))?.ok === true);
  const session = await Session.open(driver, {
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  });
  return {
    session,
    async end() {
      await session.send('DELETE', '');
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
    },
  };
}
