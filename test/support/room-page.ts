import type { Page } from 'puppeteer';
import { roomPages, roomPath, roomSlugs, rooms } from './content';

const [first] = rooms;
if (!first) throw new Error('there is no room');
/** The room used by tests of the room page. */
export const room = first;
export const path = roomPath(room.slug);

/** Path of a room with an extra picture before its gallery. */
export function pathWithExtraPicture() {
  for (const slug of roomSlugs) if (roomPages[slug]?.extraHero) return roomPath(slug);
  throw new Error('no room has an extra picture');
}

const texts = (page: Page, selector: string) =>
  page.$$eval(selector, (elements) => elements.map((element) => element.textContent?.trim() ?? ''));
export const text = async (page: Page, selector: string) => (await texts(page, selector))[0];
