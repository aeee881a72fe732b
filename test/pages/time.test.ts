import { close, goTo, type OpenPage, open, painted, tick } from '../support/browser';
import { pages, roomPaths } from '../support/content';
import { domChangesWithin, movingContent, pauseAll } from '../support/moving-content';
import { answerForTheMap } from '../support/outside-hosts';

/** Times on the mocked clock, in ms: until all deferred work is done, and a long absence of the guest. */
const [settling, away] = [60_000, 30 * 60_000];

/** Pages that together have all kinds of moving content, and text fields. */
const movingPages = [pages.home.path, pages.contact.path, ...roomPaths.slice(-1)];

/** Fills in all text fields, and returns their values. */
const type = (page: OpenPage) =>
  page.$$eval(
    'main :is(input:not([type]), input[type=text], input[type=email], input[type=tel], textarea)',
    (fields) =>
      fields.map((field) => {
        const value = `typed@${field.getAttribute('name')}`;
        // The prototype's setter: React overrides the element's own, and would ignore the value.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        return value;
      }),
  );

/** Waits until all films play, which load when idle. Not with `idle`, whose clock is mocked here. */
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

// WCAG 2.2.3, 2.2.4. Without reduced motion, so that films and carousels run.
describe('time', () => {
  let page: OpenPage;
  beforeAll(async () => {
    page = await open(pages['test-nav'].path, { fakeClock: true, films: true, before: answerForTheMap });
  });
  afterAll(() => close(page));

  it.each(movingPages)(
    'is unlimited on %s: moving content can be paused, and typed text is kept for half an hour',
    async (path) => {
      await goTo(page, path);
      const typed = await type(page);
      await filmed(page);
      await tick(page, settling);
      await pauseAll(page);
      await tick(page, 1000);
      expect(await movingContent(page)).toEqual([]);
      expect(await domChangesWithin(page, away)).toEqual([]);
      expect(await stateOf(page)).toEqual({ address: expect.stringMatching(`${path}$`), open: 0, typed });
    },
  );

  it('changes content that is not paused', async () => {
    await goTo(page, pages.rooms.path);
    await filmed(page);
    expect(await movingContent(page)).toEqual([expect.stringContaining('film')]);
    expect(await domChangesWithin(page, settling)).toEqual(
      expect.arrayContaining([expect.stringContaining('carousel')]),
    );
  });
});
