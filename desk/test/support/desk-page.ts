import { type OpenPage, open } from '../../../test/support/browser';
import type { RunningDesk } from './desk';

/** How long anything at the desk may take before a test gives up, in ms. */
const longestWait = 60_000;

/** Waits for the form of a part: 'rooms/the-enci-king'. */
const formOf = (page: OpenPage, part: string) =>
  page.waitForFunction(
    (hash) =>
      document.querySelector(`.navigation a[href="#${hash}"][aria-current]`) &&
      document.querySelector('.form .field'),
    {},
    part,
  );

/** Opens the desk at one of its parts: 'rooms/the-enci-king', 'rooms', 'hotel'. */
export async function openDesk({ url, key }: RunningDesk, part: string): Promise<OpenPage> {
  const page = await open(`/desk?key=${key}#${part}`, { site: url, hydrates: false });
  page.setDefaultTimeout(longestWait);
  return page;
}

/** Opens a form by a link of the desk's list. */
export async function goToForm(page: OpenPage, part: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, part);
  await formOf(page, part);
}

/** A control by its label, the nth where several have it. */
export async function control(page: OpenPage, label: string, index = 0) {
  await page.waitForSelector(`::-p-aria([name="${label}"])`);
  const found = (await page.$$(`::-p-aria([name="${label}"])`))[index];
  if (!found) throw new Error(`the form has no ${label}`);
  return found;
}

/** Replaces a text, number or date by typing. */
export async function fill(page: OpenPage, label: string, words: string, index = 0) {
  const field = await control(page, label, index);
  await field.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    (element as HTMLElement).focus();
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
    else getSelection()?.selectAllChildren(element);
  });
  await page.keyboard.press('Backspace');
  if (words) await page.keyboard.sendCharacter(words);
}

/** Presses a button of the form by its whole name. */
export async function press(page: OpenPage, name: string, index = 0) {
  const button = await control(page, name, index);
  await button.evaluate((element) => (element as HTMLElement).click());
}

/** Saves the form. @returns the response's status and the desk's message */
export async function save(page: OpenPage): Promise<{ status: number; text: string }> {
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().includes('/api/content/'),
    ),
    press(page, 'Save'),
  ]);
  const status = answer.status();
  const said =
    status === 200
      ? '.desk:not(:has(.form__unsaved)) .bar__said'
      : status === 409
        ? '.question h2'
        : '.form__faults li';
  const shown = await page.waitForFunction(
    (selector) =>
      document.querySelector('.form__head [type=submit]')?.ariaDisabled !== 'true' &&
      document.querySelector(selector)?.textContent,
    {},
    said,
  );
  return { status, text: String(await shown.jsonValue()) };
}
