import type { Viewport } from 'puppeteer';
import { goTo, type OpenPage, open, resize } from './browser';
import { mainLayouts, pages } from './content';
import { fakeMapHost } from './map-host';
import { watchShifts } from './pictures';
import { prefer } from './preferences';

/** Finds problems on a page. Checks that change the page come last. */
export type Check = [what: string, find: (page: OpenPage, path: string) => Promise<readonly unknown[]>];

/** Checks each main layout in one window. @returns a getter for its page, for other tests */
export function checkLayouts(device: string, viewport: Viewport, checks: Check[]): () => OpenPage {
  let page: OpenPage;
  beforeAll(async () => {
    page = await open(pages['test-nav'].path, {
      viewport,
      reducedMotion: true,
      before: (opening) => Promise.all([watchShifts(opening), fakeMapHost(opening)]),
    });
  });

  describe.each(mainLayouts)(`%s on ${device}`, (path) => {
    beforeAll(async () => {
      await resize(page, viewport);
      await goTo(page, path);
    });
    afterEach(() => prefer(page, {}));

    it.each(checks)('%s', async (_name, find) => {
      expect(await find(page, path)).toEqual([]);
    });
  });
  return () => page;
}
