import type { Viewport } from 'puppeteer';
import { close, goTo, type OpenPage, open } from '../support/browser';
import { pages, roomPaths } from '../support/content';
import { pictureProblems, watchShifts } from '../support/pictures';

/** Pages that together show pictures in every kind of frame. */
const paths = [pages.home.path, pages.rooms.path, pages.gallery.path, roomPaths.at(-1) ?? ''];

/**
 * Viewports other than those of test/pages/every-page, from few pixels to many, so that the cache never has larger
 * pictures than needed.
 */
const viewports: Viewport[] = [
  { width: 390, height: 844, deviceScaleFactor: 3 },
  { width: 1920, height: 1080 },
];

describe.each(paths)('%s loads pictures in the right size and order, without layout shifts', (path) => {
  let page: OpenPage;
  beforeAll(async () => {
    page = await open(pages['test-nav'].path, { reducedMotion: true, before: watchShifts });
  });
  afterAll(() => close(page));

  it.each(viewports)('on a screen of %j', async (viewport) => {
    await page.setViewport(viewport);
    await goTo(page, path);
    expect(await pictureProblems(page)).toEqual([]);
  });
});
