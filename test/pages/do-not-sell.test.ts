import type { Page } from 'puppeteer';
import { type ServerProcess, startSite } from '../../tools/serverProcess';
import { type OpenOptions, type OpenPage, open } from '../support/browser';
import { cookies, doNotSellContent, doNotSellPolicy, messages, pages, sectionsOf } from '../support/content';

const email = 'june@example.com';

const isDisabled = (page: Page) =>
  page.$eval('main form [type=submit]', (button) => (button as HTMLButtonElement).disabled);

async function fill(page: Page) {
  await page.type('[name=firstName]', 'June');
  await page.type('[name=lastName]', 'Alvarez');
  await page.type('main [name=email]', email);
}

/** The words of what has the focus inside the page; the document itself does not count. */
const focused = (page: Page) => page.evaluate(() => document.querySelector('main :focus')?.textContent);

const main = (page: Page) => page.$eval('main', (element) => element.textContent ?? '');

/** A guest on the page, and every call to the server's forms. */
async function visit(options: OpenOptions = {}): Promise<{ page: OpenPage; calls: string[] }> {
  const calls: string[] = [];
  const page = await open(pages['do-not-sell'].path, {
    ...options,
    before: async (opening) => {
      opening.on('request', (request) => {
        if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
      });
      await options.before?.(opening);
    },
  });
  return { page, calls };
}

const sendSignal = async (page: Page) => {
  await page.evaluateOnNewDocument(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
};

describe('Do Not Sell My Personal Information', () => {
  it('explains sale and sharing, and links the other policies', async () => {
    const { page } = await visit();
    const headings = await page.$$eval('main h2', (all) => all.map((heading) => heading.textContent));
    expect(headings).toEqual(
      expect.arrayContaining(sectionsOf(doNotSellPolicy).map(({ heading }) => heading)),
    );
    const related = await page.$$eval('.related-links a', (links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(related).toEqual([pages.privacy.path, pages.terms.path, pages['opt-out'].path]);
  });

  it('says that the Global Privacy Control signal is honored where the browser sends it, and only there', async () => {
    const { page } = await visit({ before: sendSignal });
    expect(await main(page)).toContain(cookies.signalHonored.title);
    const { page: other } = await visit();
    expect(await main(other)).not.toContain(cookies.signalHonored.title);
  });
});

describe('the opt-out request form', () => {
  it('cannot be submitted until confirmRequest is ticked; the sale and sharing boxes start empty and may stay so', async () => {
    const { page } = await visit();
    expect(await isDisabled(page)).toBe(true);
    await page.click('[name=optOutSales]');
    await page.click('[name=optOutSharing]');
    expect(await isDisabled(page)).toBe(true);
    await page.click('[name=confirmRequest]');
    expect(await isDisabled(page)).toBe(false);
    await page.click('[name=confirmRequest]');
    expect(await isDisabled(page)).toBe(true);
  });

  it('requires first name, last name and an e-mail address', async () => {
    const { page } = await visit();
    await page.click('[name=confirmRequest]');
    await page.waitForSelector('main form [type=submit]:enabled');
    for (const name of ['firstName', 'lastName', 'email']) {
      await page.click('main form [type=submit]');
      await page.waitForFunction(
        (expected) => document.activeElement?.getAttribute('name') === expected,
        { timeout: 10_000 },
        name,
      );
      await page.type(`main [name=${name}]`, 'june');
    }
    await page.click('main form [type=submit]');
    expect(
      await page.$eval('main [name=email]', (field) => (field as HTMLInputElement).validity.typeMismatch),
    ).toBe(true);
    expect(await main(page)).not.toContain(messages.optOut.successTitle);
  });

  it('is replaced by the confirmation with the address, which takes the focus; the data is only logged', async () => {
    const { page, calls } = await visit();
    await fill(page);
    await page.click('[name=optOutSales]');
    await page.click('[name=confirmRequest]');
    await page.click('main form [type=submit]');
    await page.waitForSelector('main form', { hidden: true });
    const confirmation = await focused(page);
    expect(confirmation).toContain(messages.optOut.successTitle);
    expect(confirmation).toContain(messages.optOut.success);
    expect(confirmation).toContain(messages.optOut.confirmationTo(email));
    expect(page.consoleMessages).toEqual([expect.stringMatching(/^info: Opt-out request/)]);
    expect(calls).toEqual([]);
    expect(await page.evaluate(() => location.search + location.hash)).toBe('');
  });

  it('without JavaScript says how to ask instead, and lets nothing into the address', async () => {
    const { page } = await visit({ javascript: false });
    expect(await page.$eval('main noscript', (note) => note.textContent)).toContain(
      doNotSellContent.form.withoutScript[0],
    );
    expect(await isDisabled(page)).toBe(true);
    expect(await page.$eval('main form', (form) => (form as HTMLFormElement).method)).toBe('dialog');
  });
});

describe('where the operator has forms delivered', () => {
  let site: ServerProcess;
  beforeAll(async () => {
    site = await startSite({ DELIVER_LOCAL_FORMS: 'true', RATE_LIMIT_MAX: '1000' });
  });
  afterAll(() => site.end('SIGTERM'));

  it('posts the request and shows the confirmation with the address', async () => {
    const { page, calls } = await visit({ site: site.url });
    expect(await isDisabled(page)).toBe(true);
    await fill(page);
    await page.click('[name=confirmRequest]');
    await page.click('main form [type=submit]');
    await page.waitForSelector('main form', { hidden: true });
    expect(await focused(page)).toContain(messages.optOut.confirmationTo(email));
    expect(calls).toEqual(['/api/opt-out']);
    expect(page.consoleMessages).toEqual([]);
  });

  it('keeps what was typed and says so when the request cannot be sent', async () => {
    const { page } = await visit({
      site: site.url,
      before: async (opening) => {
        await opening.setRequestInterception(true);
        opening.on('request', (request) =>
          request.url().endsWith('/api/opt-out') ? request.abort('failed') : request.continue(),
        );
      },
    });
    await fill(page);
    await page.click('[name=confirmRequest]');
    await page.click('main form [type=submit]');
    const error = await page.waitForSelector('main [role=alert]');
    expect(await error?.evaluate((panel) => panel.textContent)).toBe(messages.contact.unreachable);
    expect(await page.$eval('main [name=email]', (field) => (field as HTMLInputElement).value)).toBe(email);
    expect(await isDisabled(page)).toBe(false);
  });

  it('works without JavaScript: the page that answers is the confirmation', async () => {
    const { page } = await visit({ site: site.url, javascript: false });
    expect(await isDisabled(page)).toBe(false);
    await fill(page);
    await page.click('[name=confirmRequest]');
    await Promise.all([page.waitForNavigation(), page.click('main form [type=submit]')]);
    const text = await main(page);
    expect(text).toContain(messages.optOut.successTitle);
    expect(text).toContain(messages.optOut.confirmationTo(doNotSellContent.form.unknownEmail));
    expect(new URL(page.url()).pathname).toBe(pages['do-not-sell'].path);
  });
});
