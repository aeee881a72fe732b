/** A form marks an invalid value at its field after a pause in typing, not during typing. */
import { violations } from '../../../test/support/axe';
import type { OpenPage } from '../../../test/support/browser';
import { control, fill, goToForm, press, type RunningDesk, startDesk } from '../support/desk';
import { focused } from '../support/preview';

jest.setTimeout(120_000);

let desk: RunningDesk;
let page: OpenPage;
beforeAll(async () => {
  desk = await startDesk('hotel');
  ({ page } = desk);
  await page.waitForSelector('form [data-place="email"]');
});
afterAll(() => desk?.stop());

const messageAt = (place: string) => `[data-place="${place}"] > .field__message`;
/** The minimum delay between the last keystroke and an error message, in ms. */
const minPause = 1000;

it('marks an invalid email address after a pause, announces the error politely, and keeps focus', async () => {
  await page.evaluate((selector) => {
    let lastInput = 0;
    document.addEventListener('input', () => {
      lastInput = performance.now();
    });
    new MutationObserver(() => {
      // Only the first time: on a busy machine, the owner may still be typing when the message appears.
      if (!('pause' in window) && document.querySelector(selector))
        Object.assign(window, { pause: performance.now() - lastInput });
    }).observe(document.body, { subtree: true, childList: true });
  }, messageAt('email'));
  await fill(page, 'Email', 'rooms@');
  await page.waitForSelector(`${messageAt('email')}::-p-text(Email must be)`);
  const pause = await page.evaluate(() => (window as unknown as { pause: number }).pause);
  expect(pause).toBeGreaterThan(minPause);
  await page.waitForSelector('form > [role=status]::-p-text(Email must be)');
  expect((await focused(page))[0]).toBe('email');
  expect(await (await control(page, 'Email')).evaluate((each) => each.ariaInvalid)).toBe('true');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type('hotel.example');
  await page.waitForSelector(messageAt('email'), { hidden: true });
});

it('marks another field that a change makes invalid', async () => {
  await fill(page, 'Phone number', '(760) 555-0185');
  await page.waitForSelector(
    `${messageAt('phone.international')}::-p-text(must be the number that guests see)`,
  );
  await fill(page, 'Phone number as dialed', '+1-760-555-0185');
  await page.waitForSelector(messageAt('phone.international'), { hidden: true });
});

it('shows errors that only the server can detect, even before the owner saves', async () => {
  await goToForm(page, 'offers/midweek');
  await fill(page, 'First day', '2030-01-01');
  await page.waitForSelector('form .field__message, form .form__errors');
  expect(await page.$('form [role=alert]')).toBeNull();
});

it('doesn’t mark the empty fields of a new entry', async () => {
  await goToForm(page, 'jobs');
  await press(page, 'Add to jobs');
  await page.keyboard.type('Cook');
  // The preview says that the entry is incomplete, but fields show no errors before the owner leaves them.
  await page.waitForSelector('[aria-label="The page"] [role=status]::-p-text(shows the last valid version)');
  expect(await page.$$eval('form .field__message', ({ length }) => length)).toBe(0);
});
