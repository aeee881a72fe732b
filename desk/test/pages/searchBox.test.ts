/** The owner opens, uses, and leaves search with the keyboard. Choosing a result opens its field. */
import { violations } from '../../../test/support/axe';
import type { OpenPage } from '../../../test/support/browser';
import { until } from '../../../tools/harness/serverProcess';
import { goToForm, type RunningDesk, startDesk } from '../support/desk';
import { focused, frameOf, marked } from '../support/preview';

jest.setTimeout(120_000);

let desk: RunningDesk;
let page: OpenPage;
beforeAll(async () => {
  desk = await startDesk('pages/home');
  ({ page } = desk);
  await marked(page, '/');
});
afterAll(() => desk?.stop());

async function pressSearchShortcut(): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press('k');
  await page.keyboard.up('Control');
  await page.waitForFunction(() => document.activeElement?.matches('.search input'));
}
const option = (words: string) => page.waitForSelector(`[role=option]::-p-text(${words})`);
const place = async () => (await focused(page))[0];
const isInView = () =>
  page.evaluate(() => {
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    return top >= 0 && bottom <= innerHeight;
  });

it('opens the field of the result chosen with the arrow keys, and shows the results again when reopened', async () => {
  const { street } = desk.json('hotel').address;
  await pressSearchShortcut();
  await page.keyboard.type(street);
  await option(street);
  expect(await violations(page)).toEqual([]);
  const chosen = () =>
    page.$eval('.search input', (input) => {
      const id = input.getAttribute('aria-activedescendant');
      return id && document.getElementById(id)?.querySelector('.search__where')?.textContent;
    });
  for (let count = 0; !/Address, Street$/.test(String(await chosen())); count += 1) {
    expect(count).toBeLessThan(20);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await until(async () => (await place()) === 'address.street');
  expect(await isInView()).toBe(true);
  expect(await page.$('.search__results:not([hidden])')).toBeNull();
  await pressSearchShortcut();
  await option(street);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.search__results', { hidden: true });
});

it('opens the same field again after the owner has left the field', async () => {
  await pressSearchShortcut();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('occupancy tax');
  await (await option('Name, address and facts, Occupancy tax'))?.click();
  await until(async () => (await place()) === 'occupancyTax');
  await page.focus('[data-place="email"] input');
  await pressSearchShortcut();
  await (await option('Name, address and facts, Occupancy tax'))?.click();
  await until(async () => (await place()) === 'occupancyTax');
});

it('puts the caret at the matching line of a policy', async () => {
  const policy = desk.hotel.read('content/policies/terms.md');
  const heading = /^## .+/m.exec(policy)?.[0] ?? '';
  await pressSearchShortcut();
  await page.keyboard.type(heading);
  await option(heading.replace(/^## | \{.*/g, ''));
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (line) => {
      const { value = '', selectionStart = 0 } = document.activeElement as Partial<HTMLTextAreaElement>;
      return value.slice(Number(selectionStart)).startsWith(line);
    },
    {},
    heading,
  );
  // Wait until the frame has left the previous form's page, which the next test opens again.
  await marked(page, '/terms');
});

it('opens by keyboard from the preview, and on a phone from the form', async () => {
  await goToForm(page, 'pages/contact');
  await marked(page, '/contact');
  await frameOf(page).evaluate(() => document.querySelector('a')?.focus());
  await pressSearchShortcut();
  await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
  await (await page.waitForSelector('::-p-aria([name="Form"])'))?.click();
  await page.focus('[data-place="title"] .fact-text');
  await pressSearchShortcut();
  await page.keyboard.type('getting here');
  const found = await option('Contact, Directions, Heading');
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const height = await found?.evaluate((each) => each.closest('[role=option]')?.clientHeight);
  expect(height).toBeGreaterThanOrEqual(44);
  await found?.tap();
  await until(async () => (await place()) === 'directions.heading');
  expect(await isInView()).toBe(true);
});
