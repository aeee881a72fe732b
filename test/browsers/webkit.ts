import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Builder, Key, type WebDriver } from 'selenium-webdriver';
import { requireProgram } from '../../tools/harness/debian';
import { freePort, temporaryDirectory, until } from '../../tools/harness/serverProcess';
import type { OtherBrowser } from './firefox';

const driverProgram = '/usr/bin/WebKitWebDriver';
const screenProgram = '/usr/bin/xvfb-run';

/** WebKitGTK's demo browser, in the library's architecture-specific folder. */
const miniBrowser = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** A virtual screen, larger than any test window. */
const screen = ['-a', '-s', '-screen 0 1600x1200x24'];

/** Disables desktop services, which are not available. */
const environment = { NO_AT_BRIDGE: '1', DBUS_SESSION_BUS_ADDRESS: 'disabled:' };

/** Timeout for each script, in ms; less than a test's timeout. */
const scriptTimeout = 40_000;

/** WebDriver's code points for special keys. */
const keys: Readonly<Record<string, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowRight: Key.ARROW_RIGHT,
};

/** Makes a home folder whose settings disable animations and keep the toolbar narrower than a phone. */
function makeHome(): string {
  const home = temporaryDirectory();
  const gtk = path.join(home, '.config', 'gtk-3.0');
  mkdirSync(gtk, { recursive: true });
  writeFileSync(path.join(gtk, 'settings.ini'), ['[Settings]', 'gtk-enable-animations=0'].join('\n'));
  writeFileSync(path.join(gtk, 'gtk.css'), '* { min-width: 0; padding: 0; margin: 0; border: 0; }');
  return home;
}

/** A page controlled through WebDriver. */
const pageOf = (driver: WebDriver): Omit<OtherBrowser, 'end'> => ({
  goto: (url) => driver.get(url),
  // WebDriver awaits the result.
  run: (fn, ...parameters) => driver.executeScript(`return (${fn})(...arguments)`, ...parameters) as never,
  click: (x, y) =>
    driver
      .actions()
      .move({ x: Math.round(x), y: Math.round(y) })
      .click()
      .perform(),
  press: (key) =>
    driver
      .actions()
      .sendKeys(keys[key] ?? key)
      .perform(),
  resize: (width, height) => driver.manage().window().setRect({ width, height }),
  messages: () => [],
});

/**
 * Prepares WebKitGTK on a virtual screen, the closest browser to Safari on Linux. Installs missing packages.
 * @returns a function that starts the browser
 * @throws if installation fails
 */
export function startWebKit(): () => Promise<OtherBrowser> {
  requireProgram(driverProgram, 'webkit2gtk-driver');
  requireProgram(screenProgram, 'xvfb', 'xauth');
  return async () => {
    const port = await freePort();
    const home = makeHome();
    const child = spawn(screenProgram, [...screen, driverProgram, `--port=${port}`], {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, ...environment, HOME: home, XDG_CONFIG_HOME: path.join(home, '.config') },
    });
    const exited = once(child, 'exit');
    async function end() {
      process.kill(-Number(child.pid)); // The process group: screen, driver, and browser.
      await exited;
    }
    const address = `http://127.0.0.1:${port}`;
    try {
      await until(async () => (await fetch(`${address}/status`).catch(() => undefined))?.ok === true);
      const driver = await new Builder()
        .usingServer(address)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
        })
        .build();
      await driver.manage().setTimeouts({ script: scriptTimeout });
      return { ...pageOf(driver), end };
    } catch (error) {
      await end();
      throw new Error('WebKit does not start', { cause: error });
    }
  };
}
