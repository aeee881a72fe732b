import type { Page } from 'puppeteer';
import { until } from '../../tools/harness/serverProcess';
import { hydrated, open, phone } from '../support/browser';
import { pages } from '../support/content';
import { path as roomPage } from '../support/room-page';

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
async function openWith(
  before: (page: Page) => Promise<unknown>,
  path: string = pages.about.path,
): Promise<Page> {
  const page = await open('/robots.txt', { javascript: false, viewport: phone });
  await page.setJavaScriptEnabled(true);
  await before(page);
  await page.goto(new URL(path, page.url()).href, { waitUntil: 'load' });
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

  it('leaves a room its plan, and the rest of the page works', async () => {
    const isPlan = (url: string) => /\/assets\/Plan-[^/]+\.js$/.test(url);
    let refused = () => 0;
    const page = await openWith(async (opening) => {
      refused = await refuse(opening, isPlan, Number.POSITIVE_INFINITY);
    }, roomPage);
    // A picture's button answers once the page is hydrated around the plan.
    await page.waitForFunction(() => {
      document.querySelectorAll<HTMLElement>('.room-gallery__thumbnail')[1]?.click();
      return document.querySelectorAll('.room-gallery__thumbnail')[1]?.ariaCurrent === 'true';
    });
    await until(async () => refused() > 0, 5);
    expect(await page.$$eval('#plan, .plan__lines', (parts) => parts.length)).toBe(2);
  });
});
