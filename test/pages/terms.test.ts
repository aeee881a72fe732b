import type { Page } from 'puppeteer';
import { open } from '../support/browser';
import { pages, sectionsOf, termsPolicy } from '../support/content';

const { path } = pages.terms;

const titles = sectionsOf(termsPolicy).map(({ heading }) => heading);
const [first, , middle] = sectionsOf(termsPolicy);
const last = sectionsOf(termsPolicy).at(-1);
if (!first || !middle || !last) throw new Error('these tests need three items');

const openItems = (page: Page) =>
  page.$$eval('details[open] summary', (summaries) => summaries.map((summary) => summary.textContent));

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
  it('opens one item at a time without JavaScript, which can be closed, also by keyboard', async () => {
    const page = await open(path, { javascript: false });
    expect(await openItems(page)).toEqual([]);
    const summaries = await page.$$('summary');
    for (const [index, title] of [
      [1, titles[1]],
      [2, titles[2]],
    ] as const) {
      await summaries[index]?.click();
      expect(await openItems(page)).toEqual([title]);
    }
    await page.keyboard.press('Space');
    expect(await openItems(page)).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await openItems(page)).toEqual([titles[2]]);
  });

  it('opens an item by its anchor and scrolls to it', async () => {
    const page = await open(`${path}#${middle.id}`);
    expect(await openItems(page)).toEqual([middle.heading]);
    await isInView(page, middle.heading);
  });
});
