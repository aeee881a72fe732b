import type { Page } from 'puppeteer';
import { offerPath, runningOffers } from '../../shared/offers';
import { isFor } from '../../shared/offers/isFor';
import { open } from '../support/browser';
import { content, hotelDay, offerTexts, pages, roomPath, rooms } from '../support/content';

const running = runningOffers(content, hotelDay()).offers;

const shown = (page: Page) =>
  page.$$eval('.offer__words', (all) =>
    all.map((words) => ({
      title: words.querySelector('h3')?.textContent,
      line: words.querySelector('.offer__line')?.textContent,
      page: words.querySelector('h3 a')?.getAttribute('href'),
      link: words.querySelector('.text-link')?.textContent,
      href: words.querySelector('.text-link')?.getAttribute('href'),
    })),
  );
const cards = (list: typeof running) =>
  list.map(({ id, title, line, code }) => ({
    title,
    line,
    page: offerPath(id),
    link: expect.stringContaining(`${offerTexts.book} ${code}`),
    href: `/book?${new URLSearchParams({ code })}`,
  }));
/** The lines on a room's page. */
const shownLines = (page: Page) =>
  page.$$eval('.offers__line', (all) =>
    all.map((line) => ({
      title: line.querySelector('h3')?.textContent,
      text: line.querySelector('p')?.textContent,
      href: line.querySelector('.text-link')?.getAttribute('href'),
    })),
  );
const lines = (list: typeof running, room: string) =>
  list.map(({ title, line, code }) => ({
    title,
    text: line,
    href: `/book?${new URLSearchParams({ room, code })}`,
  }));

describe('offers', () => {
  test.each([
    ['home page', pages.home.path],
    ['rooms page', pages.rooms.path],
  ])('are on the %s with their rules, code and page while they run', async (_, path) => {
    const page = await open(path);
    expect(await shown(page)).toEqual(cards(running));
    expect(page.consoleMessages).toEqual([]);
  });

  test('are lines on the page of a room that they are for, with a link to all of them', async () => {
    const isOffered = (slug: string) => running.some((offer) => isFor(offer, slug));
    const [offered, other] = [true, false].map((is) => rooms.find(({ slug }) => isOffered(slug) === is));
    for (const room of [offered, other].filter((each) => each !== undefined)) {
      const page = await open(roomPath(room.slug));
      const wanted = running.filter((offer) => isFor(offer, room.slug));
      expect(await shownLines(page)).toEqual(lines(wanted, room.slug));
      const all = await page.$(`section:has(.offers__line) a[href="${pages.offers.path}"]`);
      expect(all !== null).toBe(wanted.length > 0);
    }
  });
});
