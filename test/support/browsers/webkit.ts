import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { need } from '../../../tools/debian';
import { freePort, temporaryDirectory, until } from '../../../tools/serverProcess';
import { endsWithUs } from './ends-with-us';
import { startScreen } from './screen';
import { Session } from './webdriver';

const driverProgram = '/usr/bin/WebKitWebDriver';

/** A program that belongs to a library, in the folder of its kind of machine. */
const miniBrowser = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** How long the driver may take to answer for the first time, in s. */
const startTime = 30;

/** As with the other page tests, nothing moves by itself. */
const gtkSettings = ['[Settings]', 'gtk-enable-animations=0'];
/** A toolbar that leaves the window as narrow as a phone. */
const gtkStyle = ['* { min-width: 0; padding: 0; margin: 0; border: 0; }'];
/** Letters as wide as they were drawn, as Safari's are; hinted to whole pixels, lines would break elsewhere. */
const screenSettings = ['Xft.antialias: 1', 'Xft.hinting: 0', 'Xft.hintstyle: hintnone'];

/** Without the services of a desktop, which it would look for. */
const environment = { NO_AT_BRIDGE: '1', DBUS_SESSION_BUS_ADDRESS: 'disabled:' };

/** A home of the browser's own, with settings for its windows. */
function makeHome(): string {
  const home = temporaryDirectory();
  const gtk = path.join(home, '.config', 'gtk-3.0');
  mkdirSync(gtk, { recursive: true });
  writeFileSync(path.join(gtk, 'settings.ini'), gtkSettings.join('\n'));
  writeFileSync(path.join(gtk, 'gtk.css'), gtkStyle.join('\n'));
  writeFileSync(path.join(home, '.Xdefaults'), `${screenSettings.join('\n')}\n`);
  return home;
}

interface WebKit {
  session: Session;
  /** Ends browser, driver and screen. */
  end: () => Promise<void>;
}

/** Installs what is missing, before any test's time runs. @throws where that cannot be */
export function needWebKit(): void {
  need(driverProgram, 'webkit2gtk-driver');
  need('/usr/bin/Xvfb', 'xvfb');
}

/**
 * WebKitGTK in a window on a screen that nobody sees: the nearest to Safari that runs on Linux.
 * @throws where it does not start in time
 */
export async function startWebKit(): Promise<WebKit> {
  const port = await freePort();
  const home = makeHome();
  const screen = await startScreen();
  const child = spawn(driverProgram, [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      ...environment,
      DISPLAY: screen.display,
      HOME: home,
      XDG_CONFIG_HOME: path.join(home, '.config'),
    },
  });
  const endDriver = endsWithUs(child);
  const end = async () => {
    await endDriver();
    await screen.end();
  };
  const driver = `http://127.0.0.1:${port}`;
  try {
    await until(async () => (await fetch(`${driver}/status`).catch(() => undefined))?.ok === true, startTime);
    const session = await Session.open(driver, {
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    });
    return { session, end };
  } catch (error) {
    await end();
    throw new Error('WebKit does not start', { cause: error });
  }
}
