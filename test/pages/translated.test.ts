import type { Page } from 'puppeteer';
import { type OpenPage, open, phone } from '../support/browser';
import { filterLabels, matchingRooms, messages, pages, rooms } from '../support/content';

/**
 * Translates a page like Google Translate, including later changes: wraps each text in two <font> elements, except inside
 * translate="no", and changes the document's language.
 */
function translateForGood(): void {
  const mark = 'ü ';
  const skipped = 'script, noscript, style, svg, [translate=no], font';
  function translate(text: Text) {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(skipped)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = mark + text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
  function translateAll(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of root instanceof Text ? [root] : texts) translate(text);
  }
  document.documentElement.lang = 'de';
  document.documentElement.classList.add('translated-ltr');
  translateAll(document.body);
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of target instanceof Text ? [target] : addedNodes)
        if (node.isConnected) translateAll(node);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

const wordsOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim());

describe('a page under continuous machine translation', () => {
  let page: OpenPage;
  beforeAll(async () => {
    page = await open(pages.about.path, { viewport: phone, reducedMotion: true });
    await page.evaluate(translateForGood);
  });

  it('opens its menu and navigates', async () => {
    await page.click('.menu-toggle');
    await page.waitForSelector('.menu:popover-open');
    await page.click(`.menu a[href="${pages.rooms.path}"]`);
    await page.waitForFunction(
      (path) => location.pathname === path && document.activeElement?.matches('main h1'),
      {},
      pages.rooms.path,
    );
    await page.waitForFunction(() => document.querySelector('main h1 font font') !== null);
  });

  it('filters its list, and says how many rooms match', async () => {
    const left = matchingRooms(rooms, 'ocean').length;
    const link = await page.waitForSelector('.room-filters a[href*="filter=ocean"]');
    await link?.evaluate((element) => (element as HTMLElement).click());
    await page.waitForFunction((count) => document.querySelectorAll('.room-card').length === count, {}, left);
    expect(await wordsOf(page, '.room-filters [aria-current]')).toBe(`ü ${filterLabels.ocean}`);
    await page.waitForFunction(
      (count) => document.querySelector('.rooms-list [role=status]')?.textContent?.includes(`${count} `),
      {},
      left,
    );
  });

  it('shows and removes form errors', async () => {
    await page.$eval(`.footer a[href="${pages.contact.path}"]`, (link) => (link as HTMLElement).click());
    await page.waitForSelector('.message__form');
    await page.$eval('.message__form [type=submit]', (button) => (button as HTMLElement).click());
    await page.waitForSelector('.message .alert--error');
    expect(await wordsOf(page, '.message .alert--error')).toBe(`ü ${messages.group.incomplete}`);
    await page.waitForFunction(() => document.activeElement?.matches('.message__form [name=name]'));
    await page.keyboard.type('June');
    await page.waitForFunction(
      () => !document.querySelector('.message__form .field:has([name=name]) .field__error'),
    );
  });

  it('goes back to the previous page, without console messages', async () => {
    await page.evaluate(() => history.back());
    await page.waitForFunction(
      (path) => location.pathname === path && document.querySelectorAll('.room-card').length > 0,
      {},
      pages.rooms.path,
    );
    expect(page.consoleMessages).toEqual([]);
  });
});

test('the names of rooms are not translated', async () => {
  const page = await open(pages.rooms.path, { reducedMotion: true });
  const names = await page.$$eval('.room-card h3 [translate=no]', (all) =>
    all.map((each) => each.textContent),
  );
  expect(names).toEqual(rooms.map(({ name }) => name));
});
