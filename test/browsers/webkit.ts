import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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

/** Timeout for each command, in ms; less than a test's timeout. */
const commandTimeout = 40_000;

/** WebDriver's code points for special keys. https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Readonly<Record<string, string>> = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' };

/** Makes a home folder whose settings disable animations and keep the toolbar narrower than a phone. */
function makeHome(): string {
  const home = temporaryDirectory();
  const gtk = path.join(home, '.config', 'gtk-3.0');
  mkdirSync(gtk, { recursive: true });
  writeFileSync(path.join(gtk, 'settings.ini'), ['[Settings]', 'gtk-enable-animations=0'].join('\n'));
  writeFileSync(path.join(gtk, 'gtk.css'), '* { min-width: 0; padding: 0; margin: 0; border: 0; }');
  return home;
}

/** Sends a WebDriver command. @throws with the driver's message if it fails */
async function send(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    signal: AbortSignal.timeout(commandTimeout),
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${address}: ${value.error} ${value.message}`);
  return value;
}

/** Runs a function in the page and awaits its result. */
const script = (fn: unknown) => `const done = arguments[arguments.length - 1];
  Promise.resolve().then(() => (${fn})(...arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }));`;

/** A page controlled through WebDriver. https://www.w3.org/TR/webdriver2/ */
function pageOf(session: string): Omit<OtherBrowser, 'end'> {
  const performActions = (type: string, actions: object[]) =>
    send(`${session}/actions`, { actions: [{ type, id: type, actions }] });
  return {
    goto: (url) => send(`${session}/url`, { url }),
    async run(fn, ...parameters) {
      const body = { script: script(fn), args: [parameters] };
      const response = await send(`${session}/execute/async`, body);
      const { value, error } = response as { value?: never; error?: string };
      if (error) throw new Error(error);
      return (value ?? undefined) as never;
    },
    click: (x, y) =>
      performActions('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    press: (key) =>
      performActions(
        'key',
        ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] ?? key })),
      ),
    resize: (width, height) => send(`${session}/window/rect`, { width, height }),
    messages: () => [],
  };
}

/**
 * WebKitGTK on a virtual screen, the closest thing to Safari on Linux. Installs missing packages.
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
    const driver = `http://127.0.0.1:${port}`;
    try {
      await until(async () => (await fetch(`${driver}/status`).catch(() => undefined))?.ok === true);
      const options = { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } };
      const opened = await send(`${driver}/session`, { capabilities: { alwaysMatch: options } });
      return { ...pageOf(`${driver}/session/${(opened as { sessionId: string }).sessionId}`), end };
    } catch (error) {
      await end();
      throw new Error('WebKit does not start', { cause: error });
    }
  };
}
