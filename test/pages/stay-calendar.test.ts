import type { Page } from 'puppeteer';
import { daysAfter } from '../../shared/stay';
import { violations } from '../support/axe';
import { close, desktop, isLocked, type OpenPage, open, phone } from '../support/browser';
import {
  hotelDay,
  longDayLabel,
  nightsLabel,
  pages,
  roomPath,
  rooms,
  site,
  stayForm,
  wholeAmount,
} from '../support/content';
import { smallTargets } from '../support/targets';

const today = hotelDay();
const [room] = rooms;
if (!room) throw new Error('no room');
const lowest = site.cheapestRooms[1]?.price ?? 0;

const question = (field: 'arrival' | 'departure', form = '.stay--strip') =>
  `${form} .stay__cell--${field} button`;
const dayButton = (day: string) => `[data-day="${day}"] button`;
const words = (page: Page, selector: string) =>
  page.$eval(selector, (element) => (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim());
const nameOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.getAttribute('aria-label'));
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-day]')?.getAttribute('data-day'));

/** Days that the calendar shows at once: it opens on this month and the next. */
const arrival = daysAfter(today, 3);
const departure = daysAfter(arrival, 3);

async function openCalendar(page: Page, how: 'click' | 'tap' | 'key', form?: string) {
  const selector = question('arrival', form);
  if (how === 'key') {
    await page.focus(selector);
    await page.keyboard.press('Enter');
  } else await page[how](selector);
  await page.waitForSelector('.stay-calendar', { visible: true });
}

async function scripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /StayCalendar/.test(name)),
  );
}

describe('the calendar on a desktop', () => {
  let page: OpenPage;
  beforeAll(async () => {
    page = await open(pages.home.path, { viewport: desktop, reducedMotion: true });
  });
  afterEach(async () => {
    const clear = await page.$('.stay-panel__clear');
    await clear?.click();
    if (await page.$('.stay-panel')) await page.mouse.click(1300, 300);
  });
  afterAll(() => close(page));

  it('is fetched when the form is touched; lets no day be chosen that has passed, and closes by Done or a click elsewhere', async () => {
    expect(await scripts(page)).toEqual([]);
    await openCalendar(page, 'click');
    expect(await scripts(page)).toHaveLength(1);
    const off = await page.$$eval('.stay-calendar [data-day] button:disabled', (buttons) =>
      buttons.map((button) => button.closest('[data-day]')?.getAttribute('data-day') ?? ''),
    );
    expect(off.filter((day) => day >= today)).toEqual([]);
    expect(off).toHaveLength(Number(today.slice(8)) - 1);
    await page.mouse.click(1300, 300);
    expect(await page.$('.stay-panel')).toBeNull();
    await openCalendar(page, 'click');
    await page.click('.stay-panel__foot .button');
    expect(await page.$('.stay-panel')).toBeNull();
    expect(page.consoleMessages).toEqual([]);
  });

  it('takes two clicks: nights, sum and days are said, every link carries them, and axe finds nothing', async () => {
    await openCalendar(page, 'click');
    expect(await page.$$('.stay-calendar table')).toHaveLength(2);
    await page.click(dayButton(arrival));
    expect(await page.$eval(question('departure'), (each) => each.getAttribute('aria-expanded'))).toBe(
      'true',
    );
    await page.click(dayButton(departure));
    expect(await words(page, '.stay-foot__status')).toBe(
      `${nightsLabel(3)} From ${wholeAmount(lowest * 3)} for ${nightsLabel(3)}, ${stayForm.sumNote}`,
    );
    expect(await nameOf(page, dayButton(arrival))).toBe(`${longDayLabel(arrival)}, arrival`);
    expect(await nameOf(page, dayButton(departure))).toBe(`${longDayLabel(departure)}, departure`);
    expect(await page.$eval('.header__book', (link) => link.getAttribute('href'))).toContain(
      `arrival=${arrival}&departure=${departure}`,
    );
    expect(await violations(page, { within: '.stay-panel' })).toEqual([]);
    expect(await page.evaluate(smallTargets, 24)).toEqual([]);
    await page.click('.stay-panel__clear');
    expect(await page.$eval('.header__book', (link) => link.getAttribute('href'))).not.toContain(arrival);
  });

  it('is worked by keys alone: arrows, Home, Page Down, Enter, and Escape back to its question', async () => {
    await openCalendar(page, 'key');
    expect(await focused(page)).toBe(today);
    const reached = (from: number, to: number) =>
      page.waitForFunction(
        (first, last) => {
          const day = document.activeElement?.closest('[data-day]')?.getAttribute('data-day') ?? '';
          return day >= first && day <= last;
        },
        {},
        daysAfter(today, from),
        daysAfter(today, to),
      );
    await page.keyboard.press('PageDown');
    await reached(28, 31);
    await page.keyboard.press('PageUp');
    await reached(-3, 3);
    await page.keyboard.press('Escape');
    await openCalendar(page, 'key');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe(daysAfter(today, 1));
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe(daysAfter(today, 8));
    await page.keyboard.press('Enter');
    expect(await page.$eval(question('departure'), (each) => each.getAttribute('aria-expanded'))).toBe(
      'true',
    );
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await words(page, '.stay-foot__nights')).toBe(nightsLabel(2));
    await page.keyboard.press('Escape');
    expect(await page.$('.stay-panel')).toBeNull();
    expect(await page.$eval(question('departure'), (each) => each === document.activeElement)).toBe(true);
  });

  it.each([
    [pages.home.path, '.stay--strip', 1024, 768],
    [roomPath(room.slug), '.stay--bar', 1366, 768],
    [pages.book.path, '.stay--page', 1280, 720],
  ])('on %s is wholly on a screen, under the header', async (path, form, width, height) => {
    const own = await open(path, { viewport: { width, height }, reducedMotion: true });
    await own.$eval(form, (each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await openCalendar(own, 'click', form);
    await own.waitForFunction(() => {
      const { top, bottom } = document.querySelector('.stay-panel')?.getBoundingClientRect() ?? {
        top: 0,
        bottom: 0,
      };
      const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
      return top >= header && bottom <= innerHeight;
    });
  });
});

describe('where its script does not come', () => {
  it('native fields ask', async () => {
    const page = await open(pages.home.path, {
      before: async (opening) => {
        await opening.setRequestInterception(true);
        opening.on('request', (request) =>
          /StayCalendar/.test(request.url()) ? request.abort('failed') : request.continue(),
        );
      },
    });
    await page.click(question('arrival'));
    await page.waitForSelector('.stay--strip input[type=date]', { visible: true });
    expect(await page.$$('.stay--strip input[type=date]')).toHaveLength(2);
  });
});

describe('the sheet on a phone', () => {
  it('opens from the form by touch, holds the whole of it, and keeps the page still', async () => {
    const page = await open(pages.home.path, { viewport: phone, reducedMotion: true });
    await openCalendar(page, 'tap');
    expect((await page.$$('.stay-sheet .stay-calendar table')).length).toBeGreaterThan(12);
    expect(await isLocked(page)).toBe(true);
    await page.tap(dayButton(arrival));
    await page.tap(dayButton(departure));
    expect(await words(page, '.stay-sheet .stay-foot__nights')).toBe(nightsLabel(3));
    expect(await violations(page, { within: '.stay-sheet' })).toEqual([]);
    expect(await page.evaluate(smallTargets, 44)).toEqual([]);
    const box = await page.$eval(
      '.stay-sheet .stay__submit',
      (button) => button.getBoundingClientRect().bottom,
    );
    expect(box).toBeLessThanOrEqual(phone.height);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('.stay-sheet[open]'));
    expect(await page.$eval(question('departure'), (button) => button.textContent)).not.toContain(
      stayForm.choose.short,
    );
  });

  it('lists the months to scroll, so that an arrival at the end of one shows days to leave on', async () => {
    const page = await open(pages.home.path, { viewport: phone, reducedMotion: true });
    await openCalendar(page, 'tap');
    const inView = (day: string) =>
      page.waitForFunction(
        (selector) => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          const list = document.querySelector('.stay-calendar')?.getBoundingClientRect();
          return box && list && box.top >= list.top && box.bottom <= list.bottom;
        },
        {},
        dayButton(day),
      );
    await inView(today);
    const [year = 0, month = 0] = today.split('-').map(Number);
    const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
    await page.$eval(dayButton(lastOfNext), (day) => (day as HTMLElement).click());
    for (const nights of [0, 1, 3, 7]) await inView(daysAfter(lastOfNext, nights));
  });

  it('marks the nights once: not in the cells that complete the weeks of other months', async () => {
    const page = await open(pages.home.path, { viewport: phone, reducedMotion: true });
    await openCalendar(page, 'tap');
    const [year = 0, month = 0] = today.split('-').map(Number);
    const sunday = 0;
    const firsts = [1, 2, 3].map((later) => new Date(Date.UTC(year, month - 1 + later, 1)));
    // A month that begins on a Sunday shares no week with the one before.
    const first =
      firsts
        .find((date) => date.getUTCDay() !== sunday)
        ?.toISOString()
        .slice(0, 10) ?? '';
    const days = [-2, -1, 0, 1, 2].map((after) => daysAfter(first, after));
    for (const day of [days[0], days.at(-1)])
      await page.$eval(dayButton(day ?? ''), (each) => (each as HTMLElement).click());
    const marked = await page.$$eval('.stay-calendar td', (cells) =>
      cells
        .filter((cell) => cell.ariaSelected || getComputedStyle(cell).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map((cell) => cell.getAttribute('data-day')),
    );
    expect(marked).toEqual(days);
  });

  it('opens from the bar at a room’s foot, and from the menu, which makes way', async () => {
    const page = await open(roomPath(room.slug), { viewport: phone, reducedMotion: true });
    await page.$eval('.room-gallery', (each) => each.scrollIntoView({ behavior: 'instant' }));
    await page.tap('.booking-bar__stay');
    await page.waitForSelector('.stay-sheet .stay-calendar', { visible: true });
    await page.tap('.stay-sheet__head button');
    await page.waitForFunction(() => !document.querySelector('.stay-sheet[open]'));
    await page.tap('.menu-toggle');
    await page.waitForSelector('.menu:popover-open');
    await page.tap('.menu__stay');
    await page.waitForSelector('.stay-sheet .stay-calendar', { visible: true });
    expect(await page.$('.menu:popover-open')).toBeNull();
  });
});
