import puppeteer, { type Page } from 'puppeteer';
import { messages as texts } from '../support/content';
import { endsWithUs } from '../support/ends-with-us';
import { firefox } from '../support/firefox';

/** A browser in which the journeys are made. */
export interface OtherBrowser {
  page: Page;
  /** Makes the window so large, in px; as near to it as the browser can. */
  resize: (width: number, height: number) => Promise<void>;
  /** Warnings and errors of the console since it was last asked; none where the driver does not tell. */
  messages: () => readonly string[];
  end: () => Promise<void>;
}

/** Timeout of the start and of each command, in ms: long enough for a busy machine, shorter than a test's. */
const timeout = 40_000;

const extraPrefsFirefox = {
  // As with the page tests: nothing moves by itself, and scroll bars take no room.
  'ui.prefersReducedMotion': 1,
  'ui.useOverlayScrollbars': 1,
  // It asks no host of its maker.
  'app.normandy.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/** @returns what starts Firefox; undefined where there is none and none can be installed */
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
    const end = endsWithUs({ pid: browser.process()?.pid });
    const page = await browser.newPage();
    const messages: string[] = [];
    page.on('console', (message) => {
      // Whether there is a decoder for the films depends on the machine.
      const isFilm = message.text().startsWith(texts.videoFailed);
      if (!isFilm && ['error', 'warn'].includes(message.type())) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(String(error)));
    return {
      page,
      resize: (width, height) => page.setViewport({ width, height }),
      messages: () => messages.splice(0),
      end,
    };
  };
}
