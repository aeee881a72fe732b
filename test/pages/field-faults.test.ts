import type { Page } from 'puppeteer';
import { formRules } from '../../shared/formRules';
import { fill, textOf } from '../support/api';
import { violations } from '../support/axe';
import { desktop, open, phone } from '../support/browser';
import { messages, pages } from '../support/content';

const faultAt = (page: Page, form: string, name: string) =>
  textOf(page, `${form} :is(.field, .checkbox):has([name="${name}"]) .field__error`);
const described = (page: Page, field: string) =>
  page.$eval(field, (each) => [
    each.getAttribute('aria-invalid'),
    document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent ?? null,
  ]);

/** Each form with a check, the panel of its faults, and what it says of them. */
const forms = [
  ['contact', pages.contact.path, '.message__form', messages.group.incomplete],
  ['newsletter', pages.about.path, '.newsletter__form', messages.group.incomplete],
  ['group-request', pages.groups.path, '#request form', messages.group.missingFields],
] as const;

describe.each(forms)('the %s form', (name, path, form, panel) => {
  const { email } = formRules[name];
  const field = `${form} [name=email]`;

  test.each([
    ['phone', phone],
    ['desktop', desktop],
  ])(
    'says what is wrong once a field is left, and takes it back once it is right, on a %s',
    async (_, viewport) => {
      const page = await open(path, { viewport });
      await page.focus(field);
      await page.waitForFunction(
        (each) => (document.querySelector(each) as HTMLFormElement).noValidate,
        {},
        form,
      );
      await page.type(field, 'june@');
      expect(await faultAt(page, form, 'email')).toBe('');
      await page.keyboard.press('Tab');
      await page.waitForSelector(`${field}[aria-invalid=true]`);
      expect(await described(page, field)).toEqual(['true', email.help]);
      await page.type(field, 'example.com');
      await page.waitForSelector(`${field}:not([aria-invalid=true])`);
      expect(await faultAt(page, form, 'email')).toBe('');
    },
  );

  test('says nothing of a field that a guest only passes through', async () => {
    const page = await open(path);
    await page.focus(field);
    await page.waitForFunction(
      (each) => (document.querySelector(each) as HTMLFormElement).noValidate,
      {},
      form,
    );
    await page.keyboard.press('Tab');
    expect(await page.$(`${form} [aria-invalid=true]`)).toBeNull();
  });

  test('on submit marks each fault, says so as a whole, sends nothing and goes to the first', async () => {
    const posts: string[] = [];
    const page = await open(path);
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await page.focus(field);
    await page.waitForFunction(
      (each) => (document.querySelector(each) as HTMLFormElement).noValidate,
      {},
      form,
    );
    await page.click(`${form} [type=submit]`);
    await page.waitForSelector('.alert--error');
    expect(await textOf(page, '.alert--error')).toContain(panel);
    const marked = await page.$$eval(`${form} [aria-invalid=true]`, (all) =>
      all.map((each) => (each as HTMLInputElement).name),
    );
    const required = await page.$$eval(`${form} [required]`, (all) =>
      all.map((each) => (each as HTMLInputElement).name),
    );
    expect(marked).toEqual(required);
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe(required[0]);
    expect(await violations(page)).toEqual([]);
    expect(posts).toEqual([]);
  });

  test('is checked by the browser itself without JavaScript', async () => {
    const page = await open(path, { javascript: false });
    expect(await page.$eval(form, (each) => (each as HTMLFormElement).noValidate)).toBe(false);
    expect(await page.$$(`${form} [required]`)).not.toHaveLength(0);
  });
});

describe('the opt-out form', () => {
  const form = 'main form';

  test('marks what is missing, and takes the address of the field that was corrected', async () => {
    const rules = formRules['opt-out'];
    const page = await open(pages['do-not-sell'].path);
    await page.click(`${form} [name=confirmRequest]`);
    await fill(page, form, { firstName: 'June', email: 'june' });
    await page.click(`${form} [type=submit]`);
    await page.waitForSelector(`${form} .alert--error`);
    expect(await textOf(page, `${form} .alert--error`)).toBe(messages.group.incomplete);
    expect(await faultAt(page, form, 'firstName')).toBe('');
    expect(await faultAt(page, form, 'lastName')).toBe(rules.lastName.help);
    expect(await faultAt(page, form, 'email')).toBe(rules.email.help);
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('lastName');
  });
});

describe('a sentence at a field', () => {
  test('waits until the mouse is up, so that what is pressed stays under it', async () => {
    const page = await open(pages.contact.path);
    const button = '.message__form [type=submit]';
    await page.type('.message__form [name=email]', 'june@');
    const { x, y } = await page.$eval(button, (each) => {
      each.scrollIntoView({ block: 'center' });
      const box = each.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    });
    await page.mouse.move(x, y);
    await page.mouse.down();
    expect(await faultAt(page, '.message__form', 'email')).toBe('');
    await page.mouse.up();
    await page.waitForSelector('.message__end .alert--error');
    expect(await faultAt(page, '.message__form', 'email')).toBe(formRules.contact.email.help);
  });
});
