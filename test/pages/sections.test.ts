import type { Page } from 'puppeteer';
import { desktop, open, phone, resize } from '../support/browser';
import { pageContent, pages, roomPaths } from '../support/sample-content';
import { swipe } from '../support/touch';

const narrow = { width: phone.width, height: phone.height };

test('the tiles of Our Story alternate on desktops, and no picture is shown twice', async () => {
  const page = await open(pages.about.path);
  const titles = pageContent('about').local.tiles.map(({ title }) => title);
  const tops = await page.$$eval(
    'main li',
    (all, words) =>
      all.flatMap((tile) =>
        words.includes(tile.querySelector('h3')?.innerText ?? '') ? [tile.offsetTop] : [],
      ),
    titles,
  );
  expect(tops).toHaveLength(titles.length);
  expect(new Set(tops).size).toBe(2);
  const sources = await page.$$eval('main img', (images) => images.map(({ src }) => src));
  expect(new Set(sources).size).toBe(sources.length);
});

test('the neighborhood alternates pictures and text on desktops; on phones, pictures come first', async () => {
  const { categories } = pageContent('neighborhood');
  const page = await open(pages.neighborhood.path);
  const sides = () =>
    page.evaluate(
      (ids) =>
        ids.map((id) => {
          const part = document.getElementById(id);
          const picture = part?.querySelector('img')?.getBoundingClientRect();
          const words = part?.querySelector('h2')?.getBoundingClientRect();
          if (!picture || !words) return 'incomplete';
          if (picture.bottom <= words.top) return 'above';
          return picture.right <= words.left ? 'left' : 'right';
        }),
      categories.map(({ id }) => id),
    );
  expect(await sides()).toEqual(categories.map((_, index) => (index % 2 === 0 ? 'left' : 'right')));
  await resize(page, narrow);
  expect(await sides()).toEqual(categories.map(() => 'above'));
});

describe('rows of cards', () => {
  /** Returns what guests see of each list that scrolls sideways. */
  const rowsOf = (page: Page) =>
    page.$$eval('main ul', (lists) =>
      lists
        .filter((list) => list.scrollWidth > list.clientWidth && getComputedStyle(list).overflowX === 'auto')
        .map((list) => ({
          isReachable: list.tabIndex === 0 || list.querySelector('button') !== null,
          lines: new Set([...list.children].map((card) => (card as HTMLElement).offsetTop)).size,
          showsEdge: (list.children[1]?.getBoundingClientRect().left ?? innerWidth) < innerWidth - 24,
        })),
    );

  it.each([
    [pages.home.path, 4],
    [pages.about.path, 2],
    [pages.groups.path, 1],
    [roomPaths[0] ?? '', 2],
  ])(
    'on %s can be swiped on phones and scrolled with keys, and show the edge of the next card',
    async (path, count) => {
      const page = await open(path, { viewport: { width: 390, height: 844 }, reducedMotion: true });
      const row = { isReachable: true, lines: 1, showsEdge: true };
      expect(await rowsOf(page)).toEqual(Array(count).fill(row));
      await resize(page, desktop);
      expect(await rowsOf(page)).toEqual([]);
    },
  );

  it('scroll when swiped, but the page does not scroll sideways', async () => {
    const page = await open(pages.home.path, { viewport: phone, reducedMotion: true });
    const row = await page.waitForSelector('main ul[tabindex="0"]');
    if (row) await swipe(page, row, -300);
    await page.waitForFunction((list) => (list?.scrollLeft ?? 0) > 100, {}, row);
    expect(await page.evaluate(() => [document.documentElement.scrollWidth, scrollX])).toEqual([
      phone.width,
      0,
    ]);
  });
});
