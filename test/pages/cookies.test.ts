import type { HTTPRequest, Page } from 'puppeteer';
import { until } from '../../tools/harness/serverProcess';
import {
  desktop,
  hydrated,
  isLocked,
  type OpenOptions,
  type OpenPage,
  open,
  phone,
  tick,
  unlocked,
} from '../support/browser';
import { cookies, pages } from '../support/content';

const { path } = pages.careers;

const all = (value: boolean) => ({
  functional: true,
  preferences: value,
  statistics: value,
  marketing: value,
  aiAnalytics: value,
});

/** Values of the two keys in localStorage. */
const stored = (page: Page) =>
  page.evaluate(() => ({
    consent: localStorage.getItem('cookieConsent'),
    preferences: JSON.parse(localStorage.getItem('cookiePreferences') ?? 'null'),
    keys: Object.keys(localStorage).sort(),
  }));

const decided = (consent: string, preferences: unknown) => ({
  consent,
  preferences,
  keys: ['cookieConsent', 'cookiePreferences'],
});
const undecided = { consent: null, preferences: null, keys: [] };

const press = (page: Page, name: string, within: string) =>
  page.$$eval(
    `${within} button`,
    (buttons, text) => buttons.find((button) => button.textContent === text)?.click(),
    name,
  );
const inBanner = '.cookie-banner';
const inDialog = '.preferences';

const hasBanner = async (page: Page) => (await page.$(inBanner)) !== null;
const hasDialog = (page: Page) => page.$eval(inDialog, (dialog) => (dialog as HTMLDialogElement).open);
const switches = (page: Page) =>
  page.$$eval('.preferences [role=switch]', (boxes) =>
    boxes.map((box) => ({
      name: (box as HTMLInputElement).labels?.[0]?.textContent,
      on: (box as HTMLInputElement).checked,
      locked: (box as HTMLInputElement).disabled,
    })),
  );

const flip = (page: Page, id: (typeof cookies.categories)[number]['id']) => {
  const name = cookies.categories.find((category) => category.id === id)?.name;
  return page.$eval(`.preferences ::-p-aria([name="${name}"][role="switch"])`, (box) =>
    (box as HTMLElement).click(),
  );
};

/** Opens a page without stored choices, and waits for the banner. */
async function newGuest(options: OpenOptions = {}): Promise<OpenPage> {
  const page = await open(path, { storage: {}, fakeClock: true, ...options });
  await tick(page, 1000);
  return page;
}

/** Runs a script before those of the page. */
const first = (script: () => void): OpenOptions => ({
  before: async (page) => void (await page.evaluateOnNewDocument(script)),
});

/** Expects two adjacent buttons of the same size, weight and colors. */
async function expectSameLook(page: Page, within: string, names: readonly string[]) {
  const looks = await page.$$eval(
    `${within} .button`,
    (buttons, wanted) =>
      buttons
        .filter((button) => wanted.includes(button.textContent ?? ''))
        .map((button) => {
          const { width, height, top } = button.getBoundingClientRect();
          const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(button);
          return { width, height, top, backgroundColor, color, fontSize, fontWeight, borderColor };
        }),
    [...names],
  );
  expect(looks).toHaveLength(2);
  expect(looks[0]).toEqual(looks[1]);
}

const openedDialog = '.preferences[open]';

async function openDialog(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('openCookiePreferences')));
  await page.waitForSelector(openedDialog);
}

/** Opens the dialog by the banner's third button. */
async function customize(page: Page) {
  await press(page, cookies.banner.customize, inBanner);
  await page.waitForSelector(openedDialog);
}

describe('the cookie banner', () => {
  it("appears 1000 ms after load if nothing is stored; Accept All stores 'accepted' with all five flags true, and it does not appear again", async () => {
    const page = await open(path, { storage: {}, fakeClock: true });
    await tick(page, 999);
    expect(await hasBanner(page)).toBe(false);
    await tick(page, 1);
    await page.waitForSelector(inBanner);
    const text = await page.$eval(inBanner, (banner) => banner.textContent);
    expect(text).toContain(cookies.banner.title);
    expect(text).toContain(cookies.banner.text);
    expect(await stored(page)).toEqual(undecided);
    await press(page, cookies.banner.acceptAll, inBanner);
    await page.waitForSelector(inBanner, { hidden: true });
    expect(await stored(page)).toEqual(decided('accepted', all(true)));

    await page.reload();
    await hydrated(page);
    await tick(page, 10_000);
    expect(await hasBanner(page)).toBe(false);
  });

  it.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ])(
    "on %s Decline is as easy as Accept All, and stores 'denied' with all flags but functional false",
    async (_name, viewport) => {
      const page = await newGuest({ viewport });
      await page.waitForSelector(inBanner);
      await page.evaluate(() =>
        Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => {}),
      );
      await expectSameLook(page, inBanner, [cookies.banner.decline, cookies.banner.acceptAll]);
      await press(page, cookies.banner.decline, inBanner);
      await page.waitForSelector(inBanner, { hidden: true });
      expect(await stored(page)).toEqual(decided('denied', all(false)));
    },
  );

  it('closes even if the choice cannot be stored, and logs the error', async () => {
    const page = await newGuest(
      first(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
    );
    await press(page, cookies.banner.decline, inBanner);
    await page.waitForSelector(inBanner, { hidden: true });
    expect(page.consoleMessages).toEqual([
      expect.stringMatching(/^error: Cookie preferences could not be saved/),
    ]);
  });

  it('does not appear if storage is blocked, since it would appear on every page', async () => {
    const page = await newGuest(
      first(() =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('forbidden', 'SecurityError');
          },
        }),
      ),
    );
    await tick(page, 10_000);
    expect(await hasBanner(page)).toBe(false);
  });

  it('does not appear if the browser sends Global Privacy Control, which counts as a decline', async () => {
    const page = await newGuest(
      first(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })),
    );
    await tick(page, 10_000);
    expect(await hasBanner(page)).toBe(false);
    expect(await stored(page)).toEqual(undecided);
    // Each page states it (11 CCR 7025(c)(6)).
    expect(await page.$eval('.footer', (footer) => footer.textContent)).toContain(
      cookies.signalHonored.title,
    );
    await openDialog(page);
    expect((await switches(page)).map(({ on }) => on)).toEqual([true, false, false, false, false]);
  });
});

describe('the preferences dialog', () => {
  it("opens from the banner's third button with nothing pre-selected, and Save stores 'custom' and the flags", async () => {
    const page = await newGuest();
    await customize(page);
    expect(await page.$eval(inDialog, (dialog) => dialog.textContent)).toContain(cookies.dialog.title);
    expect(await switches(page)).toEqual(
      cookies.categories.map(({ name, locked }) => ({ name, on: locked, locked })),
    );
    expect(await isLocked(page)).toBe(true);

    for (const id of ['statistics', 'aiAnalytics', 'marketing', 'marketing', 'functional'] as const)
      await flip(page, id);
    await press(page, cookies.dialog.save, inDialog);
    await page.waitForSelector(inBanner, { hidden: true });
    expect(await hasDialog(page)).toBe(false);
    await unlocked(page);
    expect(await stored(page)).toEqual(
      decided('custom', { ...all(false), statistics: true, aiAnalytics: true }),
    );
  });

  it("Cancel, Escape and a click on the backdrop close it without saving, and the banner stays; Decline all stores 'denied' in one click, from a button that looks like Accept all", async () => {
    const page = await newGuest();
    const ways = [
      () => press(page, cookies.dialog.cancel, inDialog),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
    ];
    for (const close of ways) {
      await customize(page);
      await flip(page, 'marketing');
      await close();
      await page.waitForFunction(() => !document.querySelector<HTMLDialogElement>('.preferences')?.open);
      expect(await stored(page)).toEqual(undecided);
    }
    expect(await hasBanner(page)).toBe(true);
    await unlocked(page);

    await customize(page);
    expect((await switches(page)).map(({ on }) => on)).toEqual([true, false, false, false, false]);
    await page.setViewport({ width: phone.width, height: phone.height });
    await expectSameLook(page, inDialog, [cookies.dialog.decline, cookies.dialog.acceptAll]);
    await press(page, cookies.dialog.decline, inDialog);
    await page.waitForSelector(inBanner, { hidden: true });
    expect(await hasDialog(page)).toBe(false);
    expect(await stored(page)).toEqual(decided('denied', all(false)));
  });

  it('opens by keyboard and on the event openCookiePreferences with the saved flags, functional forced true; has a name, and restores focus; the banner does not appear', async () => {
    const preferences = { functional: false, marketing: true, statistics: 'yes', toString: true };
    const page = await open(path, {
      storage: { cookieConsent: 'false', cookiePreferences: JSON.stringify(preferences) },
      fakeClock: true,
    });
    await tick(page, 10_000);
    expect(await hasBanner(page)).toBe(false);
    await page.focus('.footer__cookies');
    await page.keyboard.press('Enter');
    await page.waitForSelector(openedDialog);
    expect(await page.$(`::-p-aria([name="${cookies.dialog.title}"][role="dialog"])`)).not.toBeNull();
    expect(await page.evaluate(() => document.activeElement?.closest('.preferences') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.classList.contains('footer__cookies'));
    await openDialog(page);
    expect((await switches(page)).map(({ on }) => on)).toEqual([true, false, false, true, false]);

    await press(page, cookies.dialog.save, inDialog);
    expect(await stored(page)).toEqual(decided('custom', { ...all(false), marketing: true }));
  });

  it('opens with the defaults if the stored flags are invalid, and logs the error; the banner does not appear', async () => {
    const page = await newGuest({
      storage: { cookieConsent: 'custom', cookiePreferences: '{"marketing":' },
    });
    expect(await hasBanner(page)).toBe(false);
    await openDialog(page);
    expect((await switches(page)).map(({ on }) => on)).toEqual([true, false, false, false, false]);
    expect(page.consoleMessages).toEqual([
      expect.stringMatching(/^error: Stored cookie preferences could not be read/),
    ]);
  });

  it('opens once its script is there, not on a page that came meanwhile, and again after a failure', async () => {
    const page = await open(path);
    const held: HTTPRequest[] = [];
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (/PreferencesForm/.test(request.url())) held.push(request);
      else request.continue();
    });
    const request = async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('openCookiePreferences')));
      await until(() => held.length > 0);
      return held.shift();
    };
    await (await request())?.abort();
    await until(() => page.consoleMessages.some((text) => /could not be fetched/.test(text)));

    const slow = await request();
    await page.$eval(`.footer a[href="${pages.contact.path}"]`, (link) => (link as HTMLElement).click());
    await page.waitForFunction((next) => location.pathname === next, {}, pages.contact.path);
    await slow?.continue();
    await page.waitForNetworkIdle();
    expect(await hasDialog(page)).toBe(false);
    await openDialog(page);
  });
});
