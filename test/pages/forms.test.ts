import { type ServerProcess, startSite } from '../../tools/harness/serverProcess';
import { elementText, type OpenPage, open } from '../support/browser';
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
  guestForms,
  invalidFields,
  type Reply,
  waitForValidation,
} from '../support/guest-forms';
import { announced, announcementsOn, recordAnnouncements } from '../support/live-regions';

/** A server that accepts all forms. */
let site: ServerProcess;
beforeAll(async () => {
  site = await startSite({ DELIVER_LOCAL_FORMS: 'true', RATE_LIMIT_MAX: '1000' });
});
afterAll(() => site.end('SIGTERM'));

const refusal = (message: string): Reply => ({ body: { success: false, message } });

describe.each(Object.values(guestForms))('the $name form', (guestForm) => {
  const { name, path, form, typed, boxes, sent, error, success, messages, outcome = '' } = guestForm;
  const button = buttonOf(guestForm);
  let page: OpenPage;
  let endpoint: Awaited<ReturnType<typeof fakeEndpoint>>;
  beforeAll(async () => {
    page = await open(path, { site: site.url, fakeClock: true, reducedMotion: true });
    endpoint = await fakeEndpoint(page, name, { body: { success: true } });
    await recordAnnouncements(page);
  });

  const submit = async (reply: Reply) => {
    endpoint.reply(reply);
    await complete(page, guestForm);
    await page.click(button);
  };
  const refused = async (reply: Reply, words: string) => {
    await submit(reply);
    await errorIs(page, guestForm, words);
  };

  it('marks missing fields, focuses the first missing field, announces the error and sends nothing', async () => {
    await page.focus(`${form} [name=email]`);
    await waitForValidation(page, guestForm);
    for (const box of boxes) await page.click(`${form} [name=${box}]`);
    await page.click(button);
    await errorIs(page, guestForm, messages.incomplete);
    const missing = await page.$$eval(`${form} [required]:not([type=checkbox])`, (fields) =>
      (fields as HTMLInputElement[]).map((field) => field.name),
    );
    expect(missing.length).toBeGreaterThan(0);
    expect(await invalidFields(page, guestForm)).toEqual(missing);
    const [first = ''] = missing;
    expect(await focusedField(page)).toEqual([first, await fieldError(page, guestForm, first)]);
    await announced(page, messages.incomplete);
    expect(endpoint.posts).toEqual([]);
  });

  it('keeps entries after any error and shows the error’s message; a retry after no response reuses the idempotency key', async () => {
    await complete(page, guestForm);
    const before = await fieldValues(page, guestForm);
    await refused({ status: 429, body: { success: false, message: 'Too many.' } }, 'Too many.');
    await refused({ status: 400, body: { success: false } }, messages.failure);
    await refused('dropped', messages.dropped);
    await refused({ status: 502, body: '<h1>Bad gateway</h1>' }, messages.unreadable);
    await refused({ body: { ok: 1 } }, messages.unreadable);
    expect(await fieldValues(page, guestForm)).toEqual(before);
    const [field = ''] = Object.keys(typed);
    await page.type(`${form} [name=${field}]`, 'x');
    await refused('dropped', messages.dropped);
    await refused(refusal('No.'), 'No.');
    await refused(refusal('Still no.'), 'Still no.');
    const [tooMany, answered, first, second, third, changed, again, afterwards] = endpoint.keys;
    expect(first).toMatch(/^\d+(-\d+){3}$/);
    expect([second, third, again]).toEqual([first, first, changed]);
    expect(new Set([tooMany, answered, first, changed, afterwards]).size).toBe(5);
    const logged = page.consoleMessages.filter((text) => text.includes(`The ${name} form could not be sent`));
    expect(logged).toHaveLength(4);
  });

  it('marks the fields that the server rejects, and focuses the first rejected field', async () => {
    const marked = Object.keys(typed).slice(-2);
    const errors = Object.fromEntries(marked.map((each) => [each, `Mend ${each}.`]));
    await refused({ status: 400, body: { success: false, message: 'Check.', errors } }, 'Check.');
    expect(await invalidFields(page, guestForm)).toEqual(marked);
    expect(await focusedField(page)).toEqual(Object.entries(errors)[0]);
  });

  it('is sent once, shows its progress, announces the server’s message once, and is cleared', async () => {
    const posted = endpoint.posts.length;
    const release = endpoint.hold();
    await submit({ body: { success: true, message: 'Got it.' } });
    await page.waitForSelector(`${button}:disabled`);
    if (messages.submitting)
      expect(await page.$eval(button, (each) => each.textContent)).toBe(messages.submitting);
    expect([await invalidFields(page, guestForm), await page.$(error)]).toEqual([[], null]);
    await page.focus(`${form} [name=email]`);
    await page.keyboard.press('Enter');
    await page.$eval(form, (each) =>
      each.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    );
    release();
    await page.waitForSelector(success);
    // The value was changed between two retries.
    const [[field, words] = []] = Object.entries(typed);
    expect(endpoint.posts.slice(posted)).toEqual([
      expect.objectContaining({ ...sent, [`${field}`]: `${words}x` }),
    ]);
    expect(await page.$(error)).toBeNull();
    if (name === 'opt-out') return; // A confirmation replaces the opt-out form.
    expect(await elementText(page, success)).toContain('Got it.');
    expect((await announcementsOn(page)).filter((each) => each.includes('Got it.'))).toHaveLength(1);
    const values = Object.values(await fieldValues(page, guestForm));
    expect(values.filter((value) => value !== '' && value !== false)).toEqual([]);
  });

  if (outcome)
    it('shows its success message in an alert for 5 s, and then as a line of text', async () => {
      await tick(page, 5100);
      await submit({ body: { success: true } });
      await page.waitForSelector(success);
      await page.waitForFunction((each) => document.activeElement?.matches(each), {}, button);
      const thanks = await elementText(page, success);
      await tick(page, 4900);
      expect([await elementText(page, success), await elementText(page, outcome)]).toEqual([thanks, '']);
      await tick(page, 200);
      expect(await elementText(page, success)).toBe('');
      const line = await elementText(page, outcome);
      expect(line).not.toBe('');
      expect(thanks).toContain(line);
    });

  if (name === 'contact')
    it('shows each error in an alert for a full 5 s, and then as a line of text', async () => {
      await refused(refusal('First.'), 'First.');
      await tick(page, 3000);
      await refused(refusal('Second.'), 'Second.');
      await tick(page, 4900);
      expect(await elementText(page, error)).toBe('Second.');
      await tick(page, 200);
      expect([await elementText(page, error), await elementText(page, outcome)]).toEqual(['', 'Second.']);
    });
});

it.each(Object.values(guestForms))(
  'without JavaScript, the $name form returns with an error and the entered values, and then succeeds',
  async (guestForm) => {
    const { path, form, typed, error, errorTitle, success, messages } = guestForm;
    const page = await open(path, { javascript: false, site: site.url });
    const submit = () => Promise.all([page.waitForNavigation(), page.click(buttonOf(guestForm))]);
    await complete(page, guestForm);
    const before = await fieldValues(page, guestForm);
    const [[field = '', value = ''] = []] = Object.entries(typed);
    const set = (text: string) =>
      page.$eval(
        `${form} [name=${field}]`,
        (each, wanted) => {
          (each as HTMLInputElement).value = wanted;
        },
        text,
      );
    // The browser accepts this value, but the server rejects it.
    const wrong = field === 'email' ? 'june@hotel' : ' ';
    await set(wrong);
    await submit();
    expect(await elementText(page, error)).toBe(errorTitle + messages.incomplete);
    expect(await invalidFields(page, guestForm)).toEqual([field]);
    const after = await fieldValues(page, guestForm);
    expect({ ...after, [field]: String(after[field]).trim() }).toEqual({ ...before, [field]: wrong.trim() });
    await set('');
    await fill(page, form, { [field]: value });
    await submit();
    expect(await elementText(page, success)).not.toBe('');
    expect(new URL(page.url()).pathname).toBe(path.replace(/\?.*/, ''));
  },
);
