import type { ElementHandle, Page } from 'puppeteer';
import { tap } from './browser';

/** The buttons of the stay form on a page that open the calendar: of the arrival, and of the departure. */
const questions = 'main form[action="/book"] button[aria-haspopup=dialog]';

export async function question(page: Page, field: 'arrival' | 'departure'): Promise<ElementHandle> {
  const [arrival, departure] = await page.$$(questions);
  const button = field === 'arrival' ? arrival : departure;
  if (!button) throw new Error('no stay form');
  return button;
}

export const dayButton = (day: string) => `[data-day="${day}"] button`;

/** Opens the calendar at the arrival. */
export async function openCalendar(page: Page, how: 'click' | 'tap' | 'Enter' = 'click'): Promise<void> {
  const arrival = await question(page, 'arrival');
  await (how === 'Enter' ? arrival.press('Enter') : arrival[how]());
  await page.waitForSelector('[data-day]', { visible: true });
}

/** Chooses a day, in view or not. */
export const choose = (page: Page, day: string): Promise<void> => tap(page, dayButton(day));

/** Options of `open` for a guest who has chosen a stay on an earlier page. */
export const withStay = (stay: object) => ({
  before: (page: Page) =>
    page.evaluateOnNewDocument(
      (texts) => sessionStorage.getItem('stay') ?? sessionStorage.setItem('stay', texts),
      JSON.stringify(stay),
    ),
});
