import { open, phone, resize } from '../support/browser';
import { aboutContent, neighborhoodContent, pages } from '../support/content';

const narrow = { width: phone.width, height: phone.height };

test('the tiles of Our Story alternate on a desktop, and no picture is shown twice', async () => {
  const page = await open(pages.about.path);
  const titles = aboutContent.local.tiles.map(({ title }) => title);
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

test('the neighborhood alternates pictures and texts on a desktop; on a phone the picture comes first', async () => {
  const { categories } = neighborhoodContent;
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
