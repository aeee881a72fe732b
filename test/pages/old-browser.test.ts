import { desktop } from '../support/browser';
import { contactContent, pages } from '../support/content';
import { openOld } from '../support/old-browser';

// Whether each page is whole in it: test/pages/every-page/desktop.test.ts
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
});
