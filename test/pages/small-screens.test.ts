import { violations } from '../support/axe';
import { goTo, type OpenPage, open, painted, phone, resize } from '../support/browser';
import { galleryContent, pages, roomPaths } from '../support/content';
import { focusFaults } from '../support/focus-stops';
import { focusFaultsAfterScroll, zoomed } from '../support/low-viewport';
import { states } from '../support/states';
import { smallTargets } from '../support/targets';
import { setTextSize, textFaultsAt, textSizes } from '../support/text-at-widths';

/** Phones in landscape. */
const sideways = [
  { width: 667, height: 375 },
  { width: 780, height: 360 },
];

/** Share of the viewport covered by fixed elements. */
const covered = (page: OpenPage) =>
  page.evaluate(() => {
    const kept = document.querySelectorAll('.header, .booking-bar, .rooms-toolbar');
    const heights = [...kept].map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const isKept = /fixed|sticky/.test(getComputedStyle(element).position);
      return isKept ? Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) : 0;
    });
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });

describe('on a low screen', () => {
  const room = roomPaths.at(-1) ?? '';
  /** Pages with a bar of their own that stays on the screen. */
  const withBar = [room, pages.rooms.path];
  let page: OpenPage;
  beforeAll(async () => {
    page = await open(pages['test-nav'].path, { viewport: zoomed, reducedMotion: true });
  });

  it.each([...withBar, pages.about.path, pages.groups.path])(
    'the hero of %s is visible, and fixed header and bars take less than a fifth',
    async (path) => {
      await goTo(page, path);
      for (const viewport of [...sideways, zoomed]) {
        await resize(page, viewport);
        const cut = await page.$$eval('.hero :is(h1, p, .button)', (parts) =>
          parts
            .filter((part) => part.getBoundingClientRect().bottom > innerHeight)
            .map(({ textContent }) => textContent),
        );
        if (viewport !== zoomed) expect({ viewport, cut }).toEqual({ viewport, cut: [] });
        if (!withBar.includes(path)) continue;
        await page.evaluate(() => scrollTo({ top: 0.4 * document.body.scrollHeight, behavior: 'instant' }));
        await painted(page);
        expect({ viewport, isFree: (await covered(page)) < 0.2 }).toEqual({ viewport, isFree: true });
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      }
    },
  );

  it.each(states.filter(({ isLayer }) => isLayer))(
    '$name has all its controls within the viewport at a zoom of 400%',
    async ({ path, enter, shown }) => {
      await resize(page, zoomed);
      await goTo(page, path);
      await enter?.(page);
      await page.waitForSelector(shown, { visible: true });
      expect(await page.evaluate(focusFaults)).toEqual([]);
    },
  );
});

test('the cookie notice is accessible, fully visible and covers little; at a zoom of 400% it is at the end of the page', async () => {
  const page = await open(pages.home.path, {
    viewport: { width: 390, height: 844 },
    reducedMotion: true,
    storage: {},
  });
  const notice = await page.waitForSelector('.cookie-banner', { visible: true });
  expect(await violations(page, { within: '.cookie-banner' })).toEqual([]);
  expect(await page.evaluate(smallTargets, 44)).toEqual([]);
  for (const { share, ...viewport } of [
    { width: 390, height: 844, share: 0.25 },
    { width: 768, height: 1024, share: 0.25 },
    { width: 1280, height: 720, share: 0.25 },
    { width: 780, height: 360, share: 0.4 },
    { ...zoomed, share: Number.POSITIVE_INFINITY },
  ]) {
    await resize(page, viewport);
    const seen = await notice?.evaluate((element) => ({
      share: element.getBoundingClientRect().height / innerHeight,
      isWhole: element.scrollHeight <= element.clientHeight,
    }));
    expect({ viewport, isWhole: seen?.isWhole }).toEqual({ viewport, isWhole: true });
    expect(seen?.share).toBeLessThanOrEqual(share);
    expect({ viewport, faults: await focusFaultsAfterScroll(page) }).toEqual({ viewport, faults: [] });
  }
});

describe('the lightbox', () => {
  it('has no overlapping text, picture and buttons at a text size of 200%', async () => {
    const page = await open(pages.gallery.path, { viewport: phone, reducedMotion: true });
    const longest = galleryContent.photos.reduce(
      (best, { picture }, index, all) =>
        picture.alt.length > (all[best]?.picture.alt.length ?? 0) ? index : best,
      0,
    );
    await setTextSize(page, textSizes.doubled);
    await page.$$eval('.photo-grid a', (links, nth) => links[nth]?.click(), longest);
    await page.waitForSelector('.lightbox[open] .picture');
    for (const width of [320, 390, 768, 1440]) {
      await resize(page, { width, height: width < 768 ? 568 : 800 });
      const crossing = await page.evaluate(() => {
        const boxes = ['.picture', '.lightbox__caption', '.lightbox__controls', '.lightbox__close'].map(
          (part) => ({
            part,
            box: document.querySelector(`.lightbox ${part}`)?.getBoundingClientRect() ?? new DOMRect(),
          }),
        );
        return boxes.flatMap(({ part, box }, index) =>
          boxes
            .slice(index + 1)
            .filter(
              ({ box: other }) =>
                Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1 &&
                Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1,
            )
            .map(({ part: other }) => `${part} and ${other}`),
        );
      });
      expect({ width, crossing }).toEqual({ width, crossing: [] });
    }
    expect(await textFaultsAt(page, [390])).toEqual({});
    await setTextSize(page, textSizes.usual);
  });
});

describe('the logo', () => {
  it('is centered on the page between its links, from 768 to 1920 px', async () => {
    const page = await open(pages.about.path, { reducedMotion: true });
    for (let width = 768; width <= 1920; width += 192) {
      await resize(page, { width, height: 900 });
      const { off, gap } = await page.evaluate(() => {
        const { left, right } =
          document.querySelector('.header__logo')?.getBoundingClientRect() ?? new DOMRect();
        const [before, after] = [...document.querySelectorAll('.header__links')].map((list) =>
          [...list.children].map((item) => item.getBoundingClientRect()),
        );
        return {
          off: Math.abs((left + right - document.documentElement.clientWidth) / 2),
          gap: Math.min(left - (before?.at(-1)?.right ?? 0), (after?.[0]?.left ?? 0) - right),
        };
      });
      expect({ width, isCentered: off <= 3, isApart: gap >= 12 }).toEqual({
        width,
        isCentered: true,
        isApart: true,
      });
    }
  });
});
