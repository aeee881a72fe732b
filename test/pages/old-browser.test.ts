import { desktop, hydrated, open, siteUrl } from '../support/browser';
import { contactContent, pages, roomPaths } from '../support/content';
import { openInOldBrowser } from '../support/old-browser';
import { visibleLines } from '../support/visible-content';

describe('a browser without :has(), popovers and view transitions', () => {
  it('has a menu that opens, navigates and closes', async () => {
    const page = await openInOldBrowser(pages.about.path);
    const isShown = () => page.$eval('.menu', (menu) => menu.checkVisibility());
    expect(await isShown()).toBe(false);
    await page.click('.menu-toggle');
    await page.waitForFunction(() => document.querySelector('.menu')?.checkVisibility());
    await page.click(`.menu__small a[href="${pages.contact.path}"]`);
    await page.waitForFunction(
      (title) => document.querySelector('h1')?.textContent === title,
      {},
      contactContent.title,
    );
    expect(await isShown()).toBe(false);
    expect(page.consoleMessages).toEqual([]);
  });

  it('has native date fields', async () => {
    const page = await openInOldBrowser(pages.home.path, desktop);
    await page.waitForSelector('.stay--strip .stay__cell--arrival button', { visible: true });
    await page.click('.stay--strip .stay__cell--arrival button');
    await page.waitForSelector('.stay-calendar', { visible: true });
  });

  it('shows the same text as a new one', async () => {
    const page = await openInOldBrowser(pages.about.path, desktop);
    const fresh = await open(pages.about.path, { viewport: desktop, reducedMotion: true });
    for (const path of [pages.home.path, pages.contact.path, ...roomPaths.slice(-1)]) {
      const [lines = [], left = []] = await Promise.all(
        [fresh, page].map(async (tab) => {
          await tab.goto(siteUrl + path, { waitUntil: 'load' });
          await hydrated(tab);
          return visibleLines(tab);
        }),
      );
      expect({ path, missing: lines.filter((line) => !left.includes(line)) }).toEqual({ path, missing: [] });
    }
    expect(page.consoleMessages).toEqual([]);
  });
});
