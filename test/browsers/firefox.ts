import puppeteer, { type Page } from 'puppeteer';
import { messages as texts } from '../support/content';
import { firefox } from '../support/firefox';
import { killGroupOnExit } from '../support/process-group';

/** A browser that runs the journeys. */
export interface OtherBrowser {
  page: Page;
  /** Resizes the window, in px; as close as the browser permits. */
  resize: (width: number, height: number) => Promise<void>;
  /** Console warnings and errors since the last call; empty if the driver does not report them. */
  messages: () => readonly string[];
  end: () => Promise<void>;
}

/** Timeout of the start and of each command, in ms: long enough for a busy machine, shorter than a test's. */
const timeout = 40_000;

const extraPrefsFirefox = {
  // As in the page tests: reduced motion, and overlay scroll bars.
  'ui.prefersReducedMotion': 1,
  'ui.useOverlayScrollbars': 1,
  // Blocks requests to Mozilla.
  'app.normandy.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/** @returns starts Firefox; undefined if none is available */
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
    const end = killGroupOnExit({ pid: browser.process()?.pid });
    const page = await browser.newPage();
    const messages: string[] = [];
    page.on('console', (message) => {
      // Not all machines have a decoder for the films.
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
