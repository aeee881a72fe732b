import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer';
import { canInstall, installFromDebian } from '../../tools/harness/debian';
import { messages as shownMessages } from '../support/sample-content';

/** A browser with one page. */
export interface OtherBrowser {
  goto(url: string): Promise<unknown>;
  /** Runs a function in the page. The function cannot use its closure; arguments and result must be JSON. */
  run<Parameters extends unknown[], Result>(
    fn: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ): Promise<Awaited<Result>>;
  click(x: number, y: number): Promise<unknown>;
  /** Presses a key: a character, or a named key such as 'Enter'. */
  press(key: string): Promise<unknown>;
  /** Resizes the window (in px) as closely as the browser permits. */
  resize(width: number, height: number): Promise<unknown>;
  /** Console warnings and errors since the last call; empty if the driver does not report them. */
  messages(): readonly string[];
  end(): Promise<void>;
}

const usualPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const installed = () =>
  [process.env.FIREFOX_EXECUTABLE_PATH, ...usualPaths].find((file) => file && existsSync(file));

/** Finds Firefox: configured, installed, or from the Debian package (needs root). Undefined if unavailable. */
function firefox(): string | undefined {
  const found = installed();
  if (found || !canInstall()) return found;
  try {
    installFromDebian('firefox-esr');
  } catch {
    // The mirror is unreachable or lacks the package.
  }
  return installed();
}

/** Timeout for startup and each command, in ms: enough for a busy machine, but less than a test's timeout. */
const timeout = 40_000;

const extraPrefsFirefox = {
  // As in the page tests: reduced motion and overlay scrollbars.
  'ui.prefersReducedMotion': 1,
  'ui.useOverlayScrollbars': 1,
  // Blocks requests to Mozilla.
  'app.normandy.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/** @returns a function that starts Firefox; undefined if it is unavailable */
export function startFirefox(): (() => Promise<OtherBrowser>) | undefined {
  const executablePath = firefox();
  if (!executablePath) return undefined;
  return async () => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox,
      defaultViewport: null,
      timeout,
      protocolTimeout: timeout,
    });
    const page = await browser.newPage();
    page.setDefaultNavigationTimeout(timeout);
    const messages: string[] = [];
    page.on('console', (message) => {
      // Some machines cannot decode the videos.
      const isFilm = message.text().startsWith(shownMessages.videoFailed);
      if (!isFilm && ['error', 'warn'].includes(message.type())) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(String(error)));
    return {
      goto: (url) => page.goto(url),
      run: (fn, ...parameters) => page.evaluate(fn as never, ...(parameters as unknown as never[])),
      click: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key as 'Enter'),
      resize: (width, height) => page.setViewport({ width, height }),
      messages: () => messages.splice(0),
      end: () => browser.close(),
    };
  };
}
