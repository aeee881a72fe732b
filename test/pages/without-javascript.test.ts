import type { Page } from 'puppeteer';
import { addresses } from '../../shared/addresses';
import { pages } from '../../shared/pages';
import { roomPath } from '../../shared/room';
import { site } from '../../shared/site';
import { hydrated, type OpenPage, open, siteUrl } from '../support/browser';

const paths = [...addresses.map(({ path }) => path), '/nope'];

/** What only a script can do is not there without one: to pick rooms (all stand compared) and to look around in one. */
const scripted: Record<string, readonly string[]> = {
  [pages.rooms.path]: ['Compare', 'COMPARE ROOMS', 'EXPERIENCE 360° VIEW'],
};

/** By the specification the temperature comes after mount. */
const afterMount: readonly string[] = [site.temperature];

/** The lines of text that a guest sees, wherever on the page. */
const linesOf = async (page: Page): Promise<string[]> =>
  (await page.evaluate(() => document.body.innerText))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** Texts that lie in something see-through, and pictures that do. */
const faint = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('main *, footer *')) {
      const isContent =
        element.tagName === 'IMG' ||
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!isContent || !element.checkVisibility()) continue;
      if (!element.checkVisibility({ opacityProperty: true }))
        found.push(`${element.tagName} ${element.className} ${element.innerText.slice(0, 40)}`);
    }
    return found;
  });

/** Waits for the style sheet's own fade of 0.4 s (SPEC 9), which needs no script. */
async function fadedIn(page: Page): Promise<void> {
  const fading = () =>
    page.evaluate(() => document.getAnimations().some(({ playState }) => playState === 'running'));
  while (await fading());
}

describe('without JavaScript', () => {
  let full: OpenPage;
  let plain: OpenPage;
  beforeAll(async () => {
    full = await open('/test-nav', { reducedMotion: true });
    plain = await open('/test-nav', { javascript: false });
  });

  // The group request is made by the script, unless the operator has it delivered: without one there is the way to ask.
  it.each(paths.filter((path) => path !== pages.groups.path))(
    '%s shows all that it shows with it, and nothing waits for a fade-in',
    async (path) => {
      await full.goto(siteUrl + path, { waitUntil: 'load' });
      await hydrated(full);
      await plain.goto(siteUrl + path, { waitUntil: 'load' });
      const shown = new Set(await linesOf(plain));
      const missing = (await linesOf(full)).filter(
        (line) => !shown.has(line) && !afterMount.includes(line) && !scripted[path]?.includes(line),
      );
      expect(missing).toEqual([]);
      await fadedIn(plain);
      expect(await faint(plain)).toEqual([]);
    },
  );
});
