import { close, goTo, type OpenPage, open, painted, tick } from '../support/browser';
import { pages, roomPaths } from '../support/content';
import { answerForTheMap } from '../support/outside-hosts';
import { changesWithin, movesNow, stopAll } from '../support/restless';

/** ms of the page's clock: until all that comes late is there, and as long as somebody may be away. */
const [settling, away] = [60_000, 30 * 60_000];

/** Pages where something moves by itself, or a guest types. */
const { home, rooms, gallery, neighborhood, about, groups, contact, careers } = pages;
const restless = [
  ...[home, rooms, gallery, neighborhood, about, groups, contact, careers].map(({ path }) => path),
  ...[pages['do-not-sell'].path, pages['opt-out'].path],
  ...roomPaths.slice(-1),
];

/** Fills in what can be typed into, and returns what it holds. */
const type = (page: OpenPage) =>
  page.$$eval(
    'main :is(input:not([type]), input[type=text], input[type=email], input[type=tel], textarea)',
    (fields) =>
      fields.map((field) => {
        const value = `typed@${field.getAttribute('name')}`;
        // React overrides the field's own setter and would not see the input.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        return value;
      }),
  );

/** Waits until a film plays that is fetched when the page is idle; `idle` waits by the clock, which stands still here. */
async function filmed(page: OpenPage) {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
  await painted(page);
  await page.waitForFunction(() => [...document.querySelectorAll('video')].every(({ paused }) => !paused));
}

const stateOf = (page: OpenPage) =>
  page.evaluate(() => ({
    address: location.href,
    open: document.querySelectorAll('dialog[open], :popover-open').length,
    typed: [...document.querySelectorAll<HTMLInputElement>('main input, main textarea')]
      .map(({ value }) => value)
      .filter((value) => value.startsWith('typed@')),
  }));

// WCAG 2.2.3, 2.2.4. Films and carousels run here, as they do without reduced motion.
describe('time', () => {
  let page: OpenPage;
  beforeAll(async () => {
    page = await open(pages['test-nav'].path, { fakeClock: true, before: answerForTheMap });
  });
  afterAll(() => close(page));

  it.each(restless)(
    'takes nothing away on %s: what moves by itself stops at a button, what was typed stays for half an hour',
    async (path) => {
      await goTo(page, path);
      const typed = await type(page);
      await filmed(page);
      await tick(page, settling);
      await stopAll(page);
      await tick(page, 1000);
      expect(await movesNow(page)).toEqual([]);
      expect(await changesWithin(page, away)).toEqual([]);
      expect(await stateOf(page)).toEqual({ address: expect.stringMatching(`${path}$`), open: 0, typed });
    },
  );

  it('is seen to change what has not been stopped', async () => {
    await goTo(page, pages.rooms.path);
    await filmed(page);
    expect(await movesNow(page)).toEqual([expect.stringContaining('film')]);
    expect(await changesWithin(page, settling)).toEqual(
      expect.arrayContaining([expect.stringContaining('carousel')]),
    );
  });
});
