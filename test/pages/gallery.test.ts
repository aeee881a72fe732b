import type { Page } from 'puppeteer';
import { desktop, isLocked, type OpenPage, open, phone, resize, unlocked } from '../support/browser';
import { galleryContent, pages } from '../support/content';
import { swipe } from '../support/touch';

const { path } = pages.gallery;
const { photos } = galleryContent;
const pictures = photos.map(({ picture }) => picture);
const photoLinks = '.photo-grid a';
const last = pictures.length - 1;
const shown = 'dialog.lightbox[open] img';

/** Clicks the photo at `index`, which opens the lightbox. */
async function openPhoto(page: Page, index: number) {
  await page.$$eval(
    photoLinks,
    (links, at) => links[at]?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    index,
  );
  const link = (await page.$$(photoLinks))[index];
  await link?.click();
  await page.waitForSelector(shown);
}

const shownAlt = (page: Page) => page.$eval(shown, (image) => (image as HTMLImageElement).alt);
const isOpen = async (page: Page) => (await page.$('dialog.lightbox[open]')) !== null;
const focusedHref = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href'));
const hrefOf = (page: Page, index: number) =>
  page.$$eval(photoLinks, (links, at) => links[at]?.getAttribute('href'), index);

describe('the Gallery page', () => {
  test('has one column on a phone, two on a tablet and four on a desktop, without gaps', async () => {
    const page = await open(path);
    for (const [width, columns] of [
      [390, 1],
      [768, 2],
      [1440, 4],
    ] as const) {
      await resize(page, { ...desktop, width });
      const { cells, area } = await page.evaluate(() => {
        const grid = document.querySelector('.photo-grid')?.getBoundingClientRect() ?? new DOMRect();
        return {
          cells: [...document.querySelectorAll('.photo-grid__cell')].map((cell) => {
            const { left, width, height } = cell.getBoundingClientRect();
            return { left: Math.round(left), width, height };
          }),
          area: grid.width * grid.height,
        };
      });
      expect(new Set(cells.map(({ left }) => left)).size).toBe(columns);
      const narrow = Math.min(...cells.map((cell) => cell.width));
      const spans = cells.map((cell) => Math.round(cell.width / narrow));
      expect(spans).toEqual(photos.map((photo) => Math.min(photo.columns, columns)));
      const filled = cells.reduce((sum, cell) => sum + cell.width * cell.height, 0);
      expect(filled / area).toBeGreaterThan(0.95);
    }
  });
});

describe('the lightbox', () => {
  let page: OpenPage;
  beforeAll(async () => {
    page = await open(path, { reducedMotion: true });
  });
  afterEach(async () => {
    if (await isOpen(page)) await page.click('.lightbox__close');
    await page.waitForSelector('dialog.lightbox[open]', { hidden: true });
  });
  afterAll(() => {
    expect(page.consoleMessages).toEqual([]);
    expect(page.failedRequests).toEqual([]);
  });

  test('opens on the photo that was clicked, with its description and position, and locks the page', async () => {
    expect(await isLocked(page)).toBe(false);
    await openPhoto(page, 2);
    expect(await shownAlt(page)).toBe(pictures[2]?.alt);
    expect(await page.$eval('.lightbox [role="status"]', (status) => status.textContent)).toBe(
      `3 of ${pictures.length} ${pictures[2]?.alt}`,
    );
    expect(await page.$eval('dialog.lightbox', (dialog) => dialog.matches(':modal'))).toBe(true);
    expect(await isLocked(page)).toBe(true);
    const box = await page.$eval('dialog.lightbox', (dialog) => dialog.getBoundingClientRect().toJSON());
    expect(box).toMatchObject({ x: 0, y: 0, height: desktop.height });
  });

  test('arrow keys navigate, but not with Alt, which is the browser’s back and forward', async () => {
    await openPhoto(page, last);
    await page.keyboard.press('ArrowRight');
    expect(await shownAlt(page)).toBe(pictures[0]?.alt);
    await page.keyboard.press('ArrowLeft');
    expect(await shownAlt(page)).toBe(pictures[last]?.alt);
    await page.$eval('dialog.lightbox', (dialog) =>
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true })),
    );
    expect(await shownAlt(page)).toBe(pictures[last]?.alt);
  });

  test.each([
    ['Next picture', 4],
    ['Previous picture', 9],
  ])('preloads the picture of its button %s', async (label, index) => {
    const requested = new Set<string>();
    const note = (request: { url(): string }) => void requested.add(request.url());
    page.on('request', note);
    await openPhoto(page, index);
    await page.waitForNetworkIdle({ idleTime: 200 });
    const before = new Set(requested);
    await page.click(`.lightbox [aria-label="${label}"]`);
    await page.waitForFunction(
      (selector) => (document.querySelector(selector) as HTMLImageElement).complete,
      {},
      shown,
    );
    expect(before).toContain(await page.$eval(shown, (image) => (image as HTMLImageElement).currentSrc));
    page.off('request', note);
  });

  test('Escape closes it; focus returns to the photo that was shown last, and the page scrolls again', async () => {
    await openPhoto(page, 5);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog.lightbox[open]', { hidden: true });
    await unlocked(page);
    expect(await focusedHref(page)).toBe(await hrefOf(page, 6));
  });

  test('a click beside the picture closes it, a click on the picture does not', async () => {
    await openPhoto(page, 0);
    await page.click(shown);
    expect(await isOpen(page)).toBe(true);
    await page.mouse.click(100, 450);
    await page.waitForSelector('dialog.lightbox[open]', { hidden: true });
  });

  test('opens from the keyboard and traps the focus', async () => {
    await page.$$eval(photoLinks, (links) => (links[3] as HTMLElement).focus());
    await page.keyboard.press('Enter');
    await page.waitForSelector(shown);
    for (let presses = 0; presses < 6; presses += 1) {
      // After the last control, focus moves to the browser's controls, and the body becomes the active element.
      const isInside = await page.evaluate(() => Boolean(document.activeElement?.matches('body, dialog *')));
      expect(isInside).toBe(true);
      await page.keyboard.press('Tab');
    }
  });
});

test('on a phone a swipe of more than 50 px changes the picture: left is next, right is previous', async () => {
  const page = await open(path, { viewport: phone, reducedMotion: true });
  await openPhoto(page, 1);
  await swipe(page, '.lightbox__stage', -120);
  expect(await shownAlt(page)).toBe(pictures[2]?.alt);
  await swipe(page, '.lightbox__stage', 120);
  expect(await shownAlt(page)).toBe(pictures[1]?.alt);
  await swipe(page, '.lightbox__stage', -30);
  expect(await shownAlt(page)).toBe(pictures[1]?.alt);
  expect(await isOpen(page)).toBe(true);
});
