import { desktop, hydrated, open, siteUrl } from '../support/browser';
import { contactContent, distinctPaths, pages } from '../support/content';
import { openOld } from '../support/old-browser';
import { linesOf } from '../support/plain-page';

describe('a browser without :has(), popovers and view transitions', () => {
  it('has a menu that opens, leads on and closes', async () => {
    const page = await openOld(pages.about.path);
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

  it('asks for a day', async () => {
    const page = await openOld(pages.home.path, desktop);
    await page.waitForSelector('.stay--strip .stay__cell--arrival button', { visible: true });
    await page.click('.stay--strip .stay__cell--arrival button');
    await page.waitForSelector('.stay-calendar', { visible: true });
  });

  it('shows of every page what a new one shows', async () => {
    const page = await openOld(pages.about.path, desktop);
    const fresh = await open(pages.about.path, { viewport: desktop, reducedMotion: true });
    for (const path of distinctPaths) {
      const [lines = [], left = []] = await Promise.all(
        [fresh, page].map(async (tab) => {
          await tab.goto(siteUrl + path, { waitUntil: 'load' });
          await hydrated(tab);
          return linesOf(tab);
        }),
      );
      expect({ path, missing: lines.filter((line) => !left.includes(line)) }).toEqual({ path, missing: [] });
    }
    const messages = page.consoleMessages.filter((text) => !text.includes('404'));
    expect(messages).toEqual([]);
  });
});
