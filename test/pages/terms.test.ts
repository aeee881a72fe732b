import type { Page } from 'puppeteer';
import { pages } from '../../shared/pages';
import { open } from '../support/browser';

const titles = [
  'Proprietary Rights',
  'Trademarks',
  'User Information',
  'AI and Automated Decision-Making',
  'User Conduct',
  'Limitation of Liability',
  'Changes to Terms',
];

const openItems = (page: Page) =>
  page.$$eval('details[open] summary', (summaries) => summaries.map((summary) => summary.textContent));

const click = (page: Page, title: string) =>
  page.evaluate((text) => {
    const summaries = [...document.querySelectorAll<HTMLElement>('summary')];
    summaries.find((summary) => summary.textContent === text)?.click();
  }, title);

const isInView = (page: Page, title: string) =>
  page.waitForFunction(
    (text) => {
      const summaries = [...document.querySelectorAll('summary')];
      const box = summaries.find((summary) => summary.textContent === text)?.getBoundingClientRect();
      return box && box.top >= 0 && box.bottom <= innerHeight;
    },
    {},
    title,
  );

describe('Terms and Conditions', () => {
  it('has seven items, all closed, its date, and links to the other policies', async () => {
    const page = await open('/terms');
    expect(await page.$$eval('summary', (items) => items.map((item) => item.textContent))).toEqual(titles);
    expect(await openItems(page)).toEqual([]);
    expect(await page.$eval('main time', (time) => time.textContent)).toBe('March 25, 2025');
    const related = await page.$$eval('.related-links a', (links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(related).toEqual([pages.privacy.path, pages['do-not-sell'].path, pages['opt-out'].path]);
  });

  it.each([true, false])(
    'opens one item at a time, and that one can be closed (JavaScript: %s)',
    async (javascript) => {
      const page = await open('/terms', { javascript });
      const summaries = await page.$$('summary');
      for (const [index, title] of [
        [1, titles[1]],
        [4, titles[4]],
      ] as const) {
        await summaries[index]?.click();
        expect(await openItems(page)).toEqual([title]);
      }
      await summaries[4]?.click();
      expect(await openItems(page)).toEqual([]);
    },
  );

  it('opens and closes by keyboard', async () => {
    const page = await open('/terms');
    await page.focus('summary');
    await page.keyboard.press('Enter');
    expect(await openItems(page)).toEqual([titles[0]]);
    await page.keyboard.press('Space');
    expect(await openItems(page)).toEqual([]);
  });

  it.each([true, false])(
    "an item's anchor opens it and brings it into view (JavaScript: %s)",
    async (javascript) => {
      const page = await open('/terms#ai-and-automated-decision-making', { javascript });
      expect(await openItems(page)).toEqual(['AI and Automated Decision-Making']);
      await isInView(page, 'AI and Automated Decision-Making');
    },
  );

  it('another anchor opens its item in place of the first', async () => {
    const page = await open('/terms#trademarks');
    await page.evaluate(() => {
      location.hash = 'changes-to-terms';
    });
    await isInView(page, 'Changes to Terms');
    expect(await openItems(page)).toEqual(['Changes to Terms']);
    await click(page, 'Changes to Terms');
    expect(await openItems(page)).toEqual([]);
    expect(page.consoleMessages).toEqual([]);
  });
});
