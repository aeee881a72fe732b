import puppeteer, { type Browser, type Page } from 'puppeteer';
import sharp from 'sharp';
import { chromium } from '../../tools/harness/chromium';
import { desktop, hydrated, open, phone, resize, siteUrl } from '../support/browser';
import { pages, roomPages, roomPaths, rooms } from '../support/content';
import { luminanceAt } from '../support/luminance';

const widths = [320, 768, 1440];

describe('at the end of a page', () => {
  it('no fixed element covers the last line', async () => {
    const page = await open(pages.about.path, { reducedMotion: true });
    for (const width of widths) {
      await resize(page, { width, height: 800 });
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const covered = await page.evaluate(() => {
        const button = document.querySelector('.footer__cookies')?.getBoundingClientRect();
        if (!button) throw new Error('the cookie button is missing');
        const texts = document.querySelectorAll('.footer__end p, .footer__sign a, .footer__list a');
        const range = document.createRange();
        return [...texts]
          .filter((text) => {
            range.selectNodeContents(text);
            const { left, right, top, bottom } = range.getBoundingClientRect();
            return left < button.right && right > button.left && top < button.bottom && bottom > button.top;
          })
          .map((text) => text.textContent);
      });
      expect({ width, covered }).toEqual({ width, covered: [] });
    }
  });
});

describe('with reduced motion', () => {
  it('a resized window has its final layout at once, without transitions', async () => {
    const page = await open(pages.about.path, { reducedMotion: true });
    await page.evaluate(() => {
      const seen = window as unknown as { started: string[] };
      seen.started = [];
      for (const type of ['transitionrun', 'animationstart'])
        document.addEventListener(type, ({ target }) =>
          seen.started.push(`${type} ${(target as Element).className}`),
        );
    });
    for (const width of [phone.width, desktop.width, 320]) await resize(page, { width, height: 900 });
    expect(await page.evaluate(() => (window as unknown as { started: string[] }).started)).toEqual([]);
  });
});

test('the site opts out of forced dark mode, since it has no dark theme', async () => {
  const page = await open(pages.about.path);
  expect(await page.$eval('html', (html) => getComputedStyle(html).colorScheme)).toMatch(/only/);
});

describe('in a browser whose owner has changed how all pages look', () => {
  let browser: Browser;
  let page: Page;
  const start = async (settings: string) => {
    browser = await puppeteer.launch({
      executablePath: await chromium(),
      args: ['--no-sandbox', '--disable-gpu', `--blink-settings=${settings}`],
    });
    page = await browser.newPage();
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  };
  const goTo = async (path: string) => {
    await page.goto(siteUrl + path, { waitUntil: 'load' });
    await hydrated(page);
  };
  afterEach(() => browser.close());

  it.each([16, 24])('reaches every control at a minimum font size of %i px', async (size) => {
    await start(`minimumFontSize=${size}`);
    for (const path of [pages.rooms.path, pages['opt-out'].path, pages['test-nav'].path]) {
      await goTo(path);
      for (const width of [320, 390, 768, 1024, 1280, 1440]) {
        await resize(page, { width, height: 900 });
        const outside = await page.evaluate(controlsOutside);
        expect({ path, width, outside }).toEqual({ path, width, outside: [] });
      }
    }
  });

  it('can read the logo and labels and numbers of drawings on a forced dark page', async () => {
    await start('forceDarkModeEnabled=true');
    await page.setViewport(desktop);
    for (const [path, drawn] of [
      [pages.contact.path, '.header__logo .wordmark > :last-child'],
      [`${roomPaths[rooms.findIndex(({ slug }) => roomPages[slug]?.plan?.drawing)]}`, '.plan__label text'],
      [pages.neighborhood.path, '.town__list--2 .mark__number'],
    ] as const) {
      await goTo(path);
      expect({ drawn, isReadable: (await contrastWithin(page, drawn)) >= 4.5 }).toEqual({
        drawn,
        isReadable: true,
      });
    }
  });
});

/** Controls outside the window, except in rows that scroll by themselves, and sideways scrolling. Runs inside the page. */
function controlsOutside(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const controls = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')];
  const outside = controls.filter((control) => {
    const { left, right, width } = control.getBoundingClientRect();
    const isSeen = width > 1 && control.checkVisibility({ visibilityProperty: true });
    return isSeen && (left < -1 || right > innerWidth + 1) && !scrolls(control.parentElement);
  });
  return [
    ...outside.map(({ className, textContent }) => `${className} "${textContent}"`),
    ...(scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : []),
  ];
}

/** The contrast of the brightest and the darkest pixel around a part of the page. */
async function contrastWithin(page: Page, selector: string): Promise<number> {
  const part = await page.waitForSelector(selector);
  await part?.scrollIntoView();
  const image = sharp(await part?.screenshot()).removeAlpha();
  const pixels = await image.raw().toBuffer();
  let [least, most] = [1, 0];
  for (let at = 0; at < pixels.length; at += 3) {
    const luminance = luminanceAt(pixels, at);
    least = Math.min(least, luminance);
    most = Math.max(most, luminance);
  }
  return (most + 0.05) / (least + 0.05);
}
