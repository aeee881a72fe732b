import puppeteer, { type Browser } from 'puppeteer';
import { firefox } from '../../tools/firefox';
import { siteUrl } from '../support/browser';
import { describeBrowser } from '../support/browsers/describe-browser';
import type { Guest } from '../support/browsers/guest';
import { messages } from '../support/content';

const executablePath = firefox();
if (!executablePath)
  console.warn('NO FIREFOX: there is none here and none to install. Nothing was tried in it.');

const prefs = {
  // As with the other page tests: nothing moves by itself.
  'ui.prefersReducedMotion': 1,
  // It asks no host of its own maker.
  'app.normandy.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

(executablePath ? describe : describe.skip)('in Firefox', () => {
  let browser: Browser;
  let guest: Guest;
  beforeAll(async () => {
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: executablePath ?? '',
      extraPrefsFirefox: prefs,
      defaultViewport: null,
    });
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
  afterAll(() => browser?.close());

  describeBrowser(() => guest);
});
