import type { Page } from 'puppeteer';
import { until } from '../../tools/harness/serverProcess';
import { hydrated, intercept, open, phone } from '../support/browser';
import { byRole, press } from '../support/roles';
import { content, pages } from '../support/sample-content';

const { menu } = content.ui.header;

/** Opens a page whose first requests for some scripts fail, without waiting for hydration. */
async function openWithout(pattern: RegExp, times: number, path: string = pages.about.path) {
  let refused = 0;
  const page: Page = await open('/robots.txt', { javascript: false, viewport: phone });
  await page.setJavaScriptEnabled(true);
  await intercept(page, (request) => {
    if (refused >= times || !pattern.test(request.url())) return undefined;
    refused += 1;
    return { status: 503, body: '' };
  });
  await page.goto(new URL(path, page.url()).href, { waitUntil: 'load' });
  return { page, refused: () => refused };
}

describe('a script that fails to load', () => {
  it('is requested again, after which the page hydrates', async () => {
    // Both the preload and the script itself fail.
    const { page, refused } = await openWithout(/\/assets\/main-[^/]+\.js$/, 2);
    await hydrated(page);
    expect(refused()).toBe(2);
    await press(page, 'button', menu);
    await byRole(page, 'dialog', menu);
  });

  it('leaves a page whose links work without JavaScript', async () => {
    const { page, refused } = await openWithout(/\/assets\/(?!entry-)[^/]+\.js$/, Number.POSITIVE_INFINITY);
    await until(() => refused() > 0);
    await Promise.all([
      page.waitForNavigation(),
      page.$eval(`footer a[href="${pages.contact.path}"]`, (link) => link.click()),
    ]);
    expect(new URL(page.url()).pathname).toBe(pages.contact.path);
  });
});
