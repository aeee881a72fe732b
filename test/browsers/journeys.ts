import type { Page } from 'puppeteer';
import { painted } from '../support/browser';
import { filterLabels, matchingRooms, pages, roomPath, rooms } from '../support/content';
import { guestForms } from '../support/guest-forms';

/** Sizes of the viewport, in px. */
export const sizes = { phone: [390, 844], desktop: [1440, 900] } as const;

/** Actions of a guest and the expected result. */
export interface Journey {
  name: string;
  path: string;
  on: keyof typeof sizes;
  /** The first visit, without a choice about cookies. */
  isNew?: true;
  /** @returns the actual result, compared with `outcome` */
  go: (page: Page) => Promise<unknown>;
  outcome: unknown;
}

/** A URL of the site that is not a page. */
export const noPage = '/robots.txt';

const ocean = matchingRooms(rooms, 'ocean');
const [oceanRoom] = ocean;
if (!oceanRoom) throw new Error('the hotel has no ocean-view room');

const filter = (name: string) => `.room-filters a[href*="filter=${name}"]`;
const messageField = (name: string) => `.message__form [name=${name}]`;

const textOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.textContent?.replace(/\s+/g, ' ').trim());

const isFocused = (page: Page, selector: string) =>
  page.evaluate((name) => document.activeElement?.matches(name) ?? false, selector);

const shown = (page: Page, selector: string) =>
  page.waitForFunction(
    (name) => [...document.querySelectorAll(name)].some((each) => each.checkVisibility()),
    {},
    selector,
  );

const gone = (page: Page, selector: string) =>
  page.waitForFunction((name) => !document.querySelector(name), {}, selector);

/** Uses activeElement, since `:focus` does not match in a browser window without focus. */
const focused = (page: Page, selector: string) =>
  page.waitForFunction((name) => document.activeElement?.matches(name), {}, selector);

const counted = (page: Page, selector: string, count: number) =>
  page.waitForFunction(
    (name, wanted) => document.querySelectorAll(name).length === wanted,
    {},
    selector,
    count,
  );

/** Clicks an element after scrolling it to the center, away from fixed bars. */
async function click(page: Page, selector: string): Promise<void> {
  await page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.click(selector);
}

async function pressOn(page: Page, selector: string, key: 'Enter' | ' '): Promise<void> {
  await page.focus(selector);
  await page.keyboard.press(key);
}

const followFooterLink = (page: Page, path: string) =>
  page.$eval(`.footer a[href="${path}"]`, (link) => (link as HTMLElement).click());

/** Scrolls down and waits until the history entry has the position. @returns the position, in px */
async function scrollDown(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await painted(page);
  return page.evaluate(() => scrollY);
}

async function goBackTo(page: Page, path: string, top: number): Promise<void> {
  await page.evaluate(() => history.back());
  await page.waitForFunction(
    (wantedPath, wantedTop) => location.pathname === wantedPath && Math.abs(scrollY - wantedTop) < 2,
    {},
    path,
    top,
  );
}

/** The main journeys, for other browsers than that of the page tests. */
export const journeys: readonly Journey[] = [
  {
    name: 'a link changes the page without a load, and Back restores the scroll position',
    path: pages.rooms.path,
    on: 'desktop',
    async go(page) {
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      const from = await scrollDown(page);
      await followFooterLink(page, pages.about.path);
      await focused(page, 'main h1');
      const top = await page.evaluate(() => scrollY);
      await goBackTo(page, pages.rooms.path, from);
      return { top, isSame: await page.evaluate(() => 'isSame' in window) };
    },
    outcome: { top: 0, isSame: true },
  },
  {
    name: 'Back from another document restores filter and scroll position, and the page works',
    path: pages.rooms.path,
    on: 'desktop',
    async go(page) {
      await click(page, filter('suite'));
      await shown(page, `${filter('suite')}[aria-current]`);
      const from = await scrollDown(page);
      await page.evaluate((address) => location.assign(address), noPage);
      await page.waitForFunction((address) => location.pathname === address, {}, noPage);
      await goBackTo(page, pages.rooms.path, from);
      await shown(page, `${filter('suite')}[aria-current]`);
      await click(page, filter('ocean'));
      await shown(page, `${filter('ocean')}[aria-current]`);
      await followFooterLink(page, pages.about.path);
      await focused(page, 'main h1');
      return page.evaluate(() => location.pathname);
    },
    outcome: pages.about.path,
  },
  {
    name: 'the menu opens, and Escape closes it and returns the focus',
    path: pages.about.path,
    on: 'phone',
    async go(page) {
      await pressOn(page, '.menu-toggle', 'Enter');
      await shown(page, '.menu:popover-open');
      await page.keyboard.press('Escape');
      await gone(page, '.menu:popover-open');
      return isFocused(page, '.menu-toggle');
    },
    outcome: true,
  },
  {
    name: 'an ocean-view room is found by the filter, and its page opens',
    path: pages.rooms.path,
    on: 'phone',
    async go(page) {
      await click(page, filter('ocean'));
      await counted(page, '.room-card', ocean.length);
      const chosen = await textOf(page, '.room-filters [aria-current]');
      await click(page, `.room-card a[href="${roomPath(oceanRoom.slug)}"]`);
      await focused(page, '.room h1');
      return { chosen, room: await textOf(page, 'h1') };
    },
    outcome: { chosen: filterLabels.ocean, room: oceanRoom.name },
  },
  {
    name: 'the lightbox opens on a photo, goes on by the arrow key and closes by Escape',
    path: pages.gallery.path,
    on: 'phone',
    async go(page) {
      await pressOn(page, '.photo-grid a', 'Enter');
      await shown(page, '.lightbox[open]');
      const first = await textOf(page, '.lightbox');
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction(
        (text) => document.querySelector('.lightbox')?.textContent?.replace(/\s+/g, ' ').trim() !== text,
        {},
        first,
      );
      await page.keyboard.press('Escape');
      await gone(page, '.lightbox[open]');
      await focused(page, '.photo-grid a');
      return true;
    },
    outcome: true,
  },
  {
    name: 'two days are chosen in the calendar, and the booking links take them',
    path: pages.home.path,
    on: 'desktop',
    async go(page) {
      await click(page, '.stay--strip .stay__cell--arrival button');
      await shown(page, '.stay-calendar');
      const dayCells = '.stay-calendar [data-day]:not([data-disabled])';
      const days = await page.$$eval(dayCells, (cells) =>
        cells.slice(0, 2).map((cell) => cell.getAttribute('data-day')),
      );
      for (const day of days)
        await page.$eval(`.stay-calendar [data-day="${day}"] button`, (button) =>
          (button as HTMLElement).click(),
        );
      await page.waitForFunction(
        (wanted) => wanted.every((day) => document.querySelector(`.header__book[href*="${day}"]`)),
        {},
        days,
      );
      return days.length;
    },
    outcome: 2,
  },
  {
    name: 'a message with two mistakes: the form leads to the first, takes the corrected message and thanks',
    path: pages.contact.path,
    on: 'phone',
    async go(page) {
      const { email: _email, message: _message, ...others } = guestForms.contact.typed;
      for (const [name, text] of Object.entries(others)) await page.type(messageField(name), text);
      await page.type(messageField('email'), 'june');
      await click(page, '.message__form [type=submit]');
      // Not the alert, which is gone after some seconds.
      await shown(page, `${messageField('message')}[aria-invalid=true]`);
      const faults = await page.$$eval('.message__form [aria-invalid=true]', (all) =>
        all.map((each) => (each as HTMLInputElement).name),
      );
      const isLed = await isFocused(page, messageField('email'));
      await page.type(messageField('email'), '@example.com');
      await page.type(messageField('message'), 'Is it up?');
      await click(page, '.message__form [type=submit]');
      await shown(page, '.message .alert--success');
      return { faults, isLed };
    },
    outcome: { faults: ['email', 'message'], isLed: true },
  },
  {
    name: 'the cookie notice takes a no, stores it and moves the focus to the button that opens it again',
    path: pages.about.path,
    on: 'desktop',
    isNew: true,
    async go(page) {
      await shown(page, '.cookie-banner');
      await pressOn(page, '.cookie-banner__actions .button', 'Enter');
      await gone(page, '.cookie-banner');
      await focused(page, '.footer__cookies');
      return page.evaluate(() => localStorage.getItem('cookieConsent'));
    },
    outcome: 'denied',
  },
];
