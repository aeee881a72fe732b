import type { Page } from 'puppeteer';
import { pages } from '../../shared/pages';
import { roomPath } from '../../shared/room';
import { violations } from '../support/axe';
import { desktop, hydrated, type OpenPage, open, phone, siteUrl } from '../support/browser';
import { states } from '../support/states';

/** Every page; of the rooms one of each kind: the top suite, the accessible one with its extra picture, a plain one. */
const paths = [
  ...Object.values(pages).map(({ path }) => path),
  roomPath('swamis-peak-suite'),
  roomPath('the-handi-enci-double-queen-suite-with-kitchenette'),
  roomPath('the-enci-king'),
  '/nope',
];

/** Scrolls once through the page, so that what waits to be near the screen is there, and back to the top. */
const walkThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });

describe.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('on %s', (kind, viewport) => {
  let page: OpenPage;
  beforeAll(async () => {
    page = await open('/', { viewport, reducedMotion: true });
  });

  async function visit(path: string) {
    await page.goto(siteUrl + path, { waitUntil: 'load' });
    await hydrated(page);
    await walkThrough(page);
  }

  it.each(paths)('%s has no violation', async (path) => {
    await visit(path);
    expect(await violations(page)).toEqual([]);
  });

  it.each(states.filter(({ on }) => !on || on === kind))(
    '$name on $path has no violation',
    async ({ path, enter, shown }) => {
      await visit(path);
      await enter(page);
      await page.waitForSelector(shown, { visible: true });
      expect(await violations(page)).toEqual([]);
    },
  );

  it('the cookie banner has no violation', async () => {
    const asked = await open('/about', { viewport, reducedMotion: true, storage: {} });
    await asked.waitForSelector('.cookie-banner', { visible: true });
    expect(await violations(asked)).toEqual([]);
  });
});

describe('the check itself', () => {
  it('sees a picture without words and a faint text', async () => {
    const page = await open('/about', { viewport: phone, reducedMotion: true });
    await page.$eval('main', (main) => {
      main.insertAdjacentHTML('afterbegin', '<img src="/favicon.svg"><p class="faint">Faint</p>');
      const faint = main.querySelector<HTMLElement>('.faint');
      if (faint) faint.style.cssText = 'color: #ccc; background: #fff';
    });
    const rules = (await violations(page)).map((each) => each.replace(/:.*/, ''));
    expect(rules).toEqual(expect.arrayContaining(['image-alt', 'color-contrast']));
  });
});
