import { createServer } from 'node:http';
import type { ElementHandle } from 'puppeteer';
import { type OpenPage, open } from '../../../test/support/browser';
import { copyHotel } from '../../../test/support/hotel-folder';
import { freePort } from '../../../tools/harness/serverProcess';
import { finishSave } from '../../content/saveJournal';
import { deskKey } from '../../http/key';
import { createDesk } from '../../server';
import { bundleDesk } from '../../ui/bundle';
import { DeskFolder } from './folder';

/** The time limit for each wait in a test of the desk, in ms. */
const maxWait = 60_000;

/** A desk for a copy of the sample hotel, in this process, and a browser page that shows the desk. */
export interface RunningDesk {
  /** The desk's address, including the key. */
  address: string;
  hotel: DeskFolder;
  page: OpenPage;
  /** Reads a JSON file in content/ from disk, such as 'rooms/the-enci-king'. */
  // biome-ignore lint/suspicious/noExplicitAny: files have any shape
  json(file: string): any;
  stop(): Promise<void>;
}

/** Opens the desk as `npm run edit` does, at a form or page such as 'rooms/the-enci-king' or 'rooms'. */
export async function startDesk(part: string): Promise<RunningDesk> {
  const { root } = copyHotel();
  const hotel = new DeskFolder(root);
  const port = await freePort();
  await finishSave(root);
  const key = await deskKey(root);
  const bundle = await bundleDesk(root);
  const server = createServer(await createDesk({ root, log: () => {}, port, key, bundle }));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const site = `http://127.0.0.1:${port}`;
  const page = await open(`/desk?key=${key}#${part}`, { site, hydrates: false });
  page.setDefaultTimeout(maxWait);
  return {
    address: `${site}/desk?key=${key}`,
    hotel,
    page,
    json: (file) => hotel.json(`content/${file}.json`),
    async stop() {
      server.close().closeAllConnections();
    },
  };
}

/** Opens a form or page of the desk through the URL. */
export const goTo = (page: OpenPage, part: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, part);

/** Opens a form, and waits until the form is shown. */
export async function goToForm(page: OpenPage, part: string): Promise<void> {
  await goTo(page, part);
  await page.waitForFunction(
    (hash) =>
      document.querySelector(`nav a[href="#${hash}"][aria-current]`) &&
      document.querySelector('form [data-place]'),
    {},
    part,
  );
}

/** Finds a control by its label; `index` selects one of several controls with the same label. */
export async function control(page: OpenPage, label: string, index = 0) {
  await page.waitForSelector(`::-p-aria([name="${label}"])`);
  const found = (await page.$$(`::-p-aria([name="${label}"])`))[index];
  if (!found) throw new Error(`the form has no ${label}`);
  return found as ElementHandle<HTMLElement>;
}

/** Presses a button by its full name. */
export const press = async (page: OpenPage, name: string) =>
  (await control(page, name)).evaluate((element) => element.click());

/** Replaces the value of a text, number, or date field as if the owner typed it. */
export async function fill(page: OpenPage, label: string, words: string, index = 0) {
  const field = await control(page, label, index);
  await field.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    element.focus();
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
    else getSelection()?.selectAllChildren(element);
  });
  await page.keyboard.press('Backspace');
  if (words) await page.keyboard.sendCharacter(words);
}

/** Returns the text of the first element that matches a selector. */
export const textOf = async (page: OpenPage, selector: string) =>
  (await page.waitForSelector(selector))?.evaluate(({ textContent }) => textContent ?? '');

/** Waits for a message in the desk's header. */
export const hasMessage = (page: OpenPage, words: string) =>
  page.waitForSelector(`header [role=status]::-p-text(${words})`);

/** Saves the form. @returns the response's status */
export async function save(page: OpenPage): Promise<number> {
  const isSave = (method: string, url: string) => method === 'PUT' && url.includes('/api/content/');
  const [response] = await Promise.all([
    page.waitForResponse((response) => isSave(response.request().method(), response.url())),
    press(page, 'Save'),
  ]);
  if (response.status() === 200) await hasMessage(page, 'Saved.');
  return response.status();
}
