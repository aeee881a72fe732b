import type { Page } from 'puppeteer';
import { type FieldRule, formRules, sentences } from '../../shared/formRules';
import { type ServerProcess, startSite } from '../../tools/serverProcess';
import { fakeEndpoint, fill, textOf, valueIn } from '../support/api';
import { type OpenOptions, open, phone, tick } from '../support/browser';
import { groupsContent, messages, pages, plainText } from '../support/content';

const { path } = pages.groups;
const help = Object.fromEntries(
  Object.entries<FieldRule>(formRules['group-request']).map(([name, rule]) => [name, rule.help]),
);
const texts = messages.group;
const form = '#request form';
const button = `${form} [type=submit]`;
const typed = {
  fullName: 'Priya Shah',
  email: 'priya@example.com',
  startDate: '05142027',
  endDate: '05172027',
};
const thanks = `${texts.successTitle} ${groupsContent.request.success.text}`;
const missing = `${texts.errorTitle} ${texts.missingFields}`;

const openForm = (options: OpenOptions = {}) => open(path, { fakeClock: true, ...options });
const error = (page: Page) => textOf(page, `${form} .alert--error`);
const success = (page: Page) => textOf(page, `${form} .alert--success`);
const outcome = (page: Page) => textOf(page, `${form} .request__end > .small`);

/** Name, description and validity of the field that has focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    const description = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    return [field.name, field.getAttribute('aria-invalid'), description?.textContent];
  });

describe('the group accommodations page', () => {
  test('shows its occasions, testimonials and features', async () => {
    const page = await open(path);
    const headings = await page.$$eval('main :is(h1, h2, h3)', (all) => all.map((each) => each.textContent));
    expect(headings).toEqual([
      groupsContent.hero.title,
      groupsContent.occasions.heading,
      ...groupsContent.occasions.cards.map(({ title }) => title),
      groupsContent.testimonials.heading,
      groupsContent.features.heading,
      ...groupsContent.features.items.map(({ title }) => title),
      groupsContent.planning.heading,
      ...groupsContent.planning.topics.map(({ title }) => title),
      groupsContent.request.heading,
    ]);
    expect(await page.$$eval('main blockquote', (quotes) => quotes.length)).toBe(
      groupsContent.testimonials.items.length,
    );
    expect(await page.$(`${form} a[href^="${pages.privacy.path}"]`)).toBeTruthy();
    expect(page.consoleMessages).toEqual([]);
  });

  test('leads from the hero to the form, and the address says so', async () => {
    const page = await open(path);
    await page.$eval('.hero .button', (link) => (link as HTMLElement).click());
    await page.waitForFunction(() => document.activeElement?.id === 'request');
    expect(new URL(page.url()).hash).toBe('#request');
    expect(await page.$eval('#request', (section) => section.getBoundingClientRect().top)).toBeLessThan(200);
  });

  test('lets the cards swipe on a phone, by keyboard too', async () => {
    const page = await open(path, { viewport: phone });
    const row = await page.$eval('.occasions', (list) => ({
      scrolls: list.scrollWidth > list.clientWidth,
      takesFocus: (list as HTMLElement).tabIndex === 0,
      pageScrolls: document.documentElement.scrollWidth > innerWidth,
    }));
    expect(row).toEqual({ scrolls: true, takesFocus: true, pageScrolls: false });
  });
});

describe('the group request form', () => {
  test('has inputs of the right types, without numeric bounds, and requires four of them', async () => {
    const page = await openForm();
    const fields = await page.$$eval(`${form} :is(input, textarea):not([type=hidden])`, (all) =>
      (all as HTMLInputElement[]).map(({ name, type, required, min, max, checked }) =>
        [name, type, required && 'required', min, max, checked && 'checked'].filter(Boolean).join(' '),
      ),
    );
    expect(fields).toEqual([
      'fullName text required',
      'email email required',
      'phone tel',
      'startDate date required',
      'endDate date required',
      'startTime time',
      'endTime time',
      'guests number',
      'rooms number',
      'message textarea',
      'marketingConsent checkbox',
    ]);
    expect(await page.$eval(form, (element) => (element as HTMLFormElement).noValidate)).toBe(true);
  });

  test.each([
    ['fullName', help.fullName],
    ['email', help.email],
    ['startDate', help.startDate],
    ['endDate', help.endDate],
  ])('without %s it says so and focus goes there', async (name, advice) => {
    const page = await openForm();
    const rest = Object.entries(typed).filter(([each]) => each !== name);
    await fill(page, form, Object.fromEntries(rest));
    await page.click(button);
    await page.waitForSelector(`${form} .alert--error`);
    expect(await error(page)).toBe(missing);
    expect(await page.$eval(`${form} .alert--error`, (panel) => panel.getAttribute('role'))).toBe('alert');
    expect(await focused(page)).toEqual([name, 'true', advice]);
    expect(await page.$$eval(`${form} [aria-invalid=true]`, (fields) => fields.length)).toBe(1);
  });

  test('marks every required field that is empty, and spaces do not fill one', async () => {
    const page = await openForm();
    await fill(page, form, { fullName: '   ' });
    await page.click(button);
    await page.waitForSelector(`${form} .alert--error`);
    const marked = await page.$$eval(`${form} [aria-invalid=true]`, (fields) =>
      fields.map((field) => (field as HTMLInputElement).name),
    );
    expect(marked).toEqual(['fullName', 'email', 'startDate', 'endDate']);
  });

  test('has a sentence of its own for an e-mail address that is none', async () => {
    const page = await openForm();
    await fill(page, form, { ...typed, email: 'priya@' });
    await page.click(button);
    await page.waitForSelector(`${form} .alert--error`);
    expect(await error(page)).toBe(`${texts.errorTitle} ${texts.badEmail}`);
    expect(await focused(page)).toEqual(['email', 'true', help.email]);
  });

  test('takes no last day before the first, and says so as the second of the two is left', async () => {
    const page = await openForm();
    await fill(page, form, { ...typed, endDate: '05132027' });
    await page.focus(`${form} [name=message]`);
    const wrong = `${form} .field:has([name=endDate]) .field__error`;
    await page.waitForSelector(wrong);
    expect(await textOf(page, wrong)).toBe(sentences.endBeforeStart);
    await page.click(button);
    await page.waitForSelector(`${form} .alert--error`);
    expect(await error(page)).toBe(`${texts.errorTitle} ${texts.incomplete}`);
    expect(await focused(page)).toEqual(['endDate', 'true', sentences.endBeforeStart]);
    // The other of the two sets it right as well.
    await fill(page, form, { startDate: '05122027' });
    await page.waitForSelector(wrong, { hidden: true });
    await page.click(button);
    await page.waitForSelector(`${form} .alert--success`);
  });

  test('keeps the error until the next valid submit clears it', async () => {
    const page = await openForm();
    await fill(page, form, { fullName: typed.fullName });
    await page.click(button);
    await page.waitForSelector(`${form} .alert--error`);
    await tick(page, 60_000);
    expect(await error(page)).toContain(texts.errorTitle);
    const { fullName: _, ...rest } = typed;
    await fill(page, form, rest);
    await page.click(button);
    await page.waitForSelector(`${form} .alert--success`);
    expect(await error(page)).toBe('');
    expect(await page.$(`${form} [aria-invalid=true]`)).toBeNull();
  });

  test('is cleared by a valid submit and says thank you for 5 s', async () => {
    const page = await openForm();
    await fill(page, form, { ...typed, guests: '40', message: 'An arch, please.' });
    await page.click(`${form} [name=marketingConsent]`);
    await page.click(button);
    await page.waitForSelector(`${form} .alert--success`);
    for (const name of [...Object.keys(typed), 'guests', 'message'])
      expect(await valueIn(page, form, name)).toBe('');
    expect(
      await page.$eval(`${form} [name=marketingConsent]`, (box) => (box as HTMLInputElement).checked),
    ).toBe(false);
    await tick(page, 4900);
    expect(await success(page)).toBe(`${thanks} ${plainText(groupsContent.request.local)}`);
    await tick(page, 200);
    expect(await success(page)).toBe('');
    // That a request was received is said where one was.
    expect(await outcome(page)).toBe('');
  });

  test('makes no call: the data is only logged', async () => {
    const calls: string[] = [];
    const page = await openForm();
    page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
    const logged = page.evaluate(
      () =>
        new Promise<unknown>((resolve) => {
          console.info = (_text: string, data: unknown) => resolve(data);
        }),
    );
    await fill(page, form, { ...typed, guests: '40' });
    await page.click(button);
    expect(await logged).toEqual({
      fullName: 'Priya Shah',
      email: 'priya@example.com',
      phone: '',
      startDate: '2027-05-14',
      endDate: '2027-05-17',
      startTime: '',
      endTime: '',
      guests: 40,
      rooms: '',
      message: '',
      marketingConsent: false,
    });
    expect(calls).toEqual([]);
  });

  test('without JavaScript asks to call or write instead', async () => {
    const page = await open(path, { javascript: false });
    const note = await textOf(page, '#request noscript');
    expect(note).toContain(groupsContent.request.withoutScript);
    expect(await page.$('#request noscript a[href^="tel:"]')).toBeTruthy();
    expect(await page.$('#request noscript a[href^="mailto:"]')).toBeTruthy();
    expect(await page.$eval(form, (element) => element.checkVisibility())).toBe(false);
  });
});

describe('the group request form where DELIVER_LOCAL_FORMS is on', () => {
  let site: ServerProcess;
  beforeAll(async () => {
    site = await startSite({ DELIVER_LOCAL_FORMS: 'true', RATE_LIMIT_MAX: '1000' });
  });
  afterAll(() => site.end('SIGTERM'));

  test('is posted once, with the same thanks for 5 s', async () => {
    const page = await openForm({ site: site.url });
    const endpoint = await fakeEndpoint(page, 'group-request', { body: { success: true } });
    await fill(page, form, typed);
    await page.click(button);
    await page.waitForSelector(`${form} .alert--success`);
    expect(endpoint.posts).toEqual([
      expect.objectContaining({ fullName: 'Priya Shah', startDate: '2027-05-14' }),
    ]);
    await tick(page, 4900);
    expect(await success(page)).toBe(thanks);
    await tick(page, 200);
    expect([await success(page), await outcome(page)]).toEqual(['', groupsContent.request.success.text]);
  });

  test('shows a refusal and keeps what was typed', async () => {
    const page = await openForm({ site: site.url });
    await fakeEndpoint(page, 'group-request', {
      status: 503,
      body: { success: false, message: 'Not stored.' },
    });
    await fill(page, form, typed);
    await page.click(button);
    await page.waitForSelector(`${form} .alert--error`);
    expect(await error(page)).toBe(`${texts.errorTitle} Not stored.`);
    expect(await valueIn(page, form, 'fullName')).toBe(typed.fullName);
  });

  test('works without JavaScript', async () => {
    const page = await open(path, { javascript: false, site: site.url });
    await fill(page, form, { ...typed, fullName: ' ' });
    await Promise.all([page.waitForNavigation(), page.click(button)]);
    expect(await error(page)).toBe(missing);
    expect(await valueIn(page, form, 'email')).toBe(typed.email);
    await fill(page, form, { fullName: typed.fullName });
    await Promise.all([page.waitForNavigation(), page.click(button)]);
    expect(await success(page)).toBe(thanks);
  });
});
