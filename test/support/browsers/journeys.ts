import type { Page } from 'puppeteer';
import { hydrated } from '../browser';
import { cookies, filterLabels, matchingRooms, pages, rooms, site } from '../content';
import { type State, states } from '../states';

/** What the journeys need of a page, whichever browser it is in. */
export interface Guest {
  /** The page, as far as the browser's protocol goes; without what is Chromium's alone. */
  page: Page;
  /** A window so wide, in px; as near to it as the browser can. */
  resize: (width: number, height: number) => Promise<void>;
  /** The site's origin. */
  site: string;
  /** Warnings and errors since it was last asked, or of the page that is there now. */
  messages: () => Promise<readonly string[]>;
}

/** Something that a guest does, and what must come of it. */
interface Journey {
  name: string;
  path: string;
  on?: 'a phone' | 'a desktop';
  /** @returns what came of it, to be compared with `outcome` */
  go: (page: Page) => Promise<unknown>;
  outcome: unknown;
}

export const sizes = { 'a phone': [390, 844], 'a desktop': [1440, 900] } as const;
export type Size = keyof typeof sizes;

/** Rooms have one layout: one of them stands for all. */
const [room] = rooms;
export const pathsOnce: readonly string[] = [
  ...Object.entries(pages).flatMap(([name, { path }]) =>
    ['room', 'not-found'].includes(name) ? [] : [path],
  ),
  ...(room ? [`/room/${room.slug}/`] : []),
  '/nope',
];

export async function visit({ page, site: origin, messages }: Guest, path: string): Promise<void> {
  await messages();
  await page.goto(origin + path, { waitUntil: 'load' });
  await hydrated(page);
}

/** How far the page reaches beyond the window's right edge, in px. */
export const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const textOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.textContent?.replace(/\s+/g, ' ').trim());
const isFocused = (page: Page, selector: string) =>
  page.evaluate((name) => document.activeElement?.matches(name) ?? false, selector);

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
      await page.waitForSelector('.menu:popover-open');
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
      await page.waitForSelector('.lightbox[open]');
      const shown = () => page.$eval('.lightbox', (box) => box.textContent);
      const first = await shown();
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
      await page.waitForSelector('.stay-calendar');
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
      return true;
    },
    outcome: true,
  },
  {
    name: 'a form without its fields says what is missing at the first of them',
    path: pages.contact.path,
    async go(page) {
      await click(page, '.message__form [type=submit]');
      await page.waitForSelector('.message .alert--error');
      return isFocused(page, '.message__form [name=name][aria-invalid=true]');
    },
    outcome: true,
  },
  {
    name: 'the cookie dialog keeps what is chosen in it',
    path: pages.about.path,
    async go(page) {
      await page.$eval('.footer__cookies', (button) => (button as HTMLElement).click());
      await page.waitForSelector('.preferences[open]');
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
    go: (page) => page.$eval('main a[href^="tel:"]', (link) => (link as HTMLAnchorElement).href),
    outcome: site.phone.href,
  },
];

/** A state on a page, entered as in Chromium. */
export async function enterState({ page }: Guest, { enter, shown }: State): Promise<void> {
  await enter?.(page);
  await page.waitForFunction(
    (selector) => [...document.querySelectorAll(selector)].some((each) => each.checkVisibility()),
    {},
    shown,
  );
}

/** What every browser has to show: to be called in a test file, with a guest who comes before all tests. */
export function describeBrowser(guestOf: () => Guest): void {
  const size = (kind: Size) => {
    const [width, height] = sizes[kind];
    return guestOf().resize(width, height);
  };

  it.each(pathsOnce)('%s is hydrated without a message, and nothing scrolls sideways', async (path) => {
    const guest = guestOf();
    await size('a desktop');
    await visit(guest, path);
    const wide = await overhang(guest.page);
    await size('a phone');
    const narrow = await overhang(guest.page);
    expect({ wide, narrow, messages: await guest.messages() }).toEqual({ wide: 0, narrow: 0, messages: [] });
  });

  it.each(states)('$name on $path is reached', async (state) => {
    const guest = guestOf();
    await size(state.on ?? 'a desktop');
    await visit(guest, state.path);
    await enterState(guest, state);
    expect(await overhang(guest.page)).toBe(0);
  });

  it.each(journeys)('$name', async ({ path, on = 'a desktop', go, outcome }) => {
    const guest = guestOf();
    await size(on);
    await visit(guest, path);
    expect(await go(guest.page)).toEqual(outcome);
    expect(await guest.messages()).toEqual([]);
  });
}
