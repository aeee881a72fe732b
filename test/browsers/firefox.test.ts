import puppeteer from 'puppeteer';
import { firefox } from '../../tools/firefox';
import { siteUrl } from '../support/browser';
import { describeBrowser } from '../support/browsers/describe-browser';
import { endsWithUs } from '../support/browsers/ends-with-us';
import type { Guest } from '../support/browsers/guest';
import { messages } from '../support/content';

const executablePath = firefox();
if (!executablePath)
  console.warn('NO FIREFOX: there is none here and none to install. Nothing was tried in it.');

/** How long it may take to start, and to answer a command, in ms: longer than on a busy machine, shorter than a test's time. */
const longest = 40_000;

const prefs = {
  // As with the other page tests: nothing moves by itself, and scroll bars take no room.
  'ui.prefersReducedMotion': 1,
  'ui.useOverlayScrollbars': 1,
  // It asks no host of its own maker.
  'app.normandy.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

(executablePath ? describe : describe.skip)('in Firefox', () => {
  let end: (() => Promise<void>) | undefined;
  let guest: Guest;
  beforeAll(async () => {
    const browser = await puppeteer
      .launch({
        browser: 'firefox',
        executablePath: executablePath ?? '',
        extraPrefsFirefox: prefs,
        defaultViewport: null,
        timeout: longest,
        protocolTimeout: longest,
      })
      .catch((error) => {
        throw new Error(`Firefox does not start: ${executablePath}`, { cause: error });
      });
    end = endsWithUs({ pid: browser.process()?.pid });
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('console', (message) => {
      // Whether there is a decoder for the films is up to the machine.
      const isFilm = message.text().startsWith(messages.videoFailed);
      if (!isFilm && ['error', 'warn'].includes(message.type())) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(String(error)));
    guest = {
      page,
      site: siteUrl,
      resize: (width, height) => page.setViewport({ width, height }),
      messages: async () => said.splice(0),
    };
  });
  afterAll(() => end?.());

  describeBrowser(() => guest);
});
