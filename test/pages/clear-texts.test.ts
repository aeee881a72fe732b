import { close, desktop, goTo, type OpenPage, open } from '../support/browser';
import { distinctPaths, pages, unknownPath } from '../support/content';
import { coveredTexts } from '../support/covered-texts';

const [narrowest, widest, step] = [320, 1920, 40];
const widths = Array.from({ length: (widest - narrowest) / step + 1 }, (_, nth) => narrowest + nth * step);

/** Those with a drawing among their words. */
const drawn: readonly string[] = [pages.home.path, pages.rooms.path];

describe('nothing is drawn over a text', () => {
  let page: OpenPage;
  beforeAll(async () => {
    page = await open(unknownPath, { viewport: desktop, reducedMotion: true });
  });
  afterAll(() => close(page));

  it.each(drawn)('of %s, at every 40 px of width, on high and on low screens', async (path) => {
    await goTo(page, path);
    const faults: Record<string, string[]> = {};
    for (const width of widths) {
      for (const [height, isWhole] of [
        [360, false],
        [900, true],
      ] as const) {
        await page.setViewport({ width, height });
        const found = await page.evaluate(coveredTexts, isWhole);
        if (found.length > 0) faults[`${width}x${height}`] = found;
      }
    }
    expect(faults).toEqual({});
  });

  it.each(distinctPaths.filter((path) => !drawn.includes(path)))(
    'of %s, on phones, tablets and laptops',
    async (path) => {
      await goTo(page, path);
      const faults: Record<string, string[]> = {};
      for (const [width, height, isWhole = false] of [
        [320, 568],
        [390, 844, true],
        [780, 360],
        [768, 1024, true],
        [1080, 600],
        [1280, 720],
        [1440, 900, true],
      ] as const) {
        await page.setViewport({ width, height });
        const found = await page.evaluate(coveredTexts, isWhole);
        if (found.length > 0) faults[`${width}x${height}`] = found;
      }
      expect(faults).toEqual({});
    },
  );
});
