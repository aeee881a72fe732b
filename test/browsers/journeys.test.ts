import { hydrated, painted, siteUrl } from '../support/browser';
import { startFirefox } from './firefox';
import { journeys, noPage, sizes } from './journeys';
import { startWebKit } from './webkit';

/** `BROWSER=webkit npx jest journeys` runs them in WebKit. */
const start = process.env.BROWSER === 'webkit' ? startWebKit() : startFirefox();
if (!start) console.warn('NO FIREFOX: there is none here and none to install. Nothing was tried in it.');

(start ? describe : describe.skip)('in another browser', () => {
  let browser: Awaited<ReturnType<NonNullable<typeof start>>>;
  beforeAll(async () => {
    if (!start) return;
    browser = await start();
    await browser.page.goto(siteUrl + noPage);
  });
  afterAll(() => browser?.end());

  it.each(journeys)('on a $on: $name', async ({ path, on, isNew, go, outcome }) => {
    const { page, resize, messages } = browser;
    const [width, height] = sizes[on];
    await resize(width, height);
    await page.evaluate(
      (consent) => {
        localStorage.clear();
        if (consent) localStorage.setItem('cookieConsent', consent);
      },
      isNew ? null : 'denied',
    );
    await page.goto(siteUrl + path, { waitUntil: 'load' });
    await hydrated(page);
    expect(await go(page)).toEqual(outcome);
    await painted(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    expect(messages()).toEqual([]);
  });
});
