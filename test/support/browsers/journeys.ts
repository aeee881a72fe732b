import type { Page } from 'puppeteer';
import { cookies, filterLabels, matchingRooms, pages, rooms, site } from '../content';
import type { Size } from './guest';

/** Something that a guest does, and what must come of it. */
interface Journey {
  name: string;
  path: string;
  /** Both, where it is the same for all. */
  on?: Size;
  /** The guest was never here and has not chosen about cookies. */
  isNew?: true;
  /** @returns what came of it, to be compared with `outcome` */
  go: (page: Page) => Promise<unknown>;
  outcome: unknown;
}

const textOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.textContent?.replace(/\s+/g, ' ').trim());
const isFocused = (page: Page, selector: string) =>
  page.evaluate((name) => document.activeElement?.matches(name) ?? false, selector);

/** Waits until something is there and shown; asked again and again, since a popover opens without a change of any element. */
export const shown = (page: Page, selector: string) =>
  page.waitForFunction(
    (name) => [...document.querySelectorAll(name)].some((each) => each.checkVisibility()),
    {},
    selector,
  );

/** Clicks in the middle of the window, where no bar is in the way. */
async function click(page: Page, selector: string): Promise<void> {
  await page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.click(selector);
}

const ocean = matchingRooms(rooms, 'ocean');

export const journeys: readonly Journey[] = [
  {
    name: 'a link leads to another page without a load, and Back to where the guest was',
    path: pages.rooms.path,
    on: 'a desktop',
    async go(page) {
      await page.evaluate(() => {
        Object.assign(window, { isSame: true });
        scrollTo({ top: 1500, behavior: 'instant' });
      });
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
    name: 'a filter changes the list in place',
    path: pages.rooms.path,
    async go(page) {
      await click(page, '.room-filters a[href*="filter=ocean"]');
      await page.waitForFunction(
        (count) => document.querySelectorAll('.room-card').length === count,
        {},
        ocean.length,
      );
      return textOf(page, '.room-filters [aria-current]');
    },
    outcome: filterLabels.ocean,
  },
  {
    name: 'the menu opens, Escape closes it and gives the focus back',
    path: pages.about.path,
    on: 'a phone',
    async go(page) {
      await page.focus('.menu-toggle');
      await page.keyboard.press('Enter');
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
      await page.focus('.photo-grid a');
      await page.keyboard.press('Enter');
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
    name: 'two days are chosen in the calendar, and the form knows them',
    path: pages.home.path,
    async go(page) {
      await click(page, '.stay--strip .stay__cell--arrival button');
      await shown(page, '.stay-calendar');
      const days = await page.$$eval('.stay-calendar [data-day]:not([data-disabled]) button', (all) =>
        all.slice(0, 2).map((button) => button.closest('[data-day]')?.getAttribute('data-day')),
      );
      for (const day of days)
        await page.$eval(`.stay-calendar [data-day="${day}"] button`, (button) =>
          (button as HTMLElement).click(),
        );
      await page.waitForFunction(
        (wanted) =>
          ['arrival', 'departure'].every(
            (name, index) =>
              document.querySelector<HTMLInputElement>(
                `form:has(.stay-calendar) [name=${name}], .stay--strip [name=${name}]`,
              )?.value === wanted[index],
          ),
        {},
        days,
      );
      const link = await page.$eval('.header__book', (each) => (each as HTMLAnchorElement).href);
      return days.every((day) => day && link.includes(day));
    },
    outcome: true,
  },
  {
    name: 'a message with two mistakes: the form leads to the first, takes them mended and thanks',
    path: pages.contact.path,
    async go(page) {
      const field = (name: string) => `.message__form [name=${name}]`;
      await page.type(field('name'), 'June');
      await page.type(field('email'), 'june');
      await page.type(field('subject'), 'Surf');
      await click(page, '.message__form [type=submit]');
      await shown(page, '.message .alert--error');
      const faults = await page.$$eval('.message__form [aria-invalid=true]', (all) =>
        all.map((each) => (each as HTMLInputElement).name),
      );
      const isLed = await isFocused(page, field('email'));
      await page.type(field('email'), '@example.com');
      await page.type(field('message'), 'Is it up?');
      await click(page, '.message__form [type=submit]');
      await shown(page, '.message .alert--success');
      return { faults, isLed };
    },
    outcome: { faults: ['email', 'message'], isLed: true },
  },
  {
    name: 'the cookie notice comes, takes a no and leaves the focus at the button that opens it again, or at the content where that is hidden',
    path: pages.about.path,
    isNew: true,
    async go(page) {
      await shown(page, '.cookie-banner');
      await page.focus('.cookie-banner__actions .button');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => !document.querySelector('.cookie-banner'));
      await page.waitForFunction(() => {
        const button = document.querySelector('.footer__cookies');
        const isThere = button?.checkVisibility({ visibilityProperty: true });
        return document.activeElement?.matches(isThere ? '.footer__cookies' : '#main');
      });
      return page.evaluate(() => localStorage.getItem('cookieConsent'));
    },
    outcome: 'denied',
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
  {
    name: 'the cookie dialog keeps what is chosen in it',
    path: pages.about.path,
    on: 'a desktop',
    async go(page) {
      await page.$eval('.footer__cookies', (button) => (button as HTMLElement).click());
      await shown(page, '.preferences[open]');
      await page.$eval('.preferences .switch:enabled', (each) => (each as HTMLElement).click());
      await page.$$eval(
        '.preferences button',
        (all, label) => (all.find((button) => button.textContent === label) as HTMLElement).click(),
        cookies.dialog.save,
      );
      await page.waitForFunction(() => !document.querySelector('.preferences[open]'));
      return page.evaluate(() => localStorage.getItem('cookieConsent'));
    },
    outcome: 'custom',
  },
  {
    name: 'the phone number leads to the telephone',
    path: pages.contact.path,
    on: 'a phone',
    go: (page) => page.$eval('main a[href^="tel:"]', (link) => (link as HTMLAnchorElement).href),
    outcome: site.phone.href,
  },
];
