/** Owners type or pick a color, see it on the page immediately, and can save only colors with enough contrast. */
import { violations } from '../../../test/support/axe';
import type { OpenPage } from '../../../test/support/browser';
import { until } from '../../../tools/harness/serverProcess';
import { press, type RunningDesk, save, startDesk } from '../support/desk';
import { frameOf, marked } from '../support/preview';

jest.setTimeout(120_000);

let desk: RunningDesk;
let page: OpenPage;
beforeAll(async () => {
  desk = await startDesk('brand');
  ({ page } = desk);
  await marked(page, '/style-guide');
});
afterAll(() => desk?.stop());

const inField = (role: string, selector: string) => `[data-place="colors.${role}.hex"] ${selector}`;
const messageAt = (role: string) =>
  page.$$eval(inField(role, '.field__message'), (all) => all.map(({ textContent }) => textContent).join());
/** Types a color, and leaves the field. */
async function type(role: string, words: string) {
  await page.$eval(inField(role, '[type=text]'), (input) => (input as HTMLInputElement).select());
  await page.keyboard.type(words);
  await page.keyboard.press('Tab');
}
/** The color that guests would see on the page next to the form. */
const shownColor = (role: string) =>
  frameOf(page).evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`),
    role,
  );

it('shows a color as the owner picks it, reports low contrast at the field, and suggests a valid color', async () => {
  await page.$eval(inField('paper', '[type=color]'), (input) => {
    // React replaces the input's `value` setter and ignores values set with it, so this uses the browser's setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '#c0c0c0');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await until(async () => (await shownColor('paper')) === '#c0c0c0');
  await page.focus(inField('paper', '[type=text]'));
  await page.keyboard.press('Tab');
  expect(await messageAt('paper')).toMatch(
    /^Color (is|makes) .*hard to (read|see).*: the contrast is [\d.]+ to 1, .+ Try #\w{6}$/,
  );
  await press(page, 'Save');
  expect(await page.$$('.form__errors li')).toHaveLength(1);
  expect(await violations(page)).toEqual([]);
  const suggested = /#\w{6}$/.exec(await messageAt('paper'))?.[0];
  await press(page, `Use ${suggested}`);
  expect(await save(page)).toBe(200);
  expect(desk.json('brand').colors.paper.hex).toBe(suggested);
});

it('saves color names and other notations as hex, and rejects invalid colors', async () => {
  await type('line', 'redd');
  expect(await messageAt('line')).toMatch(/^Color must be a solid color such as #10233b, navy/);
  expect(await page.$eval('form', ({ textContent }) => textContent)).not.toContain('NaN');
  await type('line', 'RebeccaPurple');
  expect(await messageAt('line')).toBe('');
  await type('action-hover', 'HSL(0, 100%, 25%)');
  expect(await save(page)).toBe(200);
  const { colors } = desk.json('brand');
  expect([colors.line.hex, colors['action-hover'].hex]).toEqual(['#663399', '#800000']);
});
