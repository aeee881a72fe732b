import type { Page } from 'puppeteer';
import type { Size } from './guest';

/** Something that a guest does, and what must come of it. */
export interface Journey {
  name: string;
  path: string;
  /** Both, where it is the same for all. */
  on?: Size;
  /** The guest was never here and has not chosen about cookies. */
  isNew?: true;
  /** @returns what came of it, to be compared with `outcome` */
  go: (page: Page) => Promise<unknown>;
  outcome: unknown;
}

export const textOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.textContent?.replace(/\s+/g, ' ').trim());

export const isFocused = (page: Page, selector: string) =>
  page.evaluate((name) => document.activeElement?.matches(name) ?? false, selector);

/** Waits until something is there and shown; asked again and again, since a popover opens without a change of any element. */
export const shown = (page: Page, selector: string) =>
  page.waitForFunction(
    (name) => [...document.querySelectorAll(name)].some((each) => each.checkVisibility()),
    {},
    selector,
  );

/** Waits until something has the focus; `:focus` matches nothing where the browser's window has none itself. */
export const focused = (page: Page, selector: string) =>
  page.waitForFunction((name) => document.activeElement?.matches(name), {}, selector);

/** Waits until there are so many of them. */
export const counted = (page: Page, selector: string, count: number) =>
  page.waitForFunction(
    (name, wanted) => document.querySelectorAll(name).length === wanted,
    {},
    selector,
    count,
  );

/** Clicks in the middle of the window, where no bar is in the way. */
export async function click(page: Page, selector: string): Promise<void> {
  await page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.click(selector);
}

/** Presses a key on a control, as one who came there by Tab. */
export async function pressOn(page: Page, selector: string, key: 'Enter' | ' '): Promise<void> {
  await page.focus(selector);
  await page.keyboard.press(key);
}
