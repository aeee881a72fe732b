import type { Viewport } from 'puppeteer';
import { goTo, type OpenPage, open, resize } from './browser';
import { fakeMapHost } from './map-host';
import { emptyMemoryCache, watchShifts } from './pictures';
import { prefer } from './preferences';
import { layouts, mainLayouts, pages } from './sample-content';

/** The description of a check, and a function that finds problems on a page. */
type Check = [what: string, find: (page: OpenPage, path: string) => Promise<readonly unknown[]>];

/** Checks in their running order. Checks that change the page come last. */
interface Checks {
  /** Checks for every layout. */
  onAll: Check[];
  /** Checks for the main layouts only. */
  onMain: Check[];
}

/** Loads one page of each layout, all in the same window, and runs the layout's checks on the page. */
export function checkLayouts(device: string, viewport: Viewport, { onAll, onMain }: Checks): void {
  let page: OpenPage;
  beforeAll(async () => {
    page = await open(pages['test-nav'].path, {
      viewport,
      reducedMotion: true,
      before: (opening) => Promise.all([watchShifts(opening), fakeMapHost(opening)]),
    });
  });

  describe.each(layouts)(`%s on ${device}`, (path) => {
    beforeAll(async () => {
      await resize(page, viewport);
      await emptyMemoryCache(page);
      await goTo(page, path);
    });
    afterEach(() => prefer(page, {}));

    it.each([...onAll, ...(mainLayouts.includes(path) ? onMain : [])])('%s', async (_name, find) => {
      expect(await find(page, path)).toEqual([]);
    });
  });
}
