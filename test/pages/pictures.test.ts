import type { Page, Viewport } from 'puppeteer';
import { pages } from '../../shared/pages';
import { roomPath } from '../../shared/room';
import { open } from '../support/browser';

/** Every page with pictures; of the room pages, which are laid out alike, a plain one and the one with an extra hero. */
const { home, rooms, gallery, groups, neighborhood, about, contact, careers, styleGuide } = pages;
const paths = [
  ...[home, rooms, gallery, groups, neighborhood, about, contact, careers, styleGuide].map(
    ({ path }) => path,
  ),
  roomPath('the-enci-king'),
  roomPath('the-handi-enci-double-queen-suite-with-kitchenette'),
  '/nope',
];

const viewports: Viewport[] = [
  { width: 390, height: 844 },
  { width: 390, height: 844, deviceScaleFactor: 3 },
  { width: 834, height: 1112 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** The most that a picture may be larger than its place, in device pixels: one step of the widths. */
const largest = 1.5;

/** The smallest rendition of all: there is nothing to choose below it. */
const smallestWidth = 160;

/**
 * What a page's layout may shift by while it loads (0.1 counts as good): lines that break elsewhere in the fallback
 * font, where a busy machine is late with the fonts. Afterwards nothing shifts at all.
 */
const largestShiftOnLoad = 0.01;

/** Adds up every shift of the layout that no key or pointer caused. */
const watchShifts = async (page: Page) => {
  await page.evaluateOnNewDocument(() => {
    Object.assign(window, { shift: 0, shifted: [] });
    const seen = window as unknown as { shift: number; shifted: string[] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        seen.shift += entry.value;
        seen.shifted.push(...entry.sources.map(({ node }) => String(node?.className || node?.nodeName)));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** What has shifted since the last call, once the fonts are there. */
const shiftSoFar = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const seen = window as unknown as { shift: number; shifted: string[] };
    const { shift, shifted } = seen;
    Object.assign(seen, { shift: 0, shifted: [] });
    return { shift, shifted };
  });

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node?: Element }[];
}

/** Scrolls to the end as a guest does, so that every lazy picture is asked for. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
  });

interface Seen {
  name: string;
  /** What was loaded, and what its place needs, in device pixels. */
  loaded: number;
  needed: number;
  file: string;
  isLazy: boolean;
  isFirst: boolean;
  isOnFirstScreen: boolean;
  hasSize: boolean;
  hasGround: boolean;
}

/** Every picture that has come: those at the end of a row that swipes wait. */
const picturesOf = (page: Page): Promise<Seen[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img.picture')]
      .filter((image) => image.checkVisibility() && image.currentSrc)
      .map((image) => {
        const box = image.getBoundingClientRect();
        const [width, height] = [image.width, image.height].map(Number);
        const { naturalWidth, naturalHeight } = image;
        const given = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        // A tall crop has a shape of its own, known once it has come.
        const ratio = naturalHeight ? naturalWidth / naturalHeight : given;
        return {
          name: image.classList[1] ?? '',
          loaded: Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]),
          needed: Math.max(width ?? 0, (height ?? 0) * ratio) * devicePixelRatio,
          file: image.currentSrc,
          isLazy: image.loading === 'lazy',
          isFirst: image.fetchPriority === 'high',
          isOnFirstScreen: box.top + scrollY < innerHeight,
          hasSize: given > 0,
          hasGround: getComputedStyle(image).backgroundColor !== 'rgba(0, 0, 0, 0)',
        };
      }),
  );

/** What is wrong with the pictures of a page on one screen, in words. */
async function faultsOf(path: string, viewport: Viewport): Promise<string[]> {
  const page = await open(path, { viewport, reducedMotion: true, before: watchShifts });
  const onLoad = await shiftSoFar(page);
  await scrollThrough(page);
  const onScroll = await shiftSoFar(page);
  const seen = await picturesOf(page);
  await page.close();
  const faults: string[] = [];
  if (onLoad.shift > largestShiftOnLoad) faults.push(`shifts on load: ${onLoad.shifted.join(', ')}`);
  if (onScroll.shift > 0) faults.push(`shifts on the way: ${onScroll.shifted.join(', ')}`);
  for (const [index, picture] of seen.entries()) {
    const { name, loaded, file, isLazy, isFirst, isOnFirstScreen, hasSize, hasGround } = picture;
    // A browser takes a file that it has for a smaller place too.
    const most = Math.max(...seen.filter((other) => other.file === file).map((other) => other.needed));
    if (loaded > smallestWidth && loaded > most * largest)
      faults.push(`${name}: ${loaded} px for ${Math.ceil(most)}`);
    if (!file.endsWith('.avif')) faults.push(`${name}: no AVIF`);
    if (!hasSize) faults.push(`${name}: no width and height`);
    if (!hasGround) faults.push(`${name}: no ground color`);
    if (!isOnFirstScreen && !isLazy) faults.push(`${name}: fetched before it is near`);
    if (index === 0 && isOnFirstScreen && (isLazy || !isFirst)) faults.push(`${name}: fetched late`);
    if (index > 0 && isFirst) faults.push(`${name}: fetched before the first`);
  }
  return faults;
}

describe.each(viewports)('on a screen of %j', (viewport) => {
  it.each(paths)(
    '%s loads pictures in the size of their place, in order, and nothing shifts',
    async (path) => {
      expect(await faultsOf(path, viewport)).toEqual([]);
    },
  );
});
