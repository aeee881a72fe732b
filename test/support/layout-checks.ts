import type { Viewport } from 'puppeteer';
import { goTo, type OpenPage, open, resize } from './browser';
import { fakeMapHost } from './map-host';
import { watchShifts } from './pictures';
import { prefer } from './preferences';
import { layouts, mainLayouts, pages } from './sample-content';

/** Finds problems on a page. */
type Check = [what: string, find: (page: OpenPage, path: string) => Promise<readonly unknown[]>];

/** Checks in the order in which they run: those that change the page come last. */
interface Checks {
  /** For pages of every layout. */
  onAll: Check[];
  /** For the main layouts. */
  onMain: Check[];
}

/** Loads a page of each layout once, in one window, and runs its checks. */
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
      await goTo(page, path);
    });
    afterEach(() => prefer(page, {}));

    it.each([...onAll, ...(mainLayouts.includes(path) ? onMain : [])])('%s', async (_name, find) => {
      expect(await find(page, path)).toEqual([]);
    });
  });
}
