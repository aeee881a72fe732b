import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { need } from '../../tools/harness/debian';
import { freePort, temporaryDirectory, until } from '../../tools/harness/serverProcess';
import { killGroupOnExit } from '../support/process-group';
import type { OtherBrowser } from './firefox';
import { Session } from './webdriver';
import { pageOf } from './webdriver-page';

const driverProgram = '/usr/bin/WebKitWebDriver';
const screenProgram = '/usr/bin/xvfb-run';

/** WebKitGTK's demo browser, in the library's architecture-specific folder. */
const miniBrowser = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** Timeout of the driver's first response, in s. */
const startTime = 30;

/** A virtual screen, larger than all windows of the tests. */
const screen = ['-a', '-s', '-screen 0 1600x1200x24'];

/** Disables desktop services, which are not available. */
const environment = { NO_AT_BRIDGE: '1', DBUS_SESSION_BUS_ADDRESS: 'disabled:' };

/** A home folder with settings that disable animations and make the toolbar narrower than a phone. */
function makeHome(): string {
  const home = temporaryDirectory();
  const gtk = path.join(home, '.config', 'gtk-3.0');
  mkdirSync(gtk, { recursive: true });
  writeFileSync(path.join(gtk, 'settings.ini'), ['[Settings]', 'gtk-enable-animations=0'].join('\n'));
  writeFileSync(path.join(gtk, 'gtk.css'), '* { min-width: 0; padding: 0; margin: 0; border: 0; }');
  return home;
}

/**
 * WebKitGTK on a virtual screen, the closest to Safari on Linux. Installs missing packages.
 * @returns starts the browser
 * @throws if installation fails
 */
export function startWebKit(): () => Promise<OtherBrowser> {
  need(driverProgram, 'webkit2gtk-driver');
  need(screenProgram, 'xvfb', 'xauth');
  return async () => {
    const port = await freePort();
    const home = makeHome();
    const child = spawn(screenProgram, [...screen, driverProgram, `--port=${port}`], {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, ...environment, HOME: home, XDG_CONFIG_HOME: path.join(home, '.config') },
    });
    const end = killGroupOnExit(child);
    const driver = `http://127.0.0.1:${port}`;
    try {
      await until(
        async () => (await fetch(`${driver}/status`).catch(() => undefined))?.ok === true,
        startTime,
      );
      const session = await Session.open(driver, {
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      });
      return {
        page: pageOf(session),
        resize: async (width, height) => {
          await session.send('POST', '/window/rect', { width, height });
        },
        messages: () => [],
        end,
      };
    } catch (error) {
      await end();
      throw new Error('WebKit does not start', { cause: error });
    }
  };
}
