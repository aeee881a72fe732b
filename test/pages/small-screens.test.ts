import { violations } from '../support/axe';
import { goTo, type OpenPage, open, phone, resize } from '../support/browser';
import { cookies, pages, roomPaths } from '../support/content';
import { focusProblemsAfterScroll, zoomed } from '../support/focus';
import { byRole } from '../support/roles';
import { smallTargets } from '../support/targets';

describe('on a phone in landscape', () => {
  let page: OpenPage;
  beforeAll(async () => {
    page = await open(pages['test-nav'].path, { viewport: phone, reducedMotion: true });
  });

  it.each([roomPaths.at(-1) ?? '', pages.rooms.path, pages.about.path, pages.groups.path])(
    'the hero of %s is visible without scrolling',
    async (path) => {
      await goTo(page, path);
      for (const viewport of [
        { width: 667, height: 375 },
        { width: 780, height: 360 },
      ]) {
        await resize(page, viewport);
        const cut = await page.$eval('h1', (heading) =>
          [...(heading.closest('header')?.querySelectorAll('h1, p, a') ?? [])]
            .filter((part) => part.getBoundingClientRect().bottom > innerHeight)
            .map(({ textContent }) => textContent),
        );
        expect({ viewport, cut }).toEqual({ viewport, cut: [] });
      }
    },
  );
});

test('the cookie notice is accessible, fully visible and covers little', async () => {
  const page = await open(pages.home.path, {
    viewport: { width: 390, height: 844 },
    reducedMotion: true,
    storage: {},
  });
  const notice = await byRole(page, 'region', cookies.banner.title);
  expect(await violations(page, { within: 'section:has(button[aria-haspopup])' })).toEqual([]);
  expect(await page.evaluate(smallTargets, 44)).toEqual([]);
  for (const { most, ...viewport } of [
    { width: 390, height: 844, most: 0.25 },
    { width: 768, height: 1024, most: 0.25 },
    { width: 1280, height: 720, most: 0.25 },
    { width: 780, height: 360, most: 0.4 },
    // At a zoom of 400% it is at the end of the page.
    { ...zoomed, most: Number.POSITIVE_INFINITY },
  ]) {
    await resize(page, viewport);
    const { share, isWhole } = await notice.evaluate((element) => ({
      share: element.getBoundingClientRect().height / innerHeight,
      isWhole: element.scrollHeight <= element.clientHeight,
    }));
    const hidden = await focusProblemsAfterScroll(page);
    expect({ viewport, isWhole, isSmall: share <= most, hidden }).toEqual({
      viewport,
      isWhole: true,
      isSmall: true,
      hidden: [],
    });
  }
});
