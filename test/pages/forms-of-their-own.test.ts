import type { Page } from 'puppeteer';
import { fakeEndpoint, fill, textOf } from '../support/api';
import { hydrated, type OpenOptions, type OpenPage, open, tick } from '../support/browser';
import { cookies, groupsContent, helpWords, messages, plainText, sentences, site } from '../support/content';
import {
  buttonOf,
  checkedByScript,
  complete,
  errorIs,
  faultAt,
  focusedField,
  groupThanks,
  guestForms,
  held,
} from '../support/guest-forms';

const { contact, newsletter, 'group-request': group, 'opt-out': optOut } = guestForms;

/** Opens a page with a form and records the page's posts. */
async function visit(path: string, options: OpenOptions = {}): Promise<{ page: OpenPage; posts: string[] }> {
  const posts: string[] = [];
  const page = await open(path, { fakeClock: options.javascript !== false, ...options });
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  return { page, posts };
}

/** Clicks a button without the script's handlers, so that the browser posts the form. */
const submit = (page: Page, button: string) =>
  Promise.all([page.waitForNavigation(), page.click(button)]).then(([answer]) => answer);

describe('the contact form', () => {
  const button = buttonOf(contact);

  test('without JavaScript returns with the error at its field and all values, and then succeeds', async () => {
    const { page } = await visit(contact.path, { javascript: false });
    expect(await page.$eval(contact.form, (form) => (form as HTMLFormElement).noValidate)).toBe(false);
    await fill(page, contact.form, { ...contact.typed, subject: '   ' });
    await submit(page, button);
    expect(await textOf(page, contact.error)).not.toBe('');
    expect(await page.$(`${contact.form} [name=subject][aria-invalid=true]`)).toBeTruthy();
    expect(await held(page, contact)).toEqual({ ...contact.typed, subject: expect.stringMatching(/^ *$/) });
    await fill(page, contact.form, { subject: 'A birthday' });
    await submit(page, button);
    expect(new URL(page.url()).search).toBe('?sent=contact');
    expect(await textOf(page, contact.success)).toBe(messages.contact.success);
  });

  test('too long without JavaScript is rejected with an explanation, and Back restores the values', async () => {
    const { page } = await visit(contact.path, { javascript: false });
    const message = 'Is there a cake nearby? '.repeat(2800);
    await fill(page, contact.form, { ...contact.typed, message: '' });
    await page.$eval(
      `${contact.form} [name=message]`,
      (field, text) => {
        (field as HTMLTextAreaElement).value = text;
      },
      message,
    );
    expect((await submit(page, button))?.status()).toBe(413);
    expect(await page.$(`main a[href="${site.phone.href}"]`)).toBeTruthy();
    expect(await page.$(`main a[href="${contact.path}"]`)).toBeTruthy();
    await page.goBack();
    expect(await held(page, contact)).toEqual({ ...contact.typed, message });
  });

  test('hydrates on a page that responds to a post', async () => {
    const page = await open(contact.path);
    await fill(page, contact.form, { ...contact.typed, subject: ' ' });
    await Promise.all([
      page.waitForNavigation(),
      page.$eval(contact.form, (form) => (form as HTMLFormElement).submit()),
    ]);
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe(contact.path);
    expect(await page.$(`${contact.form} [name=subject][aria-invalid=true]`)).toBeTruthy();
    expect(page.consoleMessages.filter((text) => /hydrat|Minified React/i.test(text))).toEqual([]);
    // A successful post keeps no values of the rejected one.
    await fill(page, contact.form, { subject: 'A birthday' });
    await page.click(button);
    await page.waitForSelector(contact.success);
    expect(new Set(Object.values(await held(page, contact)))).toEqual(new Set(['']));
  });

  test('shows errors only after the mouse is released, so that the click hits its target', async () => {
    const page = await open(contact.path);
    await page.type(`${contact.form} [name=email]`, 'june@');
    const { x, y } = await page.$eval(button, (each) => {
      each.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = each.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    });
    await page.mouse.move(x, y);
    await page.mouse.down();
    expect(await faultAt(page, contact, 'email')).toBe('');
    await page.mouse.up();
    await page.waitForSelector(contact.error);
    expect(await faultAt(page, contact, 'email')).toBe(helpWords.email);
  });
});

describe('the newsletter form', () => {
  test('is covered by a success message, which can be closed for another guest; an error is above the form', async () => {
    const { page } = await visit(newsletter.path);
    const endpoint = await fakeEndpoint(page, 'newsletter', { body: { success: false } });
    const boxes = (panel: string) =>
      page.evaluate(
        (one, other) =>
          [one, other].map((selector) => {
            const { top, right, bottom } =
              document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
            return { top, right, bottom };
          }),
        panel,
        newsletter.form,
      );
    await complete(page, newsletter);
    await page.click(buttonOf(newsletter));
    await page.waitForSelector(newsletter.error);
    const [red, below] = await boxes(newsletter.error);
    expect(red?.bottom).toBeLessThanOrEqual(below?.top ?? 0);

    endpoint.reply({ body: { success: true } });
    await page.click(buttonOf(newsletter));
    await page.waitForSelector(`${newsletter.success} svg`);
    expect(await textOf(page, newsletter.success)).toBe(messages.newsletter.success);
    const [cover, covered] = await boxes(newsletter.success);
    if (!cover || !covered) throw new Error('the form is not there');
    expect(cover.top).toBeLessThanOrEqual(covered.top);
    expect(cover.bottom).toBeGreaterThanOrEqual(covered.bottom);
    expect(cover.right).toBeGreaterThanOrEqual(covered.right);
    expect(await page.$eval(newsletter.form, (form) => (form as HTMLFormElement).inert)).toBe(true);

    await page.click('.newsletter__close');
    expect(await textOf(page, newsletter.success)).toBe('');
    expect((await focusedField(page))[0]).toBe('name');
    endpoint.reply({ body: { success: true, message: 'Both of you.' } });
    await complete(page, newsletter);
    await page.click(buttonOf(newsletter));
    await page.waitForSelector(newsletter.success);
    expect(await textOf(page, newsletter.success)).toBe('Both of you.');
  });
});

describe('the group request form', () => {
  const button = buttonOf(group);
  const year = group.typed.startDate?.slice(-4);

  test('is linked from the hero, and validates what is missing, the email, the order of its dates and their years', async () => {
    const { page } = await visit(group.path);
    await page.$eval('.hero .button', (link) => (link as HTMLElement).click());
    await page.waitForFunction(() => document.activeElement?.id === 'request');
    expect(new URL(page.url()).hash).toBe('#request');
    expect(await page.$eval('#request', (section) => section.getBoundingClientRect().top)).toBeLessThan(200);

    await checkedByScript(page, group);
    await page.click(button);
    await errorIs(page, group, messages.group.missingFields);
    await fill(page, group.form, { ...group.typed, email: 'priya@' });
    await page.click(button);
    await errorIs(page, group, messages.group.badEmail);
    expect(await focusedField(page)).toEqual(['email', helpWords.email]);
    await fill(page, group.form, { email: 'example.com', endDate: `0603${year}` });
    await page.focus(`${group.form} [name=message]`);
    await page.waitForSelector(`${group.form} .field:has([name=endDate]) .field__error`);
    expect(await faultAt(page, group, 'endDate')).toBe(sentences.endBeforeStart);
    await page.click(button);
    await errorIs(page, group, messages.group.incomplete);
    expect(await focusedField(page)).toEqual(['endDate', sentences.endBeforeStart]);
    // The browser's year 0026.
    await fill(page, group.form, { startDate: '120526' });
    await page.focus(`${group.form} [name=message]`);
    await page.waitForFunction(
      (form, text) =>
        document.querySelector(`${form} .field:has([name=startDate])`)?.textContent?.includes(text),
      {},
      group.form,
      sentences.past,
    );
    await page.click(button);
    expect(await focusedField(page)).toEqual(['startDate', sentences.past]);
    // Changing the other date also fixes the order.
    await fill(page, group.form, { startDate: `0602${year}` });
    await page.waitForSelector(`${group.form} .field:has([name=endDate]) .field__error`, { hidden: true });
  });

  test('is only logged if the server does not accept it; shows its thanks for 5 s, says that nothing is sent, and is cleared', async () => {
    const { page, posts } = await visit(group.path);
    const logged = page.evaluate(
      () =>
        new Promise<unknown>((resolve) => {
          console.info = (_text: string, data: unknown) => resolve(data);
        }),
    );
    await complete(page, group);
    await page.click(button);
    expect(await logged).toMatchObject(group.sent);
    await page.waitForSelector(group.success);
    expect(new Set(Object.values(await held(page, group)))).toEqual(new Set(['', false]));
    await tick(page, 4900);
    expect(await textOf(page, group.success)).toBe(
      `${groupThanks} ${plainText(groupsContent.request.local)}`,
    );
    await tick(page, 200);
    // Only a request that was received is confirmed.
    expect([await textOf(page, group.success), await textOf(page, group.outcome ?? '')]).toEqual(['', '']);
    expect(posts).toEqual([]);
  });
});

describe('the opt-out form', () => {
  const button = buttonOf(optOut);
  const isDisabled = (page: Page) => page.$eval(button, (each) => (each as HTMLButtonElement).disabled);

  test('requires confirmRequest; a confirmation with the email replaces it and gets the focus; the values are only logged', async () => {
    const { page, posts } = await visit(optOut.path);
    expect(await page.$eval('main', (main) => main.textContent)).not.toContain(cookies.signalHonored.title);
    expect(await isDisabled(page)).toBe(true);
    await page.click(`${optOut.form} [name=optOutSharing]`);
    expect(await isDisabled(page)).toBe(true);
    await page.click(`${optOut.form} [name=confirmRequest]`);
    expect(await isDisabled(page)).toBe(false);
    await page.click(`${optOut.form} [name=confirmRequest]`);
    expect(await isDisabled(page)).toBe(true);
    await complete(page, optOut);
    await page.click(button);
    await page.waitForSelector(optOut.form, { hidden: true });
    const { successTitle, success, confirmationTo } = messages.optOut;
    const focused = await page.evaluate(() => document.querySelector('main :focus')?.textContent);
    for (const words of [successTitle, success, confirmationTo(optOut.typed.email ?? '')])
      expect(focused).toContain(words);
    expect(page.consoleMessages).toEqual([expect.stringMatching(/^info: opt-out /)]);
    expect(posts).toEqual([]);
    expect(await page.evaluate(() => location.search + location.hash)).toBe('');
  });

  test('states that Global Privacy Control is honored if the browser sends it', async () => {
    const { page } = await visit(optOut.path, {
      before: async (opening) => {
        await opening.evaluateOnNewDocument(() =>
          Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
        );
      },
    });
    expect(await page.$eval('main', (main) => main.textContent)).toContain(cookies.signalHonored.title);
  });
});
