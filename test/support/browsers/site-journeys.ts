import { painted } from '../browser';
import { pages } from '../content';
import { noPage } from './guest';
import { click, focused, isFocused, type Journey, pressOn, shown } from './journey';

export const siteJourneys: readonly Journey[] = [
  {
    name: 'a link leads to another page without a load, and Back to where the guest was',
    path: pages.rooms.path,
    on: 'a desktop',
    async go(page) {
      await page.evaluate(() => {
        Object.assign(window, { isSame: true });
        scrollTo({ top: 1500, behavior: 'instant' });
      });
      await painted(page);
      const from = await page.evaluate(() => scrollY);
      await page.$eval('.footer a[href="/about"]', (link) => (link as HTMLElement).click());
      await page.waitForFunction(
        () => document.activeElement?.matches('main h1') && location.pathname === '/about',
      );
      const top = await page.evaluate(() => scrollY);
      await page.evaluate(() => history.back());
      await page.waitForFunction(
        (path, wanted) => location.pathname === path && Math.abs(scrollY - wanted) < 2,
        {},
        pages.rooms.path,
        from,
      );
      return { top, isSame: await page.evaluate(() => 'isSame' in window) };
    },
    outcome: { top: 0, isSame: true },
  },
  {
    name: 'Back from another document is where the guest was, and the page works',
    path: pages.rooms.path,
    on: 'a desktop',
    async go(page) {
      await click(page, '.room-filters a[href*="filter=suite"]');
      await shown(page, '.room-filters a[href*="filter=suite"][aria-current]');
      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
      await painted(page);
      const from = await page.evaluate(() => scrollY);
      await page.evaluate((address) => location.assign(address), noPage);
      await page.waitForFunction((address) => location.pathname === address, {}, noPage);
      await page.evaluate(() => history.back());
      await page.waitForFunction(
        (path, wanted) => location.pathname === path && Math.abs(scrollY - wanted) < 2,
        {},
        pages.rooms.path,
        from,
      );
      await shown(page, '.room-filters a[href*="filter=suite"][aria-current]');
      await click(page, '.room-filters a[href*="filter=ocean"]');
      await shown(page, '.room-filters a[href*="filter=ocean"][aria-current]');
      await page.$eval('.footer a[href="/about"]', (link) => (link as HTMLElement).click());
      await focused(page, 'main h1');
      return page.evaluate(() => location.pathname);
    },
    outcome: pages.about.path,
  },
  {
    name: 'the menu opens, Escape closes it and gives the focus back',
    path: pages.about.path,
    on: 'a phone',
    async go(page) {
      await pressOn(page, '.menu-toggle', 'Enter');
      await shown(page, '.menu:popover-open');
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !document.querySelector('.menu:popover-open'));
      return isFocused(page, '.menu-toggle');
    },
    outcome: true,
  },
  {
    name: 'the lightbox opens on a photo, goes on by the arrow key and closes by Escape',
    path: pages.gallery.path,
    async go(page) {
      await pressOn(page, '.photo-grid a', 'Enter');
      await shown(page, '.lightbox[open]');
      const words = () => page.$eval('.lightbox', (box) => box.textContent);
      const first = await words();
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction(
        (text) => document.querySelector('.lightbox')?.textContent !== text,
        {},
        first,
      );
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !document.querySelector('.lightbox[open]'));
      await page.waitForFunction(() => document.activeElement?.matches('.photo-grid a'));
      return true;
    },
    outcome: true,
  },
  {
    name: 'the featured rooms go on by their button',
    path: pages.rooms.path,
    on: 'a phone',
    async go(page) {
      await click(page, '.featured-carousel [aria-label^="Next"]');
      await page.waitForFunction(
        () =>
          [...document.querySelectorAll('.featured-carousel [aria-roledescription=slide]')].findIndex(
            (slide) => !slide.matches('[inert], [inert] *'),
          ) === 1,
      );
      return true;
    },
    outcome: true,
  },
  {
    name: 'the tabs of a policy follow the arrow keys',
    path: pages.privacy.path,
    on: 'a desktop',
    async go(page) {
      await page.focus('[role=tab][aria-selected=true]');
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction(() => document.activeElement?.matches('[role=tab][aria-selected=true]'));
      return page.$$eval('[role=tab]', (all) => all.indexOf(document.activeElement as Element));
    },
    outcome: 1,
  },
];
