import type { Page } from 'puppeteer';
import { elementText, hydrated, type OpenOptions, type OpenPage, open } from '../support/browser';
import { tick } from '../support/clock';
import {
  buttonOf,
  complete,
  errorIs,
  fakeEndpoint,
  fieldError,
  fieldValues,
  fill,
  focusedField,
  groupThanks,
  guestForms,
  invalidFields,
  waitForValidation,
} from '../support/guest-forms';
import { sendGlobalPrivacyControl } from '../support/privacy';
import { press } from '../support/roles';
import {
  content,
  cookies,
  helpWords,
  messages,
  pageContent,
  plainText,
  sentences,
  site,
} from '../support/sample-content';

const { contact, newsletter, 'group-request': group, 'opt-out': optOut } = guestForms;

/** Opens a page with a form and records the page's posts. */
async function visit(path: string, options: OpenOptions = {}): Promise<{ page: OpenPage; posts: string[] }> {
  const posts: string[] = [];
  const page = await open(path, { fakeClock: true, reducedMotion: true, ...options });
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  return { page, posts };
}

describe('the contact form', () => {
  const email = `${contact.form} [name=email]`;

  it('shows an error when the guest leaves an invalid field, and removes the error once the field is valid', async () => {
    const { page } = await visit(contact.path);
    await page.focus(email);
    await waitForValidation(page, contact);
    await page.keyboard.press('Tab');
    expect(await invalidFields(page, contact)).toEqual([]);
    await page.type(email, 'june@');
    expect(await invalidFields(page, contact)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.waitForSelector(`${email}[aria-invalid=true]`);
    expect(await fieldError(page, contact, 'email')).toBe(helpWords.email);
    await page.type(email, 'example.com');
    await page.waitForSelector(`${email}:not([aria-invalid=true])`);
  });

  it('shows errors only after the mouse is released, so a layout shift cannot make the click miss', async () => {
    const page = await open(contact.path, { reducedMotion: true });
    await page.type(email, 'june@');
    await page.$eval(buttonOf(contact), (each) => each.scrollIntoView({ block: 'center' }));
    await page.hover(buttonOf(contact));
    await page.mouse.down();
    expect(await fieldError(page, contact, 'email')).toBe('');
    await page.mouse.up();
    await page.waitForSelector(contact.error);
    expect(await fieldError(page, contact, 'email')).toBe(helpWords.email);
  });

  it('hydrates with the errors from a submission without JavaScript, and is cleared after a successful submission', async () => {
    const page = await open(contact.path);
    await fill(page, contact.form, { ...contact.typed, subject: ' ' });
    const submit = page.$eval(contact.form, (form) => (form as HTMLFormElement).submit());
    await Promise.all([page.waitForNavigation(), submit]);
    await hydrated(page);
    expect(await invalidFields(page, contact)).toEqual(['subject']);
    expect(page.consoleMessages.filter((text) => /hydrat|Minified React/i.test(text))).toEqual([]);
    await fill(page, contact.form, { subject: 'A birthday' });
    await page.click(buttonOf(contact));
    await page.waitForSelector(contact.success);
    expect(new Set(Object.values(await fieldValues(page, contact)))).toEqual(new Set(['']));
  });
});

test('an error stays above the newsletter form; a success message covers the form until a guest closes the message', async () => {
  const { page } = await visit(newsletter.path);
  const endpoint = await fakeEndpoint(page, 'newsletter', { body: { success: false } });
  const boxOf = (selector: string) =>
    page.$eval(selector, (each) => each.getBoundingClientRect().toJSON() as DOMRect);
  await complete(page, newsletter);
  await page.click(buttonOf(newsletter));
  await page.waitForSelector(newsletter.error);
  await tick(page, 60_000);
  const form = await boxOf(newsletter.form);
  expect((await boxOf(newsletter.error)).bottom).toBeLessThanOrEqual(form.top);

  endpoint.reply({ body: { success: true } });
  await page.click(buttonOf(newsletter));
  await page.waitForSelector(`${newsletter.success} svg`);
  expect(await elementText(page, newsletter.success)).toBe(messages.newsletter.success);
  const [cover, covered] = [await boxOf(newsletter.success), await boxOf(newsletter.form)];
  expect(cover.top).toBeLessThanOrEqual(covered.top);
  expect(cover.bottom).toBeGreaterThanOrEqual(covered.bottom);
  expect(cover.right).toBeGreaterThanOrEqual(covered.right);
  expect(await page.$eval(newsletter.form, (each) => (each as HTMLFormElement).inert)).toBe(true);
  await press(page, 'button', content.ui.controls.close);
  expect(await elementText(page, newsletter.success)).toBe('');
  expect((await focusedField(page))[0]).toBe('name');
});

describe('the group request form', () => {
  const year = group.typed.startDate?.slice(-4);
  const expectError = async (page: Page, field: string, words: string, summary: string) => {
    await page.click(buttonOf(group));
    await errorIs(page, group, summary);
    expect(await focusedField(page)).toEqual([field, words]);
  };

  it('can be reached from the hero', async () => {
    const { page } = await visit(group.path);
    await press(page, 'link', pageContent('groups').request.heading);
    await page.waitForFunction(() => document.activeElement?.id === 'site-request');
    expect(new URL(page.url()).hash).toBe('#site-request');
    expect(await page.$eval('#site-request', (section) => section.getBoundingClientRect().top)).toBeLessThan(
      200,
    );
  });

  it('validates the email address, and the order and years of its dates', async () => {
    const { page } = await visit(group.path);
    await page.focus(`${group.form} [name=email]`);
    await waitForValidation(page, group);
    await fill(page, group.form, { ...group.typed, email: 'priya@' });
    await expectError(page, 'email', helpWords.email ?? '', messages.group.badEmail);
    await fill(page, group.form, { email: 'example.com', endDate: `0603${year}` });
    await expectError(page, 'endDate', sentences.endBeforeStart, messages.group.incomplete);
    // Browsers parse this date as the year 0026.
    await fill(page, group.form, { startDate: '120526' });
    await expectError(page, 'startDate', sentences.past, messages.group.incomplete);
    // Changing the start date also fixes the error about the order.
    await fill(page, group.form, { startDate: `0602${year}` });
    await page.waitForFunction(() => !document.querySelector('[aria-invalid=true]'));
  });

  it('only logs the request if the server does not accept requests, says so for 5 s, and is cleared', async () => {
    const { page, posts } = await visit(group.path);
    const logged = page.evaluate(
      () =>
        new Promise<unknown>((resolve) => {
          console.info = (_text: string, data: unknown) => resolve(data);
        }),
    );
    await complete(page, group);
    await page.click(buttonOf(group));
    expect(await logged).toMatchObject(group.sent);
    await page.waitForSelector(group.success);
    expect(new Set(Object.values(await fieldValues(page, group)))).toEqual(new Set(['', false]));
    await tick(page, 4900);
    const local = plainText(pageContent('groups').request.local);
    expect(await elementText(page, group.success)).toBe(`${groupThanks} ${local}`);
    await tick(page, 200);
    // Only received requests are confirmed.
    expect([await elementText(page, group.success), await elementText(page, group.outcome ?? '')]).toEqual([
      '',
      '',
    ]);
    expect(posts).toEqual([]);
  });
});

describe('the opt-out form', () => {
  it('requires the confirmation box, logs instead of posting, and focuses a notice that nothing was sent', async () => {
    const { page, posts } = await visit(optOut.path);
    const isDisabled = () => page.$eval(buttonOf(optOut), (each) => (each as HTMLButtonElement).disabled);
    for (const [box, disabled] of [
      ['optOutSharing', true],
      ['confirmRequest', false],
      ['confirmRequest', true],
    ] as const) {
      await page.click(`${optOut.form} [name=${box}]`);
      expect({ box, disabled: await isDisabled() }).toEqual({ box, disabled });
    }
    await complete(page, optOut);
    await page.click(buttonOf(optOut));
    await page.waitForSelector(optOut.form, { hidden: true });
    const { successTitle, success } = messages.optOut;
    const focused = await page.evaluate(() => document.querySelector('main :focus')?.textContent);
    // Nothing was sent, so the notice must not confirm a received request.
    expect(focused).toContain(site.phone.display);
    for (const words of [successTitle, success]) expect(await elementText(page, 'main')).not.toContain(words);
    expect(page.consoleMessages).toEqual([expect.stringMatching(/^info: opt-out /)]);
    expect(posts).toEqual([]);
    expect(await page.evaluate(() => location.search + location.hash)).toBe('');
  });

  it.each([true, false])('shows whether Global Privacy Control is honored: %s', async (isSent) => {
    const { page } = await visit(optOut.path, isSent ? { before: sendGlobalPrivacyControl } : {});
    expect((await elementText(page, 'main')).includes(cookies.signalHonored.title)).toBe(isSent);
  });
});
