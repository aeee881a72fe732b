import type { Page } from 'puppeteer';
import { hydrated, type OpenOptions, open, phone, tick } from '../support/browser';
import { cookies, messages, optOutContent, pages } from '../support/content';

const { saved } = messages.cookies;
const { acceptAll, rejectNonEssential, save, kept, keptNow } = optOutContent.manage;

type Category = (typeof optOutContent.categories)[number]['id'];
const titleOf = (id: Category) =>
  optOutContent.categories.find((category) => category.id === id)?.title ?? '';

const switches = (page: Page) =>
  page.$$eval('main [role=switch]', (boxes) =>
    Object.fromEntries(
      boxes.map((box) => {
        const { labels, checked } = box as HTMLInputElement;
        return [labels?.[0]?.textContent, checked];
      }),
    ),
  );

const flags = (
  functional: boolean,
  analytics: boolean,
  marketing: boolean,
  social: boolean,
  personalization: boolean,
) => ({
  [titleOf('functional')]: functional,
  [titleOf('analytics')]: analytics,
  [titleOf('marketing')]: marketing,
  [titleOf('social')]: social,
  [titleOf('personalization')]: personalization,
});
const defaults = flags(true, true, false, false, true);
const essentials = flags(true, false, false, false, false);

const press = (page: Page, name: string) =>
  page.$$eval(
    'main button',
    (buttons, text) => buttons.find((button) => button.textContent === text)?.click(),
    name,
  );
const flip = (page: Page, id: Category) =>
  page.$eval(`main ::-p-aria([name="${titleOf(id)}"][role="switch"])`, (box) => (box as HTMLElement).click());
const text = (page: Page) => page.$eval('main', (main) => main.textContent ?? '');

const visit = (options: OpenOptions = {}) => open(pages['opt-out'].path, options);

describe('Opt-Out Preferences', () => {
  it('starts with functional, analytics and personalization on; functional is locked; others toggle, each or all by two equal buttons', async () => {
    const page = await visit({ viewport: phone });
    expect(await switches(page)).toEqual(defaults);
    expect(await text(page)).toContain(kept);
    const locked = await page.$$eval('main [role=switch]:disabled', (boxes) =>
      boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent),
    );
    expect(locked).toEqual([titleOf('functional')]);
    await flip(page, 'functional');
    expect(await switches(page)).toEqual(defaults);
    await flip(page, 'marketing');
    expect(await switches(page)).toEqual({ ...defaults, [titleOf('marketing')]: true });
    await flip(page, 'marketing');
    await flip(page, 'analytics');
    expect(await switches(page)).toEqual({ ...defaults, [titleOf('analytics')]: false });
    await press(page, acceptAll);
    expect(await switches(page)).toEqual(flags(true, true, true, true, true));
    await press(page, rejectNonEssential);
    expect(await switches(page)).toEqual(essentials);
    const looks = await page.$$eval('main .button--secondary', (buttons) =>
      buttons.map((button) => {
        const { width, height, top } = button.getBoundingClientRect();
        const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(button);
        return { width, height, top, backgroundColor, color, borderColor, fontSize, fontWeight };
      }),
    );
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);

    // The saved flags are restored after a reload.
    await flip(page, 'social');
    await press(page, save);
    await press(page, acceptAll);
    const saved = flags(true, false, false, true, false);
    expect(
      await page.evaluate(() => JSON.parse(localStorage.getItem('optOutPreferences') ?? 'null')),
    ).toEqual(Object.fromEntries(optOutContent.categories.map(({ id, title }) => [id, saved[title]])));
    await page.reload();
    await hydrated(page);
    expect(await switches(page)).toEqual(saved);
  });

  it('Save Preferences shows its banner for 3000 ms and logs the choice; nothing is sent', async () => {
    const calls: string[] = [];
    const page = await visit({ fakeClock: true });
    // Pages and files that are fetched ahead say nothing of the guest.
    page.on('request', (request) => {
      if (request.method() !== 'GET' || new URL(request.url()).search) calls.push(request.url());
    });
    expect(await text(page)).not.toContain(saved);

    await press(page, rejectNonEssential);
    await press(page, save);
    await tick(page, 2999);
    expect(await page.$eval('main [role=status]', (status) => status.textContent)).toBe(saved);
    await tick(page, 1);
    expect(await text(page)).not.toContain(saved);
    // The permanent text stays until a switch changes.
    expect(await text(page)).toContain(keptNow);
    await press(page, acceptAll);
    expect(await text(page)).toContain(kept);

    // Saving again restarts the three seconds.
    await press(page, save);
    await tick(page, 2000);
    await press(page, save);
    await tick(page, 2000);
    expect(await text(page)).toContain(saved);
    await tick(page, 1000);
    expect(await text(page)).not.toContain(saved);

    expect(page.consoleMessages).toEqual(Array(3).fill(expect.stringMatching(/^info: Opt-out preferences/)));
    expect(calls).toEqual([]);
  });

  it.each([
    ['no JSON', '{', true],
    ['other things', '{"analytics":"no","marketing":true,"cats":true,"functional":false}', false],
  ])('restores what is valid of %s in the storage', async (_name, optOutPreferences, isLogged) => {
    const page = await visit({ storage: { cookieConsent: 'denied', optOutPreferences } });
    expect(await switches(page)).toEqual(isLogged ? defaults : { ...defaults, [titleOf('marketing')]: true });
    expect(page.consoleMessages.length > 0).toBe(isLogged);
  });

  it('states that Global Privacy Control is honored if the browser sends it, and starts with only functional on', async () => {
    const page = await visit({
      before: async (opening) => {
        await opening.evaluateOnNewDocument(() =>
          Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
        );
      },
    });
    expect(await switches(page)).toEqual(essentials);
    expect(await text(page)).toContain(cookies.signalHonored.text);
    await flip(page, 'personalization');
    expect(await switches(page)).toEqual({ ...essentials, [titleOf('personalization')]: true });
    expect(page.consoleMessages).toEqual([]);
  });

  it('explains without JavaScript why the switches are disabled', async () => {
    const page = await visit({ javascript: false });
    expect(await page.$eval('main noscript', (note) => note.textContent)).toBe(
      optOutContent.manage.withoutScript,
    );
    expect(await switches(page)).toEqual(defaults);
  });
});
