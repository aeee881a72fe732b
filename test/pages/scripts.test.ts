import type { Page } from 'puppeteer';
import { hydrated, open, phone } from '../support/browser';
import { pages } from '../support/content';

const isLast = (url: string) => /\/assets\/main-[^/]+\.js$/.test(url);
const isScript = (url: string) => /\/assets\/(?!entry-)[^/]+\.js$/.test(url);

/** Responds 503 to the first matching requests. @returns the number of rejected requests so far */
async function refuse(page: Page, matches: (url: string) => boolean, times: number): Promise<() => number> {
  let refused = 0;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (refused < times && matches(request.url())) {
      refused += 1;
      request.respond({ status: 503, body: '' });
    } else request.continue();
  });
  return () => refused;
}

/** Opens a page without waiting for its scripts. */
async function openWith(before: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await open('/robots.txt', { javascript: false, viewport: phone });
  await page.setJavaScriptEnabled(true);
  await before(page);
  await page.goto(new URL(pages.about.path, page.url()).href, { waitUntil: 'load' });
  return page;
}

describe('a script that fails to load', () => {
  it('is requested again, and the whole page then hydrates', async () => {
    let refused = () => 0;
    const page = await openWith(async (opening) => {
      // Once for the preload, once for the script itself.
      refused = await refuse(opening, isLast, 2);
    });
    await hydrated(page);
    expect(refused()).toBe(2);
    await page.click('.menu-toggle');
    await page.waitForSelector('.menu:popover-open');
  });

  it('leaves a page that works as without JavaScript', async () => {
    const page = await openWith((opening) => refuse(opening, isScript, Number.POSITIVE_INFINITY));
    await page.waitForFunction(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length > 1,
    );
    expect(
      await page.$eval('#root', (root) =>
        Object.keys(root).some((key) => key.startsWith('__reactContainer')),
      ),
    ).toBe(false);
    await Promise.all([
      page.waitForNavigation(),
      page.$eval(`.footer a[href="${pages.contact.path}"]`, (link) => (link as HTMLElement).click()),
    ]);
    expect(new URL(page.url()).pathname).toBe(pages.contact.path);
  });
});
