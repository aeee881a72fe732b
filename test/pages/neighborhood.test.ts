import { textOf } from '../support/api';
import { desktop, open, phone } from '../support/browser';
import { distanceLabel, neighborhoodContent, pages, site } from '../support/content';

const { path } = pages.neighborhood;
const { categories } = neighborhoodContent;

describe('the neighborhood page', () => {
  test('has the title of its page and a hero', async () => {
    const page = await open(path);
    expect(await page.title()).toBe(`${neighborhoodContent.meta.title} | ${site.brand}`);
    expect(await textOf(page, 'h1')).toBe(neighborhoodContent.hero.title);
    expect(await page.$('.hero--picture img')).toBeTruthy();
    expect(page.consoleMessages).toEqual([]);
  });

  test.each(categories)('lists its places under $title, by name, address and distance', async (category) => {
    const page = await open(path, { javascript: false });
    const places = await page.$$eval(`#${category.id} .place`, (all) =>
      all.map((place) => ({
        name: place.querySelector('h3')?.textContent,
        address: [...place.querySelectorAll('address > *')].map(({ textContent }) => textContent),
        distance: place.querySelector('.place__distance')?.textContent,
        url: place.querySelector('a')?.getAttribute('href'),
        target: place.querySelector('a')?.target,
        rel: place.querySelector('a')?.rel,
      })),
    );
    expect(places).toEqual(
      category.places.map((place) => ({
        name: place.name,
        address: place.address,
        distance: distanceLabel(place),
        url: place.url,
        target: '_blank',
        rel: 'noopener',
      })),
    );
  });

  test('sets picture and text in turns on a desktop, the picture first on a phone', async () => {
    const sides = async (viewport: typeof desktop) => {
      const page = await open(path, { viewport });
      return page.$$eval('.category', (all) =>
        all.map((section) => {
          const [print, words] = [...section.querySelectorAll('.wrap > *')].map((each) =>
            each.getBoundingClientRect(),
          );
          if (!print || !words) return 'incomplete';
          if (print.bottom <= words.top) return 'above';
          return print.right <= words.left ? 'left' : 'right';
        }),
      );
    };
    expect(await sides(desktop)).toEqual(categories.map((_, index) => (index % 2 === 0 ? 'left' : 'right')));
    expect(await sides(phone)).toEqual(categories.map(() => 'above'));
  });

  test('prints its places and leaves pictures and map out', async () => {
    const page = await open(path);
    await page.emulateMediaType('print');
    const shown = await page.$$eval('.place, .category__print, .hero__picture, .map-frame, .map', (all) =>
      all.filter((each) => each.checkVisibility()).map(({ className }) => className),
    );
    expect(shown).toEqual(categories.flatMap(({ places }) => places.map(() => 'place')));
  });
});
