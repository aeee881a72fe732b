/** The owner positions a place on the town map by mouse, touch, or keyboard, but not too close to another place. */
import { violations } from '../../../test/support/axe';
import type { OpenPage } from '../../../test/support/browser';
import { until } from '../../../tools/harness/serverProcess';
import { press, type RunningDesk, save, startDesk } from '../support/desk';
import { marked } from '../support/preview';

jest.setTimeout(120_000);

let desk: RunningDesk;
let page: OpenPage;
beforeAll(async () => {
  desk = await startDesk('places');
  ({ page } = desk);
  await marked(page, '/neighborhood');
});
afterAll(() => desk?.stop());

const { width, height } = { width: 800, height: 1381 };
const field = '[data-place="places.0.x"]';
const placed = () => desk.json('places').places[0];
const words = (at = field) =>
  page.$eval(`${at} [role=slider]`, (mark) => mark.getAttribute('aria-valuetext'));
/** Scrolls to a point (in fractions of the map's size). @returns the point's position in the viewport, in px */
const pointAt = (left: number, top: number) =>
  page.$eval(
    `${field} .point`,
    (map, x, y) => {
      const before = map.getBoundingClientRect();
      map.closest('.desk__form')?.scrollBy(0, before.top + before.height * y - innerHeight / 2);
      const box = map.getBoundingClientRect();
      return [box.left + box.width * x, box.top + box.height * y] as const;
    },
    left,
    top,
  );

it('moves a place with the arrow keys, farther with Shift, and announces the position', async () => {
  await page.$eval('form details', (first) => {
    first.open = true;
  });
  const { x, y } = placed();
  await page.focus(`${field} [role=slider]`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.down('Shift');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.up('Shift');
  expect(await save(page)).toBe(200);
  expect([placed().x, placed().y]).toEqual([Math.round(x + width * 0.005), Math.round(y - height * 0.025)]);
  expect(await words()).toBe('left 36%, top 46%');
  expect(await violations(page)).toEqual([]);
});

it('moves a place to the clicked position, and shows an error at the field if another place is too close', async () => {
  const other = desk.json('places').places[1];
  await page.mouse.click(...(await pointAt(other.x / width, other.y / height)));
  await press(page, 'Save');
  await page.waitForSelector(`${field} .field__message`);
  const errors = await page.$$eval('form .field__message', (all) =>
    all.map(({ textContent }) => textContent),
  );
  expect(errors).toEqual([`Place on the map is too close to “${other.name}” on the map`]);
  expect(await violations(page)).toEqual([]);
  await page.mouse.click(...(await pointAt(0.05, 0.05)));
  expect(await save(page)).toBe(200);
  expect(placed()).toMatchObject({ x: 40, y: 69 });
});

it('says that a new place is “not set yet” until the owner moves its mark', async () => {
  await press(page, 'Add to places');
  const last = desk.json('places').places.length;
  const added = `[data-place="places.${last}.x"]`;
  await page.waitForSelector(added);
  expect(await words(added)).toBe('not set yet');
  await page.focus(`${added} [role=slider]`);
  await page.keyboard.press('ArrowLeft');
  expect(await words(added)).toBe('left 50%, top 50%');
  await press(page, 'Discard');
  await (await page.waitForSelector('dialog ::-p-aria([name="Discard"])'))?.evaluate((each) =>
    (each as HTMLElement).click(),
  );
  await page.waitForSelector(added, { hidden: true });
});

it('on a phone, moves a place with a tap or by dragging its mark, but not with a swipe beside the mark', async () => {
  await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
  await page.waitForSelector(field);
  await page.$eval('form details', (first) => {
    first.open = true;
  });
  await page.touchscreen.tap(...(await pointAt(0.2, 0.1)));
  await until(async () => (await words()) === 'left 20%, top 10%', 8);
  const [markLeft, markTop] = await pointAt(0.2, 0.1);
  const drag = await page.touchscreen.touchStart(markLeft, markTop);
  const map = await page.$eval(`${field} .point`, ({ clientWidth, clientHeight }) => ({
    clientWidth,
    clientHeight,
  }));
  await drag.move(markLeft + map.clientWidth * 0.1, markTop + map.clientHeight * 0.02);
  await drag.end();
  await until(async () => (await words()) === 'left 30%, top 12%', 8);
  const [left, top] = await pointAt(0.5, 0.5);
  const swipe = await page.touchscreen.touchStart(left, top);
  await swipe.move(left, top - 60);
  await swipe.end();
  expect(await words()).toBe('left 30%, top 12%');
  expect(await save(page)).toBe(200);
});
