import type { ElementHandle, Page } from 'puppeteer';
import { tap } from './browser';

/** Selector of the stay form's buttons that open the calendar: arrival, then departure. */
const dateButtons = 'main form[action="/book"] button[aria-haspopup=dialog]';

export async function dateButton(page: Page, field: 'arrival' | 'departure'): Promise<ElementHandle> {
  const [arrival, departure] = await page.$$(dateButtons);
  const button = field === 'arrival' ? arrival : departure;
  if (!button) throw new Error('no stay form');
  return button;
}

export const dayButton = (day: string) => `[data-day="${day}"] button`;

/** Opens the calendar with the arrival button. */
export async function openCalendar(page: Page, method: 'click' | 'tap' | 'Enter' = 'click'): Promise<void> {
  const arrival = await dateButton(page, 'arrival');
  await (method === 'Enter' ? arrival.press('Enter') : arrival[method]());
  await page.waitForSelector('[data-day]', { visible: true });
}

/** Chooses a day in the calendar. The day may be out of view. */
export const choose = (page: Page, day: string): Promise<void> => tap(page, dayButton(day));

/** Returns options for `open` that simulate a guest who has chosen a stay on an earlier page. */
export const withStay = (stay: object) => ({
  before: (page: Page) =>
    page.evaluateOnNewDocument(
      (entries) => sessionStorage.getItem('stay') ?? sessionStorage.setItem('stay', entries),
      JSON.stringify(stay),
    ),
});
