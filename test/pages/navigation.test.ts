import type { HTTPRequest } from 'puppeteer';
import { until } from '../../tools/harness/serverProcess';
import { arrived, desktop, fetchedBy, idle, intercept, open, siteUrl, tap } from '../support/browser';
import { content, pageContent, pages } from '../support/sample-content';

const toCareers = `footer a[href="${pages.careers.path}"]`;

describe('client-side navigation', () => {
  it('changes the page without a reload, scrolls to the top, focuses the new heading and announces the title', async () => {
    const page = await open(pages.home.path);
    const before = await page.title();
    await page.evaluate(() => {
      (window as unknown as { stays: boolean }).stays = true;
      scrollTo({ top: 2000, behavior: 'instant' });
    });
    await tap(page, toCareers);
    await arrived(page, pages.careers.path);
    await page.waitForFunction(() => scrollY === 0);
    expect(await page.evaluate(() => (window as unknown as { stays?: boolean }).stays)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.waitForFunction(
      (old) =>
        document.title !== old && document.querySelector('[role=status]')?.textContent === document.title,
      {},
      before,
    );
    expect(await page.title()).toMatch(pageContent('careers').meta.title);
    expect(page.consoleMessages).toEqual([]);
  });

  it('restores the scroll position on Back', async () => {
    const page = await open(pages.about.path);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await tap(page, toCareers);
    await arrived(page, pages.careers.path);
    await page.waitForFunction(() => scrollY === 0);
    await page.goBack();
    await arrived(page, pages.about.path);
    await page.waitForFunction(() => Math.abs(scrollY - 900) < 5);
    await page.goForward();
    await arrived(page, pages.careers.path);
    await page.waitForFunction(() => scrollY === 0);
  });

  it('prefetches the pages of visible links when idle, each file and document once', async () => {
    const page = await open(pages.about.path);
    const inView = (name: string) => (address: string) =>
      new RegExp(`/${name}-[A-Z0-9]+\\.(js|css)$`, 'i').test(address);
    const documents = async () =>
      (await fetchedBy(page)).filter((address) => address === pages.gallery.path).length;
    // Waits for the page's script and style sheet, and for the HTML document, which contains the page's data.
    await until(async () => new Set((await fetchedBy(page)).filter(inView('gallery'))).size === 2);
    await until(async () => (await documents()) === 1);
    expect((await fetchedBy(page)).some(inView('careers'))).toBe(false);
    await tap(page, `header a[href="${pages.gallery.path}"]`);
    await arrived(page, pages.gallery.path);
    await idle(page);
    expect(await documents()).toBe(1);
    const own = (await fetchedBy(page)).filter((address) => /\/(gallery|about)-/i.test(address));
    expect(own.filter((address) => address.endsWith('.js'))).toEqual([
      ...new Set(own.filter((address) => address.endsWith('.js'))),
    ]);
  });

  it.each<[string, (request: HTTPRequest) => boolean]>([
    ['script', (request) => /\/Careers-[^.]+\.js/.test(request.url())],
    [
      'data',
      (request) => request.resourceType() === 'fetch' && request.url() === siteUrl + pages.careers.path,
    ],
  ])('loads the full document if the page’s %s cannot be fetched', async (_, isLost) => {
    const page = await open(pages.about.path);
    await intercept(page, (request) => isLost(request) && 'abort');
    await Promise.all([page.waitForNavigation(), tap(page, toCareers)]);
    expect(page.url()).toBe(siteUrl + pages.careers.path);
  });
});

describe('an error in the browser', () => {
  it("shows 'Unexpected Application Error!' if a page fails to render", async () => {
    const page = await open(pages.about.path);
    const broken = {
      contentType: 'text/javascript',
      body: 'export default () => { throw new Error("broken"); }',
    };
    await intercept(page, (request) => /\/Careers-[^.]+\.js/.test(request.url()) && broken);
    await tap(page, toCareers);
    await page.waitForFunction(
      () => document.querySelector('h1')?.textContent === 'Unexpected Application Error!',
    );
  });

  it("throws 'Failed to find root element' if the root is missing", async () => {
    const page = await open(pages.about.path);
    const scripts = await page.$eval('meta[name=scripts]', (meta) => (meta as HTMLMetaElement).content);
    const main = scripts.split(' ').at(-1);
    // This code is a string, because Jest's transform would turn the import into a require.
    const error = await page.evaluate(`(async () => {
      document.getElementById('site-root').removeAttribute('id');
      const { hydrate } = await import(${JSON.stringify(main)});
      return hydrate({ takeRecords: () => [], stop() {} }).catch(String);
    })()`);
    expect(error).toBe('Error: Failed to find root element');
  });
});

describe('the skip link', () => {
  it('is the first tab stop and moves focus to the content', async () => {
    const page = await open(pages.about.path, { viewport: desktop });
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('site-main');
  });
});

describe('the back-forward cache', () => {
  /** The reason reported by browsers without this cache, such as headless browsers. */
  const ownReason = 'masked';

  it.each([pages.contact.path, '/'])('can store %s', async (path) => {
    const page = await open(path);
    await idle(page);
    // Pending prefetches would keep the page out of the cache.
    await page.waitForNetworkIdle();
    await page.goto('about:blank');
    await page.goBack();
    type Visit = PerformanceNavigationTiming & {
      notRestoredReasons?: { reasons: { reason: string }[] } | null;
    };
    const reasons = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as Visit[];
      return visit?.notRestoredReasons?.reasons.map(({ reason }) => reason) ?? [];
    });
    expect(reasons.filter((reason) => reason !== ownReason)).toEqual([]);
  });
});

test('the test page has a button for each page of the site, and each button shows an alert', async () => {
  const page = await open(pages['test-nav'].path);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  for (const button of await page.$$('main button')) await button.click();
  expect(alerts).toContain(`alert: ${content.ui.pages.about}: ${pages.about.path}`);
  expect(new URL(page.url()).pathname).toBe(pages['test-nav'].path);
});
