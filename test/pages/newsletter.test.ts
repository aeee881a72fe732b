import type { Page } from 'puppeteer';
import { fakeEndpoint, fill, type Reply, textOf, valueIn } from '../support/api';
import { open } from '../support/browser';
import { messages, pages, site } from '../support/content';

const { path } = pages.terms;
const texts = messages.newsletter;

const form = '.newsletter__form';
const button = `${form} [type=submit]`;
const box = `${form} [name=consent]`;
const typed = { name: 'June Alvarez', email: 'june@example.com' };

const overlay = (page: Page) => textOf(page, '.newsletter__success');
const errorBox = (page: Page) => textOf(page, '.newsletter .alert--error');
const overlayShows = (page: Page) => page.waitForSelector('.newsletter__success');
const errorShows = (page: Page) => page.waitForSelector('.newsletter .alert--error');
const isChecked = (page: Page) => page.$eval(box, (element) => (element as HTMLInputElement).checked);

// A page without surprises of its own; the form stands on every page.
async function openForm(reply: Reply) {
  const page = await open(path);
  return { page, endpoint: await fakeEndpoint(page, 'newsletter', reply) };
}

async function subscribe(page: Page) {
  await fill(page, form, typed);
  await page.click(button);
}

describe('the newsletter form', () => {
  test('asks for full name and e-mail; consent is optional and starts empty', async () => {
    const page = await open(path);
    const fields = await page.$$eval(`${form} input:not([type=hidden])`, (all) =>
      (all as HTMLInputElement[]).map(({ name, type, required, checked }) => [name, type, required, checked]),
    );
    expect(fields).toEqual([
      ['name', 'text', true, false],
      ['email', 'email', true, false],
      ['consent', 'checkbox', false, false],
    ]);
    expect(await textOf(page, `${form} .checkbox`)).toContain(
      `I agree to receive marketing emails from ${site.fullName}`,
    );
    expect(await page.$(`${form} a[href="${pages.privacy.path}"]`)).toBeTruthy();
  });

  test('says so with the button disabled while it is sent, and is sent once', async () => {
    const { page, endpoint } = await openForm({ body: { success: true } });
    const release = endpoint.hold();
    await subscribe(page);
    await page.waitForFunction(
      (selector, text) => document.querySelector(selector)?.textContent === text,
      {},
      button,
      texts.submitting,
    );
    expect(await page.$eval(button, (element) => (element as HTMLButtonElement).disabled)).toBe(true);
    await page.focus(`${form} [name=name]`);
    await page.keyboard.press('Enter');
    release();
    await overlayShows(page);
    expect(endpoint.posts).toEqual([{ ...typed, consent: false }]);
  });

  test('covers the form with a check and the server’s message, and clears fields and consent', async () => {
    const { page, endpoint } = await openForm({ body: { success: true, message: 'Welcome aboard.' } });
    await page.click(box);
    await subscribe(page);
    await overlayShows(page);
    expect(await overlay(page)).toBe('Welcome aboard.');
    expect(await page.$('.newsletter__success svg')).toBeTruthy();
    expect(endpoint.posts).toEqual([{ ...typed, consent: true }]);
    expect([await valueIn(page, form, 'name'), await valueIn(page, form, 'email')]).toEqual(['', '']);
    expect(await isChecked(page)).toBe(false);
    const covers = await page.evaluate((selector) => {
      const cover = document.querySelector('.newsletter__success')?.getBoundingClientRect();
      const covered = document.querySelector(selector)?.getBoundingClientRect();
      return (
        cover &&
        covered &&
        cover.top <= covered.top &&
        cover.bottom >= covered.bottom &&
        cover.right >= covered.right
      );
    }, form);
    expect(covers).toBe(true);
    expect(await page.$eval(form, (element) => (element as HTMLFormElement).inert)).toBe(true);
  });

  test('has a success text of its own where the server sends none', async () => {
    const { page } = await openForm({ body: { success: true } });
    await subscribe(page);
    await overlayShows(page);
    expect(await overlay(page)).toBe(texts.success);
  });

  test.each<[string, Reply, string]>([
    ['the server’s message', { status: 429, body: { success: false, message: 'Too many.' } }, 'Too many.'],
    ['its own text for a refusal without one', { body: { success: false } }, texts.failure],
    ['its own text for a failed request', 'dropped', texts.unreachable],
    [
      'its own text for an unreadable answer',
      { status: 502, body: '<h1>Bad gateway</h1>' },
      texts.unreachable,
    ],
  ])('shows %s in a red box above the form and keeps what was typed', async (_name, reply, text) => {
    const { page } = await openForm(reply);
    await page.click(box);
    await subscribe(page);
    await errorShows(page);
    expect(await errorBox(page)).toBe(text);
    expect([await valueIn(page, form, 'name'), await valueIn(page, form, 'email')]).toEqual(
      Object.values(typed),
    );
    expect(await isChecked(page)).toBe(true);
    const isAbove = await page.evaluate((selector) => {
      const red = document.querySelector('.newsletter .alert--error')?.getBoundingClientRect();
      const below = document.querySelector(selector)?.getBoundingClientRect();
      return red && below && red.bottom <= below.top;
    }, form);
    expect(isAbove).toBe(true);
  });

  test('a failed request is also told to the console', async () => {
    const { page } = await openForm('dropped');
    await subscribe(page);
    await errorShows(page);
    expect(page.consoleMessages).toContainEqual(
      expect.stringMatching(/^error: The newsletter form could not be sent/),
    );
  });

  test('a new submit clears the old error, and later the old success', async () => {
    const { page, endpoint } = await openForm({ body: { success: false } });
    await subscribe(page);
    await errorShows(page);
    endpoint.reply({ body: { success: true } });
    const release = endpoint.hold();
    await page.click(button);
    await page.waitForFunction(() => !document.querySelector('.newsletter .alert--error'));
    release();
    await overlayShows(page);
    // The overlay gives way to whoever else wants to sign up; focus goes to the first field.
    await page.click('.newsletter__close');
    expect(await overlay(page)).toBe('');
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('name');
    endpoint.reply({ body: { success: true, message: 'Both of you.' } });
    await subscribe(page);
    await overlayShows(page);
    expect(await overlay(page)).toBe('Both of you.');
    expect(endpoint.posts).toHaveLength(3);
  });

  test('works without JavaScript: back on the page that it stood on, with the overlay', async () => {
    const page = await open(path, { javascript: false });
    await fill(page, form, typed);
    await Promise.all([page.waitForNavigation(), page.click(button)]);
    const { pathname, search, hash } = new URL(page.url());
    expect([pathname, search, hash]).toEqual([path, '?sent=newsletter', '#newsletter']);
    expect(await overlay(page)).toBe(texts.success);
  });
});
