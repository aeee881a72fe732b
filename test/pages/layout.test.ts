import puppeteer, { type Browser, type Page } from 'puppeteer';
import sharp from 'sharp';
import { chromium } from '../../tools/harness/chromium';
import { desktop, hydrated, open, phone, resize, siteUrl } from '../support/browser';
import { content, neighborhoodContent, pages, roomPages, roomPath, rooms } from '../support/content';
import { luminanceAt } from '../support/picture-contrast';
import { byRole } from '../support/roles';

test('at the end of a page the cookie button covers no text', async () => {
  const page = await open(pages.about.path, { reducedMotion: true });
  const button = await byRole(page, 'button', content.navigation.footer.cookies);
  for (const width of [320, 768, 1440]) {
    await resize(page, { width, height: 800 });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const covered = await button.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const range = document.createRange();
      const texts = [...document.querySelectorAll('footer :is(p, a, h3)')];
      return texts.flatMap((text) => {
        range.selectNodeContents(text);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const crosses = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        return crosses ? [text.textContent] : [];
      });
    });
    expect({ width, covered }).toEqual({ width, covered: [] });
  }
});

test('with reduced motion a resized window has its final layout at once', async () => {
  const page = await open(pages.about.path, { reducedMotion: true });
  await page.evaluate(() => {
    for (const type of ['transitionrun', 'animationstart'])
      document.addEventListener(type, ({ target }) =>
        console.log(`${type} ${(target as Element).className}`),
      );
  });
  for (const width of [phone.width, desktop.width, 320]) await resize(page, { width, height: 900 });
  expect(page.consoleMessages).toEqual([]);
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

  it('reaches every control at a minimum font size of 24 px', async () => {
    await start('minimumFontSize=24');
    for (const path of [pages.rooms.path, pages['opt-out'].path, pages['test-nav'].path]) {
      await goTo(path);
      for (const width of [320, 390, 768, 1024, 1280, 1440]) {
        await resize(page, { width, height: 900 });
        const outside = await page.evaluate(controlsOutside);
        expect({ path, width, outside }).toEqual({ path, width, outside: [] });
      }
    }
  });

  it('keeps logo, plan and map readable if the browser forces dark colors', async () => {
    await start('forceDarkModeEnabled=true');
    await page.setViewport(desktop);
    const planned = rooms.find(({ slug }) => roomPages[slug]?.plan?.drawing)?.slug ?? '';
    const [place] = neighborhoodContent.categories[1]?.places ?? [];
    for (const [path, drawn] of [
      [pages.contact.path, 'header nav svg'],
      [roomPath(planned), 'section:has(#plan) svg text'],
      [pages.neighborhood.path, `li:has(#place-${place?.id}) svg`],
    ] as const) {
      await goTo(path);
      const isReadable = (await contrastWithin(page, drawn)) >= 4.5;
      expect({ drawn, isReadable }).toEqual({ drawn, isReadable: true });
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
