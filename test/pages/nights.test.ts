import type { Page } from 'puppeteer';
import { createDemo } from '../../server/rates/demo';
import { knownRoom } from '../../shared/rates/night';
import { problemIn, problemInAll } from '../../shared/rates/rules';
import { cheapestNight, knownStay } from '../../shared/rates/stayIn';
import { daysAfter, nightsIn } from '../../shared/stay';
import { endAllServers, type ServerProcess, startSite } from '../../tools/harness/serverProcess';
import { violations } from '../support/axe';
import { desktop, open, phone } from '../support/browser';
import { hotelDay, longDayLabel, pages, roomPath, rooms, site, wholeAmount } from '../support/content';

const today = hotelDay();
/** Days that the calendar shows at once. */
const shown = nightsIn({ arrival: daysAfter(today, 1), departure: daysAfter(today, 28) });
let server: ServerProcess;
let known: ReturnType<typeof knownRoom>[];
beforeAll(async () => {
  server = await startSite({ RATES_SOURCE: 'demo', RATE_LIMIT_MAX: '1000' });
  const nights = await createDemo(rooms).fetchNights(today, daysAfter(today, 380));
  known = rooms.map((room) => knownRoom(room, nights.get(room.slug) ?? []));
});
afterAll(endAllServers);

const day = (date: string) => `[data-day="${date}"] button`;
const text = (page: Page, selector: string) =>
  page.$eval(selector, (each) => (each as HTMLElement).innerText.replace(/\s+/g, ' ').trim());

async function openCalendar(path: string, viewport: typeof phone) {
  const page = await open(path, { site: server.url, viewport, reducedMotion: true });
  await page.$eval('.stay .stay__cell--arrival button', (button) => (button as HTMLElement).click());
  await page.waitForFunction(() =>
    /\d/.test(document.querySelector('.stay-calendar__price')?.textContent ?? ''),
  );
  return page;
}

const choose = (page: Page, date: string) =>
  page.$eval(day(date), (button) => (button as HTMLElement).click());

/** A day of a room on which its calendar shows something. */
function dayWith(room: ReturnType<typeof knownRoom>, is: (date: string) => boolean) {
  const found = nightsIn({ arrival: daysAfter(today, 1), departure: daysAfter(today, 330) }).find(is);
  if (!found) throw new Error(`no such day in ${room.slug}`);
  return found;
}

it.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('on %s each day says what its night costs, by the cheapest room that is free', async (_, viewport) => {
  const page = await openCalendar(pages.home.path, viewport);
  const names = new Map(
    await page.$$eval('[data-day] button', (buttons) =>
      buttons.map((button) => [button.closest('td')?.dataset.day, button.ariaLabel] as const),
    ),
  );
  for (const date of shown) {
    const night = cheapestNight(known, date, 2, site.rollawayPrice);
    const name = names.get(date);
    if (night?.left === 0) expect(name).toBe(`${longDayLabel(date)}, sold out`);
    else expect(name).toMatch(`${longDayLabel(date)}, from ${wholeAmount(night?.price ?? 0)}`);
  }
  expect(await violations(page, { within: '.stay-calendar' })).toEqual([]);
  expect(page.consoleMessages).toEqual([]);
  expect([...page.outsideHosts]).toEqual([]);
});

it('on a room’s page a day that cannot be chosen says why, and a sold-out night is a day to leave on', async () => {
  const room = known.find(({ nights }) => [...nights.values()].some((each) => each.closedToArrival));
  if (!room) throw new Error('no closed day');
  const { nights } = room;
  const page = await openCalendar(roomPath(room.slug), phone);
  const refused = async (date: string, rule: RegExp) => {
    await page.$eval(day(date), (button) => button.scrollIntoView());
    await page.waitForSelector(`${day(date)}[aria-disabled]`);
    await choose(page, date);
    expect(await text(page, '.stay-calendar__rule')).toMatch(rule);
  };
  await refused(
    dayWith(room, (date) => nights.get(date)?.closedToArrival === true),
    /^No arrivals on this day/,
  );
  const soldOut = dayWith(
    room,
    (date) =>
      nights.get(date)?.left === 0 &&
      problemIn(nights, { arrival: daysAfter(date, -2), departure: date }) === undefined,
  );
  await refused(soldOut, /is sold out\. It can still be the day you leave\.$/);
  await choose(page, daysAfter(soldOut, -2));
  expect(await text(page, '.stay-calendar__rule')).toContain('last day to leave');
  await refused(daysAfter(soldOut, 1), /sold out/);
  await choose(page, soldOut);
  const stay = { arrival: daysAfter(soldOut, -2), departure: soldOut, adults: 2, children: 0 };
  const { cost } = knownStay(known, stay, site, room.slug);
  expect(await text(page, '.stay-foot__sum')).toMatch(`${wholeAmount(cost?.sum ?? 0)} for 2 nights`);
});

it('by keys too, a stay that is too short is refused with its rule', async () => {
  const page = await openCalendar(pages.home.path, desktop);
  const all = known.map(({ nights }) => nights);
  const friday =
    shown.find(
      (date) =>
        problemInAll(all, { arrival: date, departure: daysAfter(date, 1) })?.kind === 'minStay' &&
        !problemInAll(all, { arrival: date, departure: daysAfter(date, 2) }),
    ) ?? '';
  await page.focus(day(friday));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await text(page, '.stay-calendar__rule')).toMatch(/^At least 2 nights from (Friday|Saturday)\.$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await text(page, '.stay-foot__nights')).toBe('2 nights');
});

it('with a stay the cards show totals, the lowest first if wanted, and a tap takes a near stay', async () => {
  const [room] = known;
  if (!room) throw new Error('no room');
  const arrival = dayWith(room, (date) => room.nights.get(date)?.left === 0);
  const stay = { arrival, departure: daysAfter(arrival, 3), adults: '2', children: '0' };
  const page = await open(pages.rooms.path, {
    site: server.url,
    before: async (opening) => {
      await opening.evaluateOnNewDocument(
        (item) => sessionStorage.setItem('stay', item),
        JSON.stringify(stay),
      );
    },
  });
  await page.waitForSelector('.stay-head button');
  const counted = { ...stay, adults: 2, children: 0 };
  const sums = known.flatMap(({ slug }) => knownStay(known, counted, site, slug).cost?.sum ?? []);
  await page.click('.stay-head button');
  const totals = await page.$$eval('.room-card__price strong', (each) =>
    each.map(({ textContent }) => textContent),
  );
  const soldOut = totals.length - sums.length;
  expect(totals).toEqual([
    ...sums.toSorted((one, other) => one - other).map(wholeAmount),
    ...Array(soldOut).fill('Sold out'),
  ]);
  expect(soldOut).toBeGreaterThan(0);
  expect(await violations(page, { within: '.rooms-list' })).toEqual([]);
  await page.$eval('.stay-card__near button', (button) => (button as HTMLElement).click());
  expect(JSON.parse((await page.evaluate(() => sessionStorage.getItem('stay'))) ?? '{}').arrival).not.toBe(
    arrival,
  );
});

it('without a script /book says why a stay cannot be booked, and axe finds nothing', async () => {
  const [room] = known;
  if (!room) throw new Error('no room');
  const arrival = dayWith(room, (date) => room.nights.get(date)?.left === 0);
  const query = new URLSearchParams({ arrival, departure: daysAfter(arrival, 2), room: room.slug });
  const page = await open(`${pages.book.path}?${query}`, {
    site: server.url,
    javascript: false,
    viewport: phone,
  });
  expect(await text(page, 'main')).toContain('Sold out for these nights');
  await page.setJavaScriptEnabled(true);
  expect(await violations(page, { within: '.book' })).toEqual([]);
});
