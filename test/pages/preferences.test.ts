import type { HTTPRequest } from 'puppeteer';
import { violations } from '../support/axe';
import { close, desktop, goTo, type OpenPage, open, phone } from '../support/browser';
import { contactContent, pages, roomPaths } from '../support/content';
import { linesOf } from '../support/plain-page';
import { textFaultsAt } from '../support/text-at-widths';

const room = roomPaths.at(-1) ?? '';

/** What a guest's system asks for, beside reduced motion. */
async function prefer(page: OpenPage, name: string, value: string) {
  const session = await page.createCDPSession();
  await session.send('Emulation.setEmulatedMedia', {
    features: [
      { name, value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
}

/** Letters, words and lines as far apart as a reader may set them (WCAG 1.4.12). */
const spaceTexts = (page: OpenPage) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

describe('what a guest’s system asks for', () => {
  let page: OpenPage;
  beforeAll(async () => {
    page = await open(pages.contact.path, { reducedMotion: true });
  });
  afterAll(() => close(page));

  it.each([pages.home.path, pages.contact.path, room])(
    'more contrast: on %s red buttons reach 7 to 1 too, and words over a picture stand on a plate',
    async (path) => {
      await goTo(page, path);
      await prefer(page, 'prefers-contrast', 'more');
      expect(await violations(page, { isRedExcepted: false })).toEqual([]);
      const grounds = await page.$$eval('.hero--picture > .wrap', (plates) =>
        plates.map((plate) => getComputedStyle(plate).backgroundColor),
      );
      expect(grounds.every((ground) => /^rgb\(/.test(ground))).toBe(true);
    },
  );

  it('less transparency: words over a picture stand on a plate, and the header over it is a bar', async () => {
    await goTo(page, room);
    await prefer(page, 'prefers-reduced-transparency', 'reduce');
    const grounds = await page.$$eval('.hero--picture > .wrap, .header', (parts) =>
      parts.map((part) => getComputedStyle(part).backgroundColor),
    );
    expect(grounds).toHaveLength(2);
    expect(grounds.every((ground) => /^rgb\(/.test(ground))).toBe(true);
  });

  it.each([pages.home.path, pages.contact.path, pages.rooms.path, room])(
    'more space between letters, words and lines: %s loses no text',
    async (path) => {
      await goTo(page, path);
      await spaceTexts(page);
      expect(await textFaultsAt(page, [1440, 390])).toEqual({});
    },
  );
});

describe('a browser without :has(), popovers and view transitions', () => {
  /** Its style sheets, as it understands them. */
  async function forget(request: HTTPRequest) {
    if (request.resourceType() !== 'stylesheet') return request.continue();
    const sheet = await (await fetch(request.url())).text();
    await request.respond({
      contentType: 'text/css',
      body: sheet.replaceAll(':has(', ':nothing(').replaceAll(':popover-open', ':nothing'),
    });
  }

  const openOld = (path: string, viewport = phone) =>
    open(path, {
      viewport,
      reducedMotion: true,
      before: async (opening) => {
        await opening.setRequestInterception(true);
        opening.on('request', forget);
        await opening.evaluateOnNewDocument(() => {
          const html = HTMLElement.prototype as Partial<HTMLElement>;
          for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'] as const)
            delete html[name];
          delete (Document.prototype as Partial<Document>).startViewTransition;
        });
      },
    });

  it.each([pages.home.path, pages.neighborhood.path, room])('shows all of %s', async (path) => {
    const [old, young] = [await openOld(path, desktop), await open(path, { reducedMotion: true })];
    const left = await linesOf(old);
    expect((await linesOf(young)).filter((line) => !left.includes(line))).toEqual([]);
    expect(old.consoleMessages).toEqual([]);
    expect(await textFaultsAt(old, [390])).toEqual({});
  });

  it('has a menu that opens, leads on and closes', async () => {
    const page = await openOld(pages.about.path);
    const isShown = () => page.$eval('.menu', (menu) => menu.checkVisibility());
    expect(await isShown()).toBe(false);
    await page.click('.menu-toggle');
    await page.waitForFunction(() => document.querySelector('.menu')?.checkVisibility());
    await page.click(`.menu__small a[href="${pages.contact.path}"]`);
    await page.waitForFunction(
      (title) => document.querySelector('h1')?.textContent === title,
      {},
      contactContent.title,
    );
    expect(await isShown()).toBe(false);
    expect(page.consoleMessages).toEqual([]);
  });

  it('asks for a day', async () => {
    const page = await openOld(pages.home.path, desktop);
    await page.waitForSelector('.stay--strip .stay__cell--arrival button', { visible: true });
    await page.click('.stay--strip .stay__cell--arrival button');
    await page.waitForSelector('.stay-calendar', { visible: true });
  });
});
