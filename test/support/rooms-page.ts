import type { Page } from 'puppeteer';
import { type OpenOptions, open } from './browser';
import { matchingRooms, pages, rooms } from './content';

export const { path } = pages.rooms;
export const card = (index: number) => `.room-grid > li:nth-child(${index + 1})`;
export const box = (index: number) => `${card(index)} input[type=checkbox]`;
export const toggle = '.rooms-toolbar__compare button';

export const texts = (page: Page, selector: string) =>
  page.$$eval(selector, (elements) =>
    elements.map((element) => element.textContent?.replace(/\s+/g, ' ').trim()),
  );
export const names = (page: Page) => texts(page, '.room-card h3');
/** Texts of the live regions of filter and comparison. */
export const statusesOf = (page: Page) => texts(page, '.rooms-list [role=status]');
export const top = (page: Page, selector: string) =>
  page.$eval(selector, (element) => Math.round(element.getBoundingClientRect().top));

/** Clicks an element after scrolling it to the center, so that no smooth scroll moves it. */
export async function press(page: Page, selector: string) {
  await page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.click(selector);
}

export const openRooms = (query = '', options: OpenOptions = {}) =>
  open(path + query, { fakeClock: true, reducedMotion: true, ...options });
export const namesOf = (list: typeof rooms) => list.map(({ name }) => name);
export const matching = (filter: string) => namesOf(matchingRooms(rooms, filter));
export const matchText = (count: number) => (count === 1 ? '1 room matches' : `${count} rooms match`);
export const filterLink = (filter: string) => `.room-filters a[href*="filter=${filter}"]`;

/** Clicks a filter and waits until it is current; the fade-out of the grid has then started. */
export async function choose(page: Page, selector: string) {
  await press(page, selector);
  await page.waitForSelector(`${selector}[aria-current]`);
}
export const opacity = (page: Page) => page.$eval('.room-results', (list) => getComputedStyle(list).opacity);
