import type { Page } from 'puppeteer';
import { open, phone, tap, waitForInView } from '../support/browser';
import { byRole, press } from '../support/roles';
import { content, pages, sectionsOf, termsPolicy } from '../support/sample-content';

const terms = sectionsOf(termsPolicy);
const allQuestions = content.questions.topics.flatMap((topic) => topic.questions);

/** Returns the IDs of the open items. */
const openItems = (page: Page) => page.$$eval('main details[open] > div', (all) => all.map(({ id }) => id));

describe.each([
  ['the terms', pages.terms.path, terms.map(({ id }) => id)],
  ['the questions', pages.faq.path, allQuestions.map(({ id }) => id)],
])('%s', (_name, path, ids) => {
  const itemsIn = async (page: Page) => page.$$('main summary');
  const indexOf = async (page: Page, id: string) =>
    (await page.$$eval('main details > div', (all) => all.map((each) => each.id))).indexOf(id);

  it('open one at a time without JavaScript, and can be closed with the keyboard', async () => {
    const page = await open(path, { javascript: false });
    expect(await openItems(page)).toEqual([]);
    const items = await itemsIn(page);
    for (const id of [ids[1], ids.at(-1), ids[2]]) {
      await items[await indexOf(page, `${id}`)]?.click();
      expect(await openItems(page)).toEqual([id]);
    }
    await page.keyboard.press('Space');
    expect(await openItems(page)).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await openItems(page)).toEqual([ids[2]]);
  });

  it.each([true, false])('open the item in the URL fragment (JavaScript: %s)', async (javascript) => {
    const last = ids.at(-1) ?? '';
    const page = await open(`${path}#${last}`, { javascript, viewport: phone });
    await waitForInView(page, last);
    expect(await openItems(page)).toEqual([last]);
  });
});

test('an open answer links to itself, and topic links jump to their topics', async () => {
  const page = await open(pages.faq.path);
  await page.click('main summary');
  const [id = ''] = await openItems(page);
  await tap(page, `#${id} a[href$="#${id}"]`);
  expect(await page.evaluate(() => location.hash)).toBe(`#${id}`);
  const topic = content.questions.topics.at(-1);
  await press(page, 'link', topic?.heading);
  await waitForInView(page, topic?.id ?? '');
});

test('the “Your Privacy Choices” link in the footer has its icon and leads to the opt-out request', async () => {
  const page = await open(pages.careers.path);
  const link = await byRole(page, 'link', 'Your Privacy Choices');
  const { to, icon, line } = await link.evaluate((element) => ({
    to: element.getAttribute('href'),
    icon: element.querySelector('svg')?.getBoundingClientRect().height ?? 0,
    line: element.getBoundingClientRect().height,
  }));
  expect(to).toBe(pages['do-not-sell'].path);
  expect(icon).toBeGreaterThan(10);
  expect(icon).toBeLessThan(line);
});
