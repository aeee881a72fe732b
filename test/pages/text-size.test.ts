import { addresses } from '../../shared/addresses';
import { pages } from '../../shared/pages';
import { roomPath } from '../../shared/room';
import { hydrated, type OpenPage, open, siteUrl } from '../support/browser';
import { textFaults } from '../support/text-faults';

const paths = [...addresses.map(({ path }) => path), '/nope'];

/** px: a desktop and two phones; on the style guide, which the hotel's staff reads, a desktop. */
const widthsOf = (path: string) => (path === pages['style-guide'].path ? [1440] : [1440, 390, 320]);

/** Font sizes in px of a reader who has set the browser's text to 200%. */
const doubled = { standard: 32, fixed: 26 };

describe('text at twice its size (WCAG 1.4.4)', () => {
  let page: OpenPage;
  beforeAll(async () => {
    page = await open('/test-nav', { reducedMotion: true });
    const session = await page.createCDPSession();
    await session.send('Page.setFontSizes', { fontSizes: doubled });
  });

  it.each(paths)('%s: is all there on a desktop and on phones, without sideways scroll', async (path) => {
    await page.goto(siteUrl + path, { waitUntil: 'load' });
    await hydrated(page);
    // Sections hydrate one after the other; a carousel's slides lie on one another once it lives.
    await page.waitForFunction(
      () =>
        !document.querySelector('.carousel:not(.carousel--live)') &&
        document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of widthsOf(path)) {
      await page.setViewport({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([width, overflow, await page.evaluate(textFaults)]).toEqual([width, 0, []]);
    }
  });
});
