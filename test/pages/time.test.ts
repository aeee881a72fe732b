import { goTo, type OpenPage, open, painted } from '../support/browser';
import { tick } from '../support/clock';
import { pages, roomPaths } from '../support/content';
import { fakeMapHost } from '../support/map-host';

/** Times on the mocked clock, in ms: for all deferred work to finish, and for a guest's long absence. */
const [settling, away] = [60_000, 30 * 60_000];

/** Types into all text fields, and returns their values. */
const type = async (page: OpenPage) => {
  for (const field of await page.$$('main :is(textarea, input:not([type]), [type=email], [type=tel])'))
    await field.type('typed');
  return valuesOf(page);
};
const valuesOf = (page: OpenPage) =>
  page.$$eval('main :is(input, textarea)', (fields) =>
    (fields as HTMLInputElement[]).map(({ value }) => value),
  );

/** Waits until all videos play; they load when the page is idle. Can't use `idle` because the clock is mocked. */
async function filmed(page: OpenPage) {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
  await painted(page);
  await page.waitForFunction(() => [...document.querySelectorAll('video')].every(({ paused }) => !paused));
}
const pauseAll = (page: OpenPage) =>
  page.$$eval('button', (buttons) => {
    for (const button of buttons) if (/^pause\b/i.test(button.ariaLabel ?? '')) button.click();
  });
/** Playing videos, and animations longer than 5 s, which need a pause button (WCAG 2.2.2). */
const moving = (page: OpenPage) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('video')].filter(({ paused }) => !paused).map(() => 'film'),
    ...document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime) > 5000,
      )
      .map(({ id }) => `animation ${id}`),
  ]);
/** Changes that the page makes automatically while the mocked clock advances. */
async function changesWithin(page: OpenPage, ms: number): Promise<string[]> {
  const changes = await page.evaluateHandle(() => {
    const found: string[] = [];
    new MutationObserver((records) => {
      for (const { target, type } of records)
        found.push(`${type} of ${(target.parentElement ?? document.body).outerHTML.slice(0, 60)}`);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    return found;
  });
  await tick(page, ms);
  return changes.jsonValue();
}

// WCAG 2.2.3 and 2.2.4. Tested without reduced motion, so that videos and carousels run.
describe('a page left open', () => {
  let page: OpenPage;
  beforeAll(async () => {
    page = await open(pages['test-nav'].path, { fakeClock: true, films: true, before: fakeMapHost });
  });

  it.each([pages.home.path, pages.rooms.path, pages.contact.path, ...roomPaths.slice(-1)])(
    'has no time limit (%s): anything that moves can be paused, and typed text is kept for half an hour',
    async (path) => {
      await goTo(page, path);
      const typed = await type(page);
      await filmed(page);
      await tick(page, settling);
      await pauseAll(page);
      await tick(page, 1000);
      expect(await moving(page)).toEqual([]);
      expect(await changesWithin(page, away)).toEqual([]);
      expect(await valuesOf(page)).toEqual(typed);
      expect(await page.$$('dialog[open], :popover-open')).toEqual([]);
      expect(new URL(page.url()).pathname).toBe(path);
    },
  );

  it('keeps moving if not paused (control)', async () => {
    await goTo(page, pages.rooms.path);
    await filmed(page);
    expect(await moving(page)).toEqual(['film']);
    expect(await changesWithin(page, settling)).not.toEqual([]);
  });
});
