import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { need } from '../../../tools/debian';
import { freePort, temporaryDirectory, until } from '../../../tools/serverProcess';
import { Session } from './webdriver';

/** Larger than any window of the tests, in px. */
const screen = '1600x1200x24';

/** Debian's folders of programs that belong to libraries, one for each kind of machine. */
const libraries = '/usr/lib';

/** As with the other page tests, nothing moves by itself, and letters are as wide as they were drawn, not whole pixels. */
const gtkSettings = [
  '[Settings]',
  'gtk-enable-animations=0',
  'gtk-xft-hinting=0',
  'gtk-xft-hintstyle=hintnone',
].join('\n');
/** A toolbar that leaves the window as narrow as a phone. */
const gtkStyle = '* { min-width: 0; padding: 0; margin: 0; border: 0; }';

function miniBrowser(): string {
  const found = readdirSync(libraries)
    .flatMap((kind) =>
      ['4.1', '6.0'].map((version) => path.join(libraries, kind, `webkit2gtk-${version}`, 'MiniBrowser')),
    )
    .find((file) => existsSync(file));
  if (!found) throw new Error('MiniBrowser is missing, which comes with webkit2gtk-driver');
  return found;
}

/** A home of the browser's own, with settings for its windows. */
function makeHome(): string {
  const home = temporaryDirectory();
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(path.join(home, '.config', version), { recursive: true });
    writeFileSync(path.join(home, '.config', version, 'settings.ini'), gtkSettings);
    writeFileSync(path.join(home, '.config', version, 'gtk.css'), gtkStyle);
  }
  return home;
}

interface WebKit {
  session: Session;
  /** Ends browser, driver and screen. */
  end: () => Promise<void>;
}

/** Installs what is missing, before any test's time runs. @throws where that cannot be */
export function needWebKit(): void {
  need('/usr/bin/WebKitWebDriver', 'webkit2gtk-driver');
  need('/usr/bin/xvfb-run', 'xvfb');
  need('/usr/bin/xauth', 'xauth');
}

/** WebKitGTK in a window on a screen that nobody sees: the nearest to Safari that runs on Linux. */
export async function startWebKit(): Promise<WebKit> {
  const port = await freePort();
  const home = makeHome();
  const child = spawn(
    'xvfb-run',
    ['-a', '-s', `-screen 0 ${screen}`, 'WebKitWebDriver', `--port=${port}`],
    // A group of its own, to be ended as one.
    {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, HOME: home, XDG_CONFIG_HOME: path.join(home, '.config') },
    },
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
