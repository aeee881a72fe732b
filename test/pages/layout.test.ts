import puppeteer from 'puppeteer';
import { chromium } from '../../tools/harness/chromium';
import { desktop, hydrated, open, phone, resize, siteUrl } from '../support/browser';
import { content, pages } from '../support/content';
import { byRole } from '../support/roles';
import { textFaultsAt } from '../support/text-at-widths';

test('at the end of a page the cookie button covers no text', async () => {
  const page = await open(pages.about.path, { reducedMotion: true });
  const button = await byRole(page, 'button', content.navigation.footer.cookies);
  for (const width of [320, 768, 1440]) {
    await resize(page, { width, height: 800 });
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

test('the site opts out of forced dark colors, since it has no dark theme', async () => {
  const page = await open(pages.about.path);
  expect(await page.$eval('html', (html) => getComputedStyle(html).colorScheme)).toMatch(/only/);
});

test('every text is within the window at a minimum font size of 24 px', async () => {
  const browser = await puppeteer.launch({
    executablePath: await chromium(),
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=minimumFontSize=24'],
  });
  try {
    const page = await browser.newPage();
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    for (const path of [pages.rooms.path, pages['opt-out'].path]) {
      await page.goto(siteUrl + path, { waitUntil: 'load' });
      await hydrated(page);
      const problems = await textFaultsAt(page, [320, 768, 1440]);
      expect(problems.filter((problem) => /wider than the screen|sideways/.test(problem))).toEqual([]);
    }
  } finally {
    await browser.close();
  }
});
