/** Changes to a page's content that must not break the layout. */
import { desktop, goTo, type OpenPage, open, resize } from '../support/browser';
import { coveredText } from '../support/covered-text';
import { fakeMapHost } from '../support/map-host';
import { mainLayouts, pages, roomPaths } from '../support/sample-content';
import { textProblemsAt } from '../support/text-at-widths';

/** A word of 26 letters. */
const longWord = 'Wolfeschlegelsteinhauserin'; // cspell:ignore Wolfeschlegelsteinhauserin

const tablet = { width: 768, height: 1024 };
let page: OpenPage;
beforeAll(async () => {
  page = await open(pages['test-nav'].path, { reducedMotion: true, before: fakeMapHost });
});

describe('a word of 26 letters in each heading', () => {
  it.each([...mainLayouts, pages.about.path])('fits %s at every width', async (path) => {
    await resize(page, desktop);
    await goTo(page, path);
    await page.$$eval(
      ':is(h1, h2, h3)',
      (headings, word) => {
        for (const heading of headings) {
          const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
          const first = walker.nextNode() as Text | null;
          if (first) first.data = first.data.replace(/\S+/, word);
        }
      },
      longWord,
    );
    expect(await textProblemsAt(page, [320, 390])).toEqual([]);
    for (const width of [768, 1440]) {
      expect(await textProblemsAt(page, [width])).toEqual([]);
      expect(await page.evaluate(coveredText)).toEqual([]);
    }
  });
});

describe('rows of cards', () => {
  /** Sets the number of cards in a list, and returns the number of cards in each row. */
  const rowsWith = (selector: string, count: number) =>
    page.$eval(
      selector,
      (list, wanted) => {
        while (list.children.length > wanted) list.lastElementChild?.remove();
        while (list.children.length < wanted) list.append(list.children[0]?.cloneNode(true) as Node);
        const rows: number[] = [];
        let last = Number.POSITIVE_INFINITY;
        for (const card of list.children) {
          const { left } = card.getBoundingClientRect();
          if (left <= last) rows.push(0);
          rows.push((rows.pop() ?? 0) + 1);
          last = left;
        }
        return rows.join('-');
      },
      count,
    );

  it.each([
    [pages.about.path, '.staggered-cards', { 2: '2', 3: '3', 4: '4', 5: '3-2' }],
    [pages.neighborhood.path, '.nearby-rooms', { 2: '2', 3: '3', 4: '4', 5: '3-2' }],
    [roomPaths[0] ?? '', '.featured-amenities', { 2: '2', 3: '3', 4: '4', 7: '4-3' }],
    [pages.home.path, '.posters', { 2: '2', 3: '3', 4: '4', 5: '3-2', 6: '4-2' }],
  ])('on %s, %s leave no gap with any number of cards', async (path, selector, rows) => {
    await resize(page, desktop);
    await goTo(page, path);
    for (const [count, words] of Object.entries(rows))
      expect([count, await rowsWith(selector, Number(count))]).toEqual([count, words]);
    await resize(page, tablet);
    expect(await rowsWith(selector, 2)).toBe('2');
  });

  it.each([
    [pages.home.path, '.home-rooms', [2, 3, 4, 5]],
    [pages.about.path, '.about-tiles', [2, 3, 4, 5]],
  ])('on %s, %s fill the last row', async (path, selector, counts) => {
    await resize(page, desktop);
    await goTo(page, path);
    for (const count of counts) {
      await rowsWith(selector, count);
      const corner = await page.$eval(selector, (list) => {
        const { right, bottom } = list.getBoundingClientRect();
        const ends = [...list.children].map((card) => card.getBoundingClientRect());
        return ends.some((card) => Math.abs(card.right - right) < 2 && Math.abs(card.bottom - bottom) < 40);
      });
      expect([count, corner]).toEqual([count, true]);
    }
  });
});
