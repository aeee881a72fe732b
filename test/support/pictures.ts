import type { Page } from 'puppeteer';

/** The most that a picture may be larger than its place, in device pixels: one step of the widths. */
const largest = 1.5;

/** The smallest rendition of all: there is nothing to choose below it. */
const smallestWidth = 160;

/**
 * What a page's layout may shift by while it loads (0.1 counts as good): lines that break elsewhere in the fallback
 * font, where a busy machine is late with the fonts. Afterwards nothing shifts at all.
 */
const largestShiftOnLoad = 0.01;

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node?: Element }[];
}

interface Shift {
  shift: number;
  /** Class names of what moved. */
  shifted: string[];
}

/** Adds up every shift of the layout that no key or pointer caused. To be called before the page loads. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.evaluateOnNewDocument(() => {
    Object.assign(window, { shift: 0, shifted: [] });
    const seen = window as unknown as Shift;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        seen.shift += entry.value;
        seen.shifted.push(...entry.sources.map(({ node }) => String(node?.className || node?.nodeName)));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** What has shifted since the last call, once the fonts are there. */
const shiftSoFar = (page: Page): Promise<Shift> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const seen = window as unknown as Shift;
    const { shift, shifted } = seen;
    Object.assign(seen, { shift: 0, shifted: [] });
    return { shift, shifted };
  });

/** Asks for every lazy picture at once, waits until all have come, and looks at the end of the page. */
const fetchAll = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('img.picture')];
    const lazy = images.filter((image) => image.loading === 'lazy' && image.checkVisibility());
    for (const image of lazy) {
      image.dataset.isLazy = '';
      image.loading = 'eager';
    }
    await Promise.all(lazy.map((image) => image.decode().catch(() => undefined)));
    for (const top of [document.body.scrollHeight, 0]) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
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

/** Every picture that has come. */
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
          isLazy: 'isLazy' in image.dataset,
          isFirst: image.fetchPriority === 'high',
          isOnFirstScreen: box.top + scrollY < innerHeight,
          hasSize: given > 0,
          hasGround: getComputedStyle(image).backgroundColor !== 'rgba(0, 0, 0, 0)',
        };
      }),
  );

/**
 * What is wrong with the pictures of a page that was opened with `watchShifts`, in words: their sizes, formats and
 * order, and what shifts while they come. Leaves the page at its top.
 */
export async function pictureFaults(page: Page): Promise<string[]> {
  const onLoad = await shiftSoFar(page);
  await fetchAll(page);
  const onScroll = await shiftSoFar(page);
  const seen = await picturesOf(page);
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
