import { type ServerProcess, startSite } from '../../tools/harness/serverProcess';
import { type FakeEndpoint, fakeEndpoint, fill, type Reply, textOf, valueIn } from '../support/api';
import { violations } from '../support/axe';
import { close, type OpenPage, open, tick } from '../support/browser';
import { doNotSellContent, helpWords, messages } from '../support/content';
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
  markedIn,
} from '../support/guest-forms';

/** A server that accepts all four forms. */
let site: ServerProcess;
beforeAll(async () => {
  site = await startSite({ DELIVER_LOCAL_FORMS: 'true', RATE_LIMIT_MAX: '1000' });
});
afterAll(() => site.end('SIGTERM'));

describe.each(Object.values(guestForms))('the $name form', (guestForm) => {
  const { name, path, form, typed, ticked, sent, error, errorTitle, success, texts } = guestForm;
  const button = buttonOf(guestForm);
  /** All forms have the same logic: what it does alone is asked of one. */
  const isFirst = name === 'contact';
  let page: OpenPage;
  let endpoint: FakeEndpoint;
  beforeAll(async () => {
    page = await open(path, { site: site.url, fakeClock: true });
    endpoint = await fakeEndpoint(page, name, { body: { success: true } });
  });
  afterAll(() => close(page));

  const isDisabled = () => page.$eval(button, (each) => (each as HTMLButtonElement).disabled);
  /** Submits the form and waits for the error message of the response. */
  const refused = async (reply: Reply, words: string) => {
    endpoint.reply(reply);
    await complete(page, guestForm);
    await page.click(button);
    await errorIs(page, guestForm, words);
  };
  const succeed = async (reply: Reply) => {
    endpoint.reply(reply);
    await complete(page, guestForm);
    await page.click(button);
    await page.waitForSelector(success);
  };

  if (isFirst)
    test('shows errors on blur and removes them once fixed; on submit marks all errors and sends nothing', async () => {
      // axe needs a running clock.
      const ticking = await open(path, { site: site.url });
      const posts: string[] = [];
      ticking.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
      const email = `${form} [name=email]`;
      await ticking.focus(email);
      await checkedByScript(ticking, guestForm);
      await ticking.keyboard.press('Tab');
      expect(await markedIn(ticking, guestForm)).toEqual([]);
      await ticking.type(email, 'june@');
      expect(await markedIn(ticking, guestForm)).toEqual([]);
      await ticking.keyboard.press('Tab');
      await ticking.waitForSelector(`${email}[aria-invalid=true]`);
      expect(await faultAt(ticking, guestForm, 'email')).toBe(helpWords.email);
      await ticking.type(email, 'example.com');
      await ticking.waitForSelector(`${email}:not([aria-invalid=true])`);
      expect(await faultAt(ticking, guestForm, 'email')).toBe('');

      for (const box of ticked) await ticking.click(`${form} [name=${box}]`);
      await ticking.click(button);
      await errorIs(ticking, guestForm, texts.incomplete);
      const missing = await ticking.$$eval(`${form} [required]`, (fields) =>
        (fields as HTMLInputElement[]).flatMap((field) =>
          field.value === '' || (field.type === 'checkbox' && !field.checked) ? [field.name] : [],
        ),
      );
      expect(missing.length).toBeGreaterThan(0);
      expect(await markedIn(ticking, guestForm)).toEqual(missing);
      const [first = ''] = missing;
      expect(await focusedField(ticking)).toEqual([first, await faultAt(ticking, guestForm, first)]);
      expect(await violations(ticking, { within: form })).toEqual([]);
      expect(posts).toEqual([]);
    });

  if (isFirst)
    test('is sent only once, and keeps its values if rejected', async () => {
      const release = endpoint.hold();
      endpoint.reply({ status: 429, body: { success: false, message: 'Too many.' } });
      await complete(page, guestForm);
      const before = await held(page, guestForm);
      await page.click(button);
      await page.waitForSelector(`${button}:disabled`);
      await page.focus(`${form} [name=email]`);
      await page.keyboard.press('Enter');
      await page.$eval(form, (each) =>
        each.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
      );
      release();
      await errorIs(page, guestForm, 'Too many.');
      expect(endpoint.posts).toHaveLength(1);
      expect(await isDisabled()).toBe(false);
      expect(await held(page, guestForm)).toEqual(before);
    });

  test('has its own message for every other error; a retry without a response reuses its key', async () => {
    await complete(page, guestForm);
    endpoint.keys.length = 0;
    const before = await held(page, guestForm);
    await refused({ status: 400, body: { success: false } }, texts.failure);
    await refused('dropped', texts.dropped);
    await refused({ status: 502, body: '<h1>Bad gateway</h1>' }, texts.unreadable);
    await refused({ body: { ok: 1 } }, texts.unreadable);
    expect(await held(page, guestForm)).toEqual(before);
    const [field = ''] = Object.keys(typed);
    await page.type(`${form} [name=${field}]`, ' II');
    await refused('dropped', texts.dropped);
    await refused({ body: { success: false, message: 'No.' } }, 'No.');
    await refused({ body: { success: false, message: 'Still no.' } }, 'Still no.');
    const [answered, first, second, third, changed, again, afterwards] = endpoint.keys;
    expect(first).toMatch(/^\d+(-\d+){3}$/);
    expect([second, third, again]).toEqual([first, first, changed]);
    expect(new Set([answered, first, changed, afterwards]).size).toBe(4);
    expect(
      page.consoleMessages.filter((text) => text.includes(`The ${name} form could not be sent`)),
    ).toHaveLength(4);
  });

  if (isFirst)
    test('marks the fields that the server rejects, and focuses the first', async () => {
      const [, second = '', third = ''] = Object.keys(typed);
      const errors = Object.fromEntries(
        [second, third].filter(Boolean).map((each) => [each, `Mend ${each}.`]),
      );
      await refused({ status: 400, body: { success: false, message: 'Check.', errors } }, 'Check.');
      expect(await markedIn(page, guestForm)).toEqual(Object.keys(errors));
      expect(await focusedField(page)).toEqual([second, `Mend ${second}.`]);
    });

  if (guestForm.errorLasts) {
    test('shows each error for its own 5 s, and then a line', async () => {
      await refused({ body: { success: false, message: 'First.' } }, 'First.');
      await tick(page, 3000);
      await refused({ body: { success: false, message: 'Second.' } }, 'Second.');
      await tick(page, 4900);
      expect(await textOf(page, error)).toBe('Second.');
      await tick(page, 200);
      expect([await textOf(page, error), await textOf(page, guestForm.outcome ?? '')]).toEqual([
        '',
        'Second.',
      ]);
    });
  }
  if (name === 'newsletter') {
    test('keeps an error until it is sent again', async () => {
      await refused({ body: { success: false, message: 'No.' } }, 'No.');
      await tick(page, 60_000);
      expect(await textOf(page, error)).toBe(`${errorTitle}No.`);
    });
  }

  test('shows its progress without former marks and errors, then the server’s message, and is cleared', async () => {
    const release = endpoint.hold();
    endpoint.reply({ body: { success: true, message: 'Got it.' } });
    await complete(page, guestForm);
    await page.click(button);
    await page.waitForSelector(`${button}:disabled`);
    if (texts.submitting) expect(await page.$eval(button, (each) => each.textContent)).toBe(texts.submitting);
    expect([await markedIn(page, guestForm), await page.$(error)]).toEqual([[], null]);
    // As it was changed between two retries.
    const [[field, words] = []] = Object.entries(typed);
    expect(endpoint.posts.at(-1)).toEqual(expect.objectContaining({ ...sent, [`${field}`]: `${words} II` }));
    release();
    await page.waitForSelector(success);
    expect(await page.$(error)).toBeNull();
    if (name === 'opt-out') return;
    expect(await textOf(page, success)).toContain('Got it.');
    const empty = Object.values(await held(page, guestForm)).filter(
      (value) => value !== '' && value !== false,
    );
    expect(empty).toEqual([]);
  });

  if (isFirst || name === 'group-request') {
    test('shows its thanks for 5 s and then a line, with its own texts if the server sends none', async () => {
      await succeed({ body: { success: true } });
      const thanks = await textOf(page, success);
      await page.waitForFunction((each) => document.activeElement?.matches(each), {}, button);
      await tick(page, 4900);
      expect([await textOf(page, success), await textOf(page, guestForm.outcome ?? '')]).toEqual([
        thanks,
        '',
      ]);
      await tick(page, 200);
      expect(await textOf(page, success)).toBe('');
      const line = await textOf(page, guestForm.outcome ?? '');
      expect(line).not.toBe('');
      expect(thanks).toContain(line);
      await tick(page, 60 * 60_000);
      expect(await textOf(page, guestForm.outcome ?? '')).toBe(line);
    });
  }
});

describe('without JavaScript', () => {
  test('the group request returns with its error and values, and then succeeds', async () => {
    const { path, form, typed, error, success, texts, errorTitle } = guestForms['group-request'];
    const page = await open(path, { javascript: false, site: site.url });
    const submit = () => Promise.all([page.waitForNavigation(), page.click(`${form} [type=submit]`)]);
    await fill(page, form, { ...typed, fullName: ' ' });
    await submit();
    expect(await textOf(page, error)).toBe(errorTitle + texts.incomplete);
    expect(await valueIn(page, form, 'email')).toBe(typed.email);
    await fill(page, form, { fullName: 'Priya Shah' });
    await submit();
    expect(await textOf(page, success)).toBe(groupThanks);
  });

  test('the opt-out request returns its confirmation', async () => {
    const { path, form, success } = guestForms['opt-out'];
    const page = await open(path, { javascript: false, site: site.url });
    await complete(page, guestForms['opt-out']);
    await Promise.all([page.waitForNavigation(), page.click(`${form} [type=submit]`)]);
    const { successTitle, confirmationTo } = messages.optOut;
    const words = await textOf(page, success);
    for (const part of [successTitle, confirmationTo(doNotSellContent.form.unknownEmail)])
      expect(words.toLowerCase()).toContain(part.toLowerCase());
    expect(new URL(page.url()).pathname).toBe(path);
  });
});
