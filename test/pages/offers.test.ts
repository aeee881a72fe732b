import type { Page } from 'puppeteer';
import { dateLabel } from '../../shared/dates';
import { hotelDay } from '../../shared/hotelDay';
import { dayAfter, hotelMidnight } from '../../shared/hotelMidnight';
import { isFor, offers, offerTexts, runningOn } from '../../shared/offers';
import { violations } from '../support/axe';
import { desktop, open, phone } from '../support/browser';
import { pages, roomPath, rooms } from '../support/content';

/** Sets the clock of a guest's browser. */
const at = (time: number) => async (page: Page) => {
  await page.evaluateOnNewDocument((now) => {
    Date.now = () => now;
  }, time);
};

const shown = (page: Page) =>
  page.$$eval('.offers .offer__words', (all) =>
    all.map((words) => ({
      title: words.querySelector('h3')?.textContent,
      terms: words.querySelector('.offer__terms')?.textContent,
      link: words.querySelector('a')?.textContent,
      href: words.querySelector('a')?.getAttribute('href'),
    })),
  );
const cards = (list: typeof offers, room?: string) =>
  list.map(({ title, terms, lastDay, code }) => ({
    title,
    terms: `${terms} ${offerTexts.through} ${dateLabel(lastDay)}.`,
    link: expect.stringContaining(`${offerTexts.book} ${code}`),
    href: `/book?${new URLSearchParams({ ...(room && { room }), code })}`,
  }));
/** A day on which an offer runs, today or later, where there is one. */
const aDay = [hotelDay(), ...offers.map(({ firstDay }) => firstDay)].sort().at(-1) ?? '';
/** The moment at which the last offer has ended. */
const allEnded = Math.max(Date.now(), ...offers.map(({ lastDay }) => hotelMidnight(dayAfter(lastDay))));

describe('offers', () => {
  test.each([
    ['home page', pages.home.path, phone],
    ['home page', pages.home.path, desktop],
    ['rooms page', pages.rooms.path, desktop],
  ])('stand on the %s with terms, last day and code while they run', async (_, path, viewport) => {
    const page = await open(path, { viewport, before: at(hotelMidnight(dayAfter(aDay)) - 1) });
    expect(await shown(page)).toEqual(cards(runningOn(aDay)));
    expect(page.consoleMessages).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });

  test('stand on the page of a room that they are for', async () => {
    const isOffered = (slug: string) => runningOn(aDay).some((offer) => isFor(offer, slug));
    const [offered, other] = [true, false].map((is) => rooms.find(({ slug }) => isOffered(slug) === is));
    for (const room of [offered, other].filter((each) => each !== undefined)) {
      const page = await open(roomPath(room.slug), { before: at(hotelMidnight(dayAfter(aDay)) - 1) });
      const wanted = runningOn(aDay).filter((offer) => isFor(offer, room.slug));
      expect(await shown(page)).toEqual(cards(wanted, room.slug));
    }
  });

  test('are what the server knew without JavaScript', async () => {
    const page = await open(pages.home.path, { javascript: false });
    expect(await shown(page)).toEqual(cards(runningOn(hotelDay())));
  });

  test('go from a page that a cache has kept too long, with their section', async () => {
    const page = await open(pages.home.path, { before: at(allEnded) });
    expect(await page.$('.offers')).toBeNull();
    expect(page.consoleMessages).toEqual([]);
  });
});
