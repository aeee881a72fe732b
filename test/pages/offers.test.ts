import type { Page } from 'puppeteer';
import { dateLabel } from '../../shared/dates';
import { hotelDay } from '../../shared/hotelDay';
import { dayAfter, hotelMidnight } from '../../shared/hotelMidnight';
import { offerPath, offers, offerTexts, runningOn } from '../../shared/offers';
import { isFor } from '../../shared/offers/isFor';
import { open } from '../support/browser';
import { pages, roomPath, rooms } from '../support/content';

/** Sets the clock of a guest's browser. */
const at = (time: number) => async (page: Page) => {
  await page.evaluateOnNewDocument((now) => {
    Date.now = () => now;
  }, time);
};

const shown = (page: Page) =>
  page.$$eval('.offer__words', (all) =>
    all.map((words) => ({
      title: words.querySelector('h3')?.textContent,
      last: words.querySelector('.offer__last')?.textContent,
      page: words.querySelector('h3 a')?.getAttribute('href'),
      link: words.querySelector('.text-link')?.textContent,
      href: words.querySelector('.text-link')?.getAttribute('href'),
    })),
  );
const cards = (list: typeof offers) =>
  list.map(({ id, title, lastDay, code }) => ({
    title,
    last: `${offerTexts.through} ${dateLabel(lastDay)}.`,
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
const lines = (list: typeof offers, room: string) =>
  list.map(({ title, summary, code }) => ({
    title,
    text: summary,
    href: `/book?${new URLSearchParams({ room, code })}`,
  }));
/** A day on which an offer runs, today or later, where there is one. */
const aDay = [hotelDay(), ...offers.map(({ firstDay }) => firstDay)].sort().at(-1) ?? '';
/** The moment at which the last offer has ended. */
const allEnded = Math.max(Date.now(), ...offers.map(({ lastDay }) => hotelMidnight(dayAfter(lastDay))));

describe('offers', () => {
  test.each([
    ['home page', pages.home.path],
    ['rooms page', pages.rooms.path],
  ])('stand on the %s with last day, code and page while they run', async (_, path) => {
    const page = await open(path, { before: at(hotelMidnight(dayAfter(aDay)) - 1) });
    expect(await shown(page)).toEqual(cards(runningOn(aDay)));
    expect(page.consoleMessages).toEqual([]);
  });

  test('stand as lines on the page of a room that they are for, with a way to all of them', async () => {
    const isOffered = (slug: string) => runningOn(aDay).some((offer) => isFor(offer, slug));
    const [offered, other] = [true, false].map((is) => rooms.find(({ slug }) => isOffered(slug) === is));
    for (const room of [offered, other].filter((each) => each !== undefined)) {
      const page = await open(roomPath(room.slug), { before: at(hotelMidnight(dayAfter(aDay)) - 1) });
      const wanted = runningOn(aDay).filter((offer) => isFor(offer, room.slug));
      expect(await shownLines(page)).toEqual(lines(wanted, room.slug));
      const all = await page.$(`section:has(.offers__line) a[href="${pages.offers.path}"]`);
      expect(all !== null).toBe(wanted.length > 0);
    }
  });

  test('go from a page that a cache has kept too long, with their section', async () => {
    const page = await open(pages.home.path, { before: at(allEnded) });
    expect(await page.$('.offer__words, .offers__line')).toBeNull();
    expect(page.consoleMessages).toEqual([]);
  });
});
