import type { Page } from 'puppeteer';
import { until } from '../../tools/harness/serverProcess';
import { violations } from '../support/axe';
import {
  desktop,
  hydrated,
  intercept,
  type OpenOptions,
  type OpenPage,
  open,
  phone,
  resize,
} from '../support/browser';
import { tick } from '../support/clock';
import { focusProblemsAfterScroll, zoomed } from '../support/focus';
import { expectEqualButtons, sendGlobalPrivacyControl, switchesIn } from '../support/privacy';
import { byRole, gone, hasRole, press } from '../support/roles';
import { content, cookies, pages } from '../support/sample-content';
import { smallTargets } from '../support/tap-targets';

const { banner, dialog, categories } = cookies;

const all = (value: boolean) => ({
  functional: true,
  preferences: value,
  statistics: value,
  marketing: value,
  aiAnalytics: value,
});
/** Returns the stored cookie consent and cookie preferences. */
const stored = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('cookieConsent'),
    JSON.parse(localStorage.getItem('cookiePreferences') ?? 'null'),
  ]);
const undecided = [null, null];

const visit = (options: OpenOptions = {}) =>
  open(pages.careers.path, { storage: {}, fakeClock: true, reducedMotion: true, ...options });
/** Opens a page without stored cookie choices, and waits until the cookie banner is due. */
async function newGuest(options: OpenOptions = {}): Promise<OpenPage> {
  const page = await visit(options);
  await tick(page, 1000);
  return page;
}
const runFirst = (script: () => void): OpenOptions => ({
  before: (page) => page.evaluateOnNewDocument(script),
});
const hasBanner = (page: Page) => hasRole(page, 'heading', banner.title);
const answered = (page: Page) => gone(page, 'heading', banner.title);

async function openDialog(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('openCookiePreferences')));
  return byRole(page, 'dialog', dialog.title);
}
const states = async (page: Page) => Object.values(await switchesIn(await openDialog(page)));

describe('the cookie banner', () => {
  it("appears after 1000 ms; Accept All stores 'accepted' and all flags, and closes the banner permanently", async () => {
    const page = await visit();
    await tick(page, 999);
    expect(await hasBanner(page)).toBe(false);
    await tick(page, 1);
    await byRole(page, 'heading', banner.title);
    expect(await stored(page)).toEqual(undecided);
    await press(page, 'button', banner.acceptAll);
    await answered(page);
    expect(await stored(page)).toEqual(['accepted', all(true)]);
    await page.reload();
    await hydrated(page);
    await tick(page, 10_000);
    expect(await hasBanner(page)).toBe(false);
  });

  it.each([phone, desktop])(
    "has a Decline button that looks like Accept All and stores 'denied': %j",
    async (viewport) => {
      const page = await newGuest({ viewport });
      const main = await page.$('body');
      if (main) await expectEqualButtons(main, banner.decline, banner.acceptAll);
      await press(page, 'button', banner.decline);
      await answered(page);
      expect(await stored(page)).toEqual(['denied', all(false)]);
    },
  );

  it('closes even if the choice cannot be stored, and logs the error', async () => {
    const page = await newGuest(
      runFirst(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
    );
    await press(page, 'button', banner.decline);
    await answered(page);
    expect(page.consoleMessages).toEqual([
      expect.stringMatching(/^error: Cookie preferences could not be saved/),
    ]);
  });

  it('does not appear if storage is blocked, because it would then appear on every page', async () => {
    const page = await newGuest(
      runFirst(() =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('forbidden', 'SecurityError');
          },
        }),
      ),
    );
    expect(await hasBanner(page)).toBe(false);
  });

  it('does not appear with Global Privacy Control, which counts as a decline and is confirmed in the footer', async () => {
    const page = await newGuest({ before: sendGlobalPrivacyControl });
    expect([await hasBanner(page), await stored(page)]).toEqual([false, undecided]);
    expect(await page.$eval('footer', (footer) => footer.innerText)).toContain(cookies.signalHonored.title);
  });

  it('is accessible and fully visible, and covers little of the page', async () => {
    const page = await open(pages.home.path, {
      viewport: { width: 390, height: 844 },
      reducedMotion: true,
      storage: {},
    });
    const notice = await byRole(page, 'region', banner.title);
    expect(await violations(page, { within: 'section:has(button[aria-haspopup])' })).toEqual([]);
    expect(await page.evaluate(smallTargets, 44)).toEqual([]);
    for (const { most, ...viewport } of [
      { width: 390, height: 844, most: 0.25 },
      { width: 768, height: 1024, most: 0.25 },
      { width: 1280, height: 720, most: 0.25 },
      { width: 780, height: 360, most: 0.4 },
      // At 400% zoom, the banner is at the end of the page.
      { ...zoomed, most: Number.POSITIVE_INFINITY },
    ]) {
      await resize(page, viewport);
      const { share, isWhole } = await notice.evaluate((element) => ({
        share: element.getBoundingClientRect().height / innerHeight,
        isWhole: element.scrollHeight <= element.clientHeight,
      }));
      const hidden = await focusProblemsAfterScroll(page);
      expect({ viewport, isWhole, isSmall: share <= most, hidden }).toEqual({
        viewport,
        isWhole: true,
        isSmall: true,
        hidden: [],
      });
    }
  });
});

describe('the cookie preferences', () => {
  it("open from the banner with all optional categories off; Save stores 'custom' and the flags", async () => {
    const page = await newGuest();
    await press(page, 'button', banner.customize);
    const opened = await byRole(page, 'dialog', dialog.title);
    expect(await switchesIn(opened)).toEqual(
      Object.fromEntries(categories.map(({ name, locked }) => [name, locked])),
    );
    for (const index of [2, 4, 3, 3, 0]) await press(opened, 'switch', categories[index]?.name);
    await press(opened, 'button', dialog.save);
    await answered(page);
    expect(await stored(page)).toEqual(['custom', { ...all(false), statistics: true, aiAnalytics: true }]);
  });

  it('are not saved on Cancel, and the banner stays; the Decline All button looks like Accept All', async () => {
    const page = await newGuest();
    await press(await openDialog(page), 'switch', categories[3]?.name);
    await press(page, 'button', dialog.cancel);
    await gone(page, 'dialog');
    expect([await hasBanner(page), await stored(page)]).toEqual([true, undecided]);
    const opened = await openDialog(page);
    await resize(page, { width: phone.width, height: phone.height });
    await expectEqualButtons(opened, dialog.decline, dialog.acceptAll);
    await press(opened, 'button', dialog.decline);
    await answered(page);
    expect(await stored(page)).toEqual(['denied', all(false)]);
  });

  it('open with the saved flags, with functional always on', async () => {
    const preferences = { functional: false, marketing: true, statistics: 'yes', toString: true };
    const storage = { cookieConsent: 'false', cookiePreferences: JSON.stringify(preferences) };
    const page = await newGuest({ storage });
    expect(await hasBanner(page)).toBe(false);
    expect(await states(page)).toEqual([true, false, false, true, false]);
    await press(page, 'button', dialog.save);
    expect(await stored(page)).toEqual(['custom', { ...all(false), marketing: true }]);
  });

  it('open with optional categories off under Global Privacy Control, until the guest turns some on', async () => {
    const allowed = JSON.stringify(all(true));
    const page = await newGuest({
      before: sendGlobalPrivacyControl,
      storage: { cookieConsent: 'accepted', cookiePreferences: allowed },
    });
    expect(await states(page)).toEqual([true, false, false, false, false]);
    await press(page, 'switch', categories[2]?.name);
    await press(page, 'button', dialog.save);
    await page.reload();
    await hydrated(page);
    expect(await states(page)).toEqual([true, false, true, false, false]);
  });

  it.each([dialog.acceptAll, dialog.save])(
    'store false for categories that the hotel does not have: %s',
    async (button) => {
      const body = JSON.stringify({
        ...cookies,
        categories: categories.filter(({ id }) => id !== 'statistics'),
      });
      const page = await visit({
        before: (page) =>
          intercept(page, (request) => request.url().endsWith('/data/cookies.json') && { body }),
        storage: { cookieConsent: 'accepted', cookiePreferences: JSON.stringify(all(true)) },
      });
      await press(await openDialog(page), 'button', button);
      expect((await stored(page))[1]).toEqual({ ...all(true), statistics: false });
    },
  );

  it('open with the defaults if the saved flags are invalid, and log the error', async () => {
    const page = await newGuest({ storage: { cookieConsent: 'custom', cookiePreferences: '{"marketing":' } });
    expect(await states(page)).toEqual([true, false, false, false, false]);
    expect(page.consoleMessages).toEqual([
      expect.stringMatching(/^error: Stored cookie preferences could not be read/),
    ]);
  });

  it('open on a second try after their script could not be fetched', async () => {
    const page = await open(pages.careers.path);
    let isLost = true;
    await intercept(page, (request) => isLost && /PreferencesForm/.test(request.url()) && 'abort');
    await press(page, 'button', content.navigation.footer.cookies);
    await until(() => page.consoleMessages.some((text) => /could not be fetched/.test(text)));
    isLost = false;
    await openDialog(page);
  });
});

test('after a choice, the cookie button covers no text, and on narrow screens is only at the end of a page', async () => {
  const page = await open(pages.about.path, { reducedMotion: true });
  const button = await byRole(page, 'button', content.navigation.footer.cookies);
  for (const width of [320, 768, 1440]) {
    await resize(page, { width, height: 800 });
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    const floats = await button.evaluate((element) => element.getBoundingClientRect().top < innerHeight);
    expect({ width, floats }).toEqual({ width, floats: width === 1440 });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const covered = await button.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const range = document.createRange();
      return [...document.querySelectorAll('footer :is(p, a, h3)')].flatMap((text) => {
        range.selectNodeContents(text);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const crosses = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        return crosses ? [text.textContent] : [];
      });
    });
    expect({ width, covered }).toEqual({ width, covered: [] });
  }
});
