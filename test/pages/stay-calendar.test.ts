import type { Page } from 'puppeteer';
import { addDays } from '../../shared/stay';
import { violations } from '../support/axe';
import { desktop, fetchedBy, intercept, open, phone, tap } from '../support/browser';
import { content, hotelDay, labels, pages, roomPath, rooms, site, stayForm } from '../support/sample-content';
import { choose, dateButton, dayButton, openCalendar } from '../support/stay-form';
import { smallTargets } from '../support/tap-targets';

const today = hotelDay();
const [room] = rooms;
if (!room) throw new Error('no room');
/** Days that are visible when the calendar opens, since the calendar shows this month and the next. */
const arrival = addDays(today, 3);
const departure = addDays(arrival, 3);
const { when, arrive, leave } = content.ui.calendar;

const panel = `aria/${stayForm.open}[role="dialog"]`;
const sheet = `aria/${stayForm.title}[role="dialog"]`;
/** The status text at the bottom of the calendar. */
const status = (page: Page) =>
  page.$$eval('[role=dialog] [role=status]', (all) =>
    (all.at(-1) as HTMLElement).innerText.replace(/\s+/g, ' ').trim(),
  );
const nameOf = (page: Page, day: string) => page.$eval(dayButton(day), ({ ariaLabel }) => ariaLabel);
const bookingLink = (page: Page) => page.$eval('header a[href*="book"]', (link) => link.getAttribute('href'));
const press = async (page: Page, ...keys: Parameters<Page['keyboard']['press']>[0][]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const focusedDay = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-day]')?.dataset.day);
const isOpen = async (page: Page, field: 'arrival' | 'departure') =>
  (await dateButton(page, field)).evaluate(({ ariaExpanded }) => ariaExpanded === 'true');

const atDesktop = (path: string = pages.home.path, viewport = desktop) =>
  open(path, { viewport, reducedMotion: true });
const atPhone = (path: string = pages.home.path) => open(path, { viewport: phone, reducedMotion: true });

describe('on a desktop, the calendar', () => {
  it('selects a stay with two clicks', async () => {
    const page = await atDesktop();
    const scripts = async () => (await fetchedBy(page)).filter((name) => /StayCalendar/.test(name));
    expect(await scripts()).toEqual([]);
    await openCalendar(page);
    expect(await scripts()).toHaveLength(1);
    const off = await page.$$eval('[data-day]:has(button:disabled)', (days) =>
      days.map((day) => (day as HTMLElement).dataset.day ?? ''),
    );
    expect(off.filter((day) => day >= today)).toEqual([]);
    // The only past days shown are those in the current week.
    const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
    expect(off).toHaveLength(Math.min(weekday, Number(today.slice(8)) - 1));
    expect(await status(page)).toBe(`${when} ${arrive}`);
    await page.click(dayButton(arrival));
    expect(await status(page)).toContain(leave);
    expect(await isOpen(page, 'departure')).toBe(true);
    await page.click(dayButton(arrival));
    await page.waitForSelector(`::-p-text(${content.ui.calendar.sameDay})`);
    await page.click(dayButton(departure));
    const sum = labels.wholeAmount(Math.min(...site.cheapestRooms.map(({ price }) => price)) * 3);
    expect(await status(page)).toContain(`From ${sum} for ${labels.nightsLabel(3)}, ${stayForm.sumNote}`);
    expect(await nameOf(page, arrival)).toBe(`${labels.longDayLabel(arrival)}, arrival`);
    expect(await nameOf(page, departure)).toBe(`${labels.longDayLabel(departure)}, departure`);
    expect(await bookingLink(page)).toContain(`arrival=${arrival}&departure=${departure}`);
    expect(await violations(page, { within: '[role=dialog]' })).toEqual([]);
    expect(await page.evaluate(smallTargets, 24)).toEqual([]);
    await page.click(`aria/${stayForm.clear}[role="button"]`);
    expect(await bookingLink(page)).not.toContain(arrival);
    expect(page.consoleMessages).toEqual([]);
  });

  it('works with the keyboard alone', async () => {
    const page = await atDesktop();
    const reached = (from: number, to: number) =>
      page.waitForFunction(
        (first, last) => {
          const { day = '' } = document.activeElement?.closest<HTMLElement>('[data-day]')?.dataset ?? {};
          return day >= first && day <= last;
        },
        {},
        addDays(today, from),
        addDays(today, to),
      );
    await openCalendar(page, 'Enter');
    expect(await focusedDay(page)).toBe(today);
    await press(page, 'PageDown');
    await reached(28, 31);
    await press(page, 'PageUp');
    await reached(-3, 3);
    await press(page, 'Escape');
    await openCalendar(page, 'Enter');
    await press(page, 'ArrowRight', 'ArrowDown');
    expect(await focusedDay(page)).toBe(addDays(today, 8));
    await press(page, 'Enter');
    expect(await isOpen(page, 'departure')).toBe(true);
    await press(page, 'ArrowRight', 'ArrowRight', 'Enter');
    expect(await status(page)).toContain(labels.nightsLabel(2));
    await press(page, 'Escape');
    expect(await page.$(panel)).toBeNull();
    const departs = await dateButton(page, 'departure');
    expect(await departs.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it.each([
    [pages.home.path, 1024, 768],
    [roomPath(room.slug), 1366, 768],
    [pages.book.path, 1280, 720],
  ])('on %s fits below the header at %i by %i px', async (path, width, height) => {
    const page = await atDesktop(path, { width, height });
    await page.$eval('main form[action="/book"]', (form) => form.scrollIntoView({ block: 'center' }));
    await openCalendar(page);
    await page.waitForFunction(() => {
      const dialog = document.querySelector('main [role=dialog]')?.getBoundingClientRect();
      const header = document.querySelector('header')?.getBoundingClientRect();
      return dialog && header && dialog.top >= header.bottom && dialog.bottom <= innerHeight;
    });
  });

  it('is replaced by native fields if its script fails to load', async () => {
    const page = await open(pages.home.path, {
      before: (opening) => intercept(opening, (request) => /StayCalendar/.test(request.url()) && 'abort'),
    });
    await (await dateButton(page, 'arrival')).click();
    await page.waitForSelector('main input[type=date]', { visible: true });
    expect(await page.$$('main input[type=date]')).toHaveLength(2);
  });
});

describe('on a phone, the sheet', () => {
  it('opens on tap and contains the entire form', async () => {
    const page = await atPhone();
    await openCalendar(page, 'tap');
    expect((await page.$$('dialog table')).length).toBeGreaterThan(12);
    await page.tap(dayButton(arrival));
    await page.tap(dayButton(departure));
    const dialog = await page.waitForSelector(sheet);
    expect(await dialog?.evaluate((each) => (each as HTMLElement).innerText)).toContain(
      labels.nightsLabel(3),
    );
    const bottom = await page.$eval('dialog [type=submit]', (each) => each.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(phone.height);
    await press(page, 'Escape');
    await page.waitForSelector('dialog[open]', { hidden: true });
    const departs = await dateButton(page, 'departure');
    expect(await departs.evaluate(({ textContent }) => textContent)).not.toContain(stayForm.choose.short);
  });

  it('shows a stay that spans two months', async () => {
    const page = await atPhone();
    await openCalendar(page, 'tap');
    const inView = (day: string) =>
      page.waitForFunction(
        (selector) => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          const point = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return point?.closest(selector);
        },
        {},
        dayButton(day),
      );
    await inView(today);
    const [year = 0, month = 0] = today.split('-').map(Number);
    // Skips a month that ends on a Saturday, since that month shares no week with the next.
    const last = [1, 2]
      .map((later) => new Date(Date.UTC(year, month + later, 0)))
      .find((date) => date.getUTCDay() !== 6);
    const lastDay = last?.toISOString().slice(0, 10) ?? '';
    await choose(page, addDays(lastDay, -1));
    for (const nights of [0, 1, 4, 8]) await inView(addDays(lastDay, nights - 1));
    await choose(page, addDays(lastDay, 3));
    const marked = await page.$$eval('dialog td', (cells) =>
      cells
        .filter((cell) => cell.ariaSelected || getComputedStyle(cell).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map((cell) => cell.dataset.day),
    );
    expect(marked).toEqual([-1, 0, 1, 2, 3].map((after) => addDays(lastDay, after)));
  });

  it('opens from the booking bar and from the menu', async () => {
    const page = await atPhone(roomPath(room.slug));
    await tap(page, 'main a[href^="/book?room"][aria-haspopup]');
    await page.waitForSelector(sheet);
    await page.tap(`dialog[open] [aria-label="${content.ui.controls.close}"]`);
    await page.waitForSelector('dialog[open]', { hidden: true });
    await page.tap('aria/Menu[role="button"]');
    await page.waitForSelector(':popover-open');
    await page.tap(':popover-open a[aria-haspopup=dialog]');
    await page.waitForSelector(sheet);
    expect(await page.$(':popover-open')).toBeNull();
  });
});
