import type { Page } from 'puppeteer';
import { until } from '../../tools/serverProcess';
import { fakeEndpoint, fill, type Reply, textOf, valueIn } from '../support/api';
import { hydrated, type OpenOptions, open, tick } from '../support/browser';
import { contactContent, messages, pages, site } from '../support/content';

const { path } = pages.contact;
const texts = messages.contact;

const form = '.message__form';
const button = `${form} [type=submit]`;
const typed = {
  name: 'June Alvarez',
  email: 'june@example.com',
  subject: 'A birthday',
  phone: '(760) 555-0100',
  message: 'Is there a cake nearby?',
};

const panel = (page: Page) => textOf(page, '.message__end .alert');

async function openForm(reply: Reply, options: OpenOptions = {}) {
  const page = await open(path, { fakeClock: true, ...options });
  return { page, endpoint: await fakeEndpoint(page, 'contact', reply) };
}

async function send(page: Page) {
  await fill(page, form, typed);
  await page.click(button);
}

const panelShows = (page: Page) => page.waitForSelector('.message__end .alert');

describe('the contact form', () => {
  test('requires name, e-mail, subject and message; the phone is optional', async () => {
    const { page } = await openForm({ body: { success: true } });
    const fields = await page.$$eval(`${form} :is(input, textarea):not([type=hidden])`, (all) =>
      all.map((field) => [
        (field as HTMLInputElement).name,
        (field as HTMLInputElement).type,
        (field as HTMLInputElement).required,
      ]),
    );
    expect(fields).toEqual([
      ['name', 'text', true],
      ['email', 'email', true],
      ['subject', 'text', true],
      ['phone', 'tel', false],
      ['message', 'textarea', true],
    ]);
    expect(await textOf(page, `${form} .field:has([name=phone]) label`)).toBe(
      `${contactContent.form.labels.phone} ${contactContent.form.optional}`,
    );
  });

  test('says so while it is sent, and is sent once however often a guest submits', async () => {
    const { page, endpoint } = await openForm({ body: { success: true, message: 'Got it.' } });
    const release = endpoint.hold();
    await send(page);
    await page.waitForFunction(
      (selector, text) => document.querySelector(selector)?.textContent === text,
      {},
      button,
      texts.submitting,
    );
    expect(await page.$eval(button, (element) => (element as HTMLButtonElement).disabled)).toBe(true);
    await page.click(button);
    await page.focus(`${form} [name=name]`);
    await page.keyboard.press('Enter');
    await page.$eval(form, (element) =>
      element.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    );
    release();
    await panelShows(page);
    expect(endpoint.posts).toEqual([typed]);
    expect((await textOf(page, button)).toLowerCase()).toBe(texts.submit.toLowerCase());
  });

  test('shows the server’s message on success, is cleared, and is idle again after 5 s', async () => {
    const { page } = await openForm({ body: { success: true, message: 'Got it.' } });
    await send(page);
    await panelShows(page);
    expect(await panel(page)).toBe('Got it.');
    for (const name of Object.keys(typed)) expect(await valueIn(page, form, name)).toBe('');
    await tick(page, 4900);
    expect(await panel(page)).toBe('Got it.');
    await tick(page, 200);
    expect(await panel(page)).toBe('');
  });

  test('has a success text of its own where the server sends none', async () => {
    const { page } = await openForm({ body: { success: true } });
    await send(page);
    await panelShows(page);
    expect(await panel(page)).toBe(texts.success);
  });

  test('shows the message of a refusal for 5 s and keeps what was typed', async () => {
    const { page } = await openForm({ status: 429, body: { success: false, message: 'Too many.' } });
    await send(page);
    await panelShows(page);
    expect(await panel(page)).toBe('Too many.');
    await tick(page, 4900);
    expect(await panel(page)).toBe('Too many.');
    await tick(page, 200);
    expect(await panel(page)).toBe('');
    for (const [name, value] of Object.entries(typed)) expect(await valueIn(page, form, name)).toBe(value);
  });

  test('has a text of its own for a refusal without a message', async () => {
    const { page } = await openForm({ status: 400, body: { success: false } });
    await send(page);
    await panelShows(page);
    expect(await panel(page)).toBe(texts.failure);
  });

  test('marks the fields that the server refuses, and focus goes to the first', async () => {
    const errors = { subject: 'Enter a subject.', message: 'Enter a message.' };
    const { page } = await openForm({ status: 400, body: { success: false, message: 'Check.', errors } });
    await send(page);
    await panelShows(page);
    const focused = await page.evaluate(() => {
      const field = document.activeElement as HTMLInputElement;
      const id = field.getAttribute('aria-describedby') ?? '';
      return [field.name, field.getAttribute('aria-invalid'), document.getElementById(id)?.textContent];
    });
    expect(focused).toEqual(['subject', 'true', 'Enter a subject.']);
  });

  test('takes the marks away while it is sent again, and leaves the focus on its button', async () => {
    const errors = { message: 'Enter a message.' };
    const { page, endpoint } = await openForm({
      status: 400,
      body: { success: false, message: 'No.', errors },
    });
    await send(page);
    await page.waitForSelector(`${form} [name=message][aria-invalid=true]`);
    endpoint.reply({ body: { success: true } });
    const release = endpoint.hold();
    await page.click(button);
    await page.waitForSelector(`${button}:disabled`);
    expect(await page.$(`${form} [aria-invalid=true]`)).toBeNull();
    release();
    await panelShows(page);
    await page.waitForFunction((selector) => document.activeElement?.matches(selector), {}, button);
  });

  test('a failed request shows the error’s message', async () => {
    const { page } = await openForm('dropped');
    await send(page);
    await panelShows(page);
    expect(await panel(page)).toBe('Failed to fetch');
    expect(await valueIn(page, form, 'message')).toBe(typed.message);
  });

  test('gives what is sent again the name that it had, until it is answered or changed', async () => {
    const { page, endpoint } = await openForm('dropped');
    const sendAgain = async () => {
      const { length } = endpoint.keys;
      await page.click(button);
      await until(() => endpoint.keys.length > length);
      await page.waitForSelector(`${button}:enabled`);
    };
    await fill(page, form, typed);
    await sendAgain();
    await sendAgain();
    endpoint.reply({ body: '<h1>Bad gateway</h1>', status: 502 });
    await sendAgain();
    await fill(page, form, { message: ' Or two?' });
    await sendAgain();
    endpoint.reply({ body: { success: true } });
    await sendAgain();
    await fill(page, form, { ...typed, message: `${typed.message} Or two?` });
    await sendAgain();
    const [first, second, third, changed, answered, anew] = endpoint.keys;
    expect(first).toMatch(/^\d+(-\d+){3}$/);
    expect([second, third]).toEqual([first, first]);
    expect(answered).toBe(changed);
    expect(new Set([first, changed, anew]).size).toBe(3);
    expect(endpoint.posts[5]).toEqual(endpoint.posts[4]);
  });

  test.each<[string, Reply]>([
    ['that is no JSON', { body: '<h1>Bad gateway</h1>', status: 502 }],
    ['of another shape', { body: { ok: 1 } }],
  ])('has a text of its own for an answer %s', async (_name, reply) => {
    const { page } = await openForm(reply);
    await send(page);
    await panelShows(page);
    expect(await panel(page)).toBe(texts.unreachable);
  });

  test('a new answer stands for its own 5 s', async () => {
    const { page, endpoint } = await openForm({ body: { success: false, message: 'First.' } });
    await send(page);
    await panelShows(page);
    await tick(page, 3000);
    endpoint.reply({ body: { success: false, message: 'Second.' } });
    await page.click(button);
    await page.waitForFunction(
      () => document.querySelector('.message__end .alert')?.textContent === 'Second.',
    );
    await tick(page, 4900);
    expect(await panel(page)).toBe('Second.');
    await tick(page, 200);
    expect(await panel(page)).toBe('');
  });
});

describe('the contact form without JavaScript', () => {
  test('is received, and the page comes back with the success panel', async () => {
    const page = await open(path, { javascript: false });
    await fill(page, form, typed);
    await Promise.all([page.waitForNavigation(), page.click(button)]);
    expect(new URL(page.url()).search).toBe('?sent=contact');
    expect(await panel(page)).toBe(texts.success);
  });

  test('is answered with the fault at its field and everything that was typed', async () => {
    const page = await open(path, { javascript: false });
    await fill(page, form, { ...typed, subject: '   ' });
    await Promise.all([page.waitForNavigation(), page.click(button)]);
    expect(await panel(page)).not.toBe('');
    expect(await page.$(`${form} [name=subject][aria-invalid=true]`)).toBeTruthy();
    expect(await valueIn(page, form, 'message')).toBe(typed.message);
  });

  test('is refused with a page that says so, and Back brings what was typed', async () => {
    const page = await open(path, { javascript: false });
    const message = 'Is there a cake nearby? '.repeat(800);
    await fill(page, form, { ...typed, message: '' });
    await page.$eval(
      `${form} [name=message]`,
      (field, text) => {
        (field as HTMLTextAreaElement).value = text;
      },
      message,
    );
    const [answer] = await Promise.all([page.waitForNavigation(), page.click(button)]);
    expect(answer?.status()).toBe(413);
    expect(await page.$(`main a[href="${site.phone.href}"]`)).toBeTruthy();
    expect(await page.$(`main a[href="${path}"]`)).toBeTruthy();
    await page.goBack();
    expect(await valueIn(page, form, 'message')).toBe(message);
    expect(await valueIn(page, form, 'email')).toBe(typed.email);
  });

  test('a page that answers a post is taken over by the script like any other', async () => {
    const page = await open(path);
    await fill(page, form, { ...typed, subject: ' ' });
    await Promise.all([
      page.waitForNavigation(),
      page.$eval(form, (element) => (element as HTMLFormElement).submit()),
    ]);
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.$(`${form} [name=subject][aria-invalid=true]`)).toBeTruthy();
    expect(page.consoleMessages.filter((text) => /hydrat|Minified React/i.test(text))).toEqual([]);
    // Sent well at last: nothing of the first try comes back.
    await fill(page, form, { subject: 'A birthday' });
    await page.click(button);
    await page.waitForSelector('.message__end .alert--success');
    for (const name of Object.keys(typed)) expect(await valueIn(page, form, name)).toBe('');
  });
});
