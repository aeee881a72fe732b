import { desktop, open, phone, resize } from '../support/browser';
import { homeContent, neighborhoodContent, pages, roomPath, rooms } from '../support/content';
import { swipe } from '../support/touch';

const narrow = { width: phone.width, height: phone.height };
const [room] = rooms;
if (!room) throw new Error('there is no room');

/** Rows of cards that can be swiped on phones. */
const rows = [
  { path: pages.about.path, row: '.about-tiles' },
  { path: pages.groups.path, row: '.occasions' },
  { path: roomPath(room.slug), row: 'section:has(#rooms-like-this) ul' },
];

test.each(rows)(
  '$row of $path can be swiped on a phone, scrolls by keyboard, and shows the edge of the next card',
  async ({ path, row }) => {
    const page = await open(path, { viewport: narrow, reducedMotion: true });
    const look = () =>
      page.$eval(row, (list) => ({
        swipes: list.scrollWidth > list.clientWidth,
        takesFocus: (list as HTMLElement).tabIndex === 0,
        lines: new Set([...list.children].map((card) => (card as HTMLElement).offsetTop)).size,
        secondStarts: list.children[1]?.getBoundingClientRect().left ?? 0,
        overflow: document.documentElement.scrollWidth - innerWidth,
      }));
    const { secondStarts, ...shape } = await look();
    expect(shape).toEqual({ swipes: true, takesFocus: true, lines: 1, overflow: 0 });
    expect(secondStarts).toBeLessThan(phone.width - 24);
    await resize(page, desktop);
    expect(await look()).toMatchObject({ swipes: false, overflow: 0 });
  },
);

test('the photos of Home are a swipe row on a phone, with the edge of the next picture visible', async () => {
  const page = await open(pages.home.path, { viewport: phone, reducedMotion: true });
  const row = '.photo-grid__cells';
  const boxes = await page.$$eval(`${row} > li`, (cells) =>
    cells.map((cell) => {
      const { left, right, top, height } = cell.getBoundingClientRect();
      return { left, right, line: `${Math.round(top)} ${Math.round(height)}`, height };
    }),
  );
  const [first, second] = boxes;
  expect(boxes).toHaveLength(homeContent.gallery.photos.length);
  expect(first?.right).toBeLessThan(phone.width);
  expect(second?.left).toBeLessThan(phone.width - 24);
  expect(second?.right).toBeGreaterThan(phone.width);
  expect(new Set(boxes.map(({ line }) => line)).size).toBe(1);
  expect(first?.height).toBeLessThan(phone.height);
  await page.$eval(row, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await swipe(page, row, -300);
  await page.waitForFunction(
    (selector) => (document.querySelector(selector)?.scrollLeft ?? 0) > 100,
    {},
    row,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test('the tiles of Our Story alternate on a desktop, and no picture is shown twice', async () => {
  const page = await open(pages.about.path);
  const lines = await page.$eval(
    '.about-tiles',
    (tiles) => new Set([...tiles.children].map((tile) => (tile as HTMLElement).offsetTop)).size,
  );
  expect(lines).toBe(2);
  const names = await page.$$eval('main img', (images) => images.map((image) => image.src));
  expect(new Set(names).size).toBe(names.length);
});

test('picture and text of the neighborhood alternate on a desktop, with the picture first on a phone; prints have only the places', async () => {
  const { categories } = neighborhoodContent;
  const page = await open(pages.neighborhood.path);
  const sides = () =>
    page.$$eval('.category', (all) =>
      all.map((section) => {
        const [print, words] = [...section.querySelectorAll('.wrap > *')].map((each) =>
          each.getBoundingClientRect(),
        );
        if (!print || !words) return 'incomplete';
        if (print.bottom <= words.top) return 'above';
        return print.right <= words.left ? 'left' : 'right';
      }),
    );
  expect(await sides()).toEqual(categories.map((_, index) => (index % 2 === 0 ? 'left' : 'right')));
  await resize(page, narrow);
  expect(await sides()).toEqual(categories.map(() => 'above'));
  await page.emulateMediaType('print');
  const shown = await page.$$eval('.place, .category__print, .hero__picture, .map-frame, .map', (all) =>
    all
      .filter((each) => each.checkVisibility())
      .map(({ classList }) => (classList.contains('place') ? 'place' : [...classList].join(' '))),
  );
  expect(shown).toEqual(categories.flatMap(({ places }) => places.map(() => 'place')));
  expect(page.consoleMessages).toEqual([]);
});
