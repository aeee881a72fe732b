import type { Frame } from 'puppeteer';
import { until } from '../../tools/harness/serverProcess';
import { type OpenPage, open } from './browser';
import type { RunningDesk } from './desk';

/** How long anything at the desk may take before a test gives up, in ms. */
const longestWait = 60_000;

/** The form of what is open. */
export async function form(page: OpenPage): Promise<Frame> {
  const element = await page.waitForSelector('.desk__editor');
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('the desk shows no form');
  await frame.waitForSelector('.field');
  return frame;
}

/** Opens the desk at one of its parts: 'rooms/the-enci-king', 'rooms', 'hotel'. */
export async function openDesk({ url }: RunningDesk, part: string): Promise<OpenPage> {
  const page = await open(`/#${part}`, { site: url, hydrates: false });
  page.setDefaultTimeout(longestWait);
  return page;
}

/** Goes to another part of the desk as its list of links does. @returns its form */
export async function goToForm(page: OpenPage, part: string): Promise<Frame> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, part);
  await page.waitForFunction(
    (selector) => {
      // A test that failed may have left work unsaved.
      document.querySelector<HTMLElement>('.question .button--strong')?.click();
      return document.querySelector(selector) !== null;
    },
    {},
    `.desk__editor[src="/keystatic/singleton/${part.replaceAll('/', '--')}"]`,
  );
  return form(page);
}

/** A control by its label, the nth where several have it. */
export async function control(frame: Frame, label: string, index = 0) {
  await frame.waitForSelector(`::-p-aria([name="${label}"])`);
  const found = (await frame.$$(`::-p-aria([name="${label}"])`))[index];
  if (!found) throw new Error(`the form has no ${label}`);
  return found;
}

/** Puts other words into a text, number or date, as typing does. */
export async function fill(page: OpenPage, frame: Frame, label: string, words: string, index = 0) {
  const field = await control(frame, label, index);
  await field.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    (element as HTMLInputElement).focus();
    (element as HTMLInputElement).select();
  });
  await page.keyboard.press('Backspace');
  if (words) await page.keyboard.sendCharacter(words);
}

/** Puts a day into a field for dates, which takes no characters but a browser's own picker. */
export async function setDate(frame: Frame, label: string, day: string, index = 0) {
  const field = await control(frame, label, index);
  await field.evaluate((element, value) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, day);
}

/** Chooses from a list of choices. */
export async function choose(frame: Frame, label: string, value: string, index = 0) {
  const field = await control(frame, label, index);
  await field.select(value);
}

/** Presses a button of the form by its whole name. */
export async function press(frame: Frame, name: string, index = 0) {
  const button = await control(frame, name, index);
  await button.evaluate((element) => (element as HTMLElement).click());
}

/** Opens an entry of a list by the words in its line. */
export async function openItem(frame: Frame, words: string) {
  await frame.evaluate((text) => {
    const line = [...document.querySelectorAll('summary')].find((each) => each.textContent === text);
    if (!line) throw new Error(`no entry is called ${text}`);
    (line.parentElement as HTMLDetailsElement).open = true;
  }, words);
}

/** What is wrong with the fields that are to be seen, a sentence each. */
export const fieldMessages = (frame: Frame) =>
  frame.$$eval('.field__message', (messages) => messages.map(({ textContent }) => textContent ?? ''));

/** Saves the form. @returns what the server answered: its status and, where it refused, its sentences */
export async function save(page: OpenPage): Promise<{ status: number; text: string }> {
  const frame = await form(page);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/keystatic/update')),
    press(frame, 'Save'),
  ]);
  const status = answer.status();
  if (status !== 200) return { status, text: await answer.text() };
  await page.waitForFunction(() => document.querySelector('.bar__said')?.textContent?.startsWith('Saved'));
  // Keystatic has taken it in too: what is typed now is the next change.
  await frame.waitForFunction(() => !document.querySelector('main header')?.textContent?.includes('Unsaved'));
  return { status, text: '' };
}

/** Waits until the site's own page says so, or no more. */
export async function siteSays(
  { preview }: RunningDesk,
  path: string,
  words: string,
  isThere = true,
): Promise<void> {
  await until(async () => {
    // The site restarts after a save, amid an answer too.
    const text = await fetch(preview + path)
      .then((answer) => (answer.ok ? answer.text() : undefined))
      .catch(() => undefined);
    return text !== undefined && text.includes(words) === isThere;
  });
}
