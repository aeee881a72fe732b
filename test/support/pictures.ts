import type { Page } from 'puppeteer';

/** Maximum ratio of a rendition's width to the needed width: the largest ratio of two adjacent renditions' widths. */
const maxOversize = 1.5;

/** The width of the smallest rendition, in px. This rendition also serves all smaller sizes. */
const smallestWidth = 160;

/**
 * Maximum layout shift while a page loads (0.1 counts as good). The limit isn't 0 because the fallback font may wrap
 * differently, and fonts load late on a busy machine. After loading, the limit is 0.
 */
const maxShiftOnLoad = 0.01;

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node?: Element }[];
}

interface Shift {
  shift: number;
  /** Class names of the elements that moved. */
  shifted: string[];
}

/** Accumulates a page's layout shifts. Call before the page loads. */
export const watchShifts = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    Object.assign(window, { shift: 0, shifted: [] });
    const seen = window as unknown as Shift;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        seen.shift += entry.value;
        seen.shifted.push(...entry.sources.map(({ node }) => String(node?.className || node?.nodeName)));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the layout shifts since the last call. Waits until fonts have loaded. */
const takeShifts = (page: Page): Promise<Shift> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const seen = window as unknown as Shift;
    const { shift, shifted } = seen;
    Object.assign(seen, { shift: 0, shifted: [] });
    return { shift, shifted };
  });

/**
 * Empties the browser's memory cache. Chromium would show a larger rendition from the cache instead of fetching the
 * right one, and the page before may have prefetched the picture for another page.
 */
export async function emptyMemoryCache(page: Page): Promise<void> {
  await page.setCacheEnabled(false);
  await page.setCacheEnabled(true);
}

/** Loads all lazy pictures, then scrolls to the end of the page and back to the top. */
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

/** Returns all loaded pictures, with their loaded and needed widths in device pixels. */
const picturesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img.picture')]
      .filter((image) => image.checkVisibility() && image.currentSrc)
      .map((image) => {
        const box = image.getBoundingClientRect();
        const [width, height] = [image.width, image.height].map(Number);
        const { naturalWidth, naturalHeight } = image;
        const declaredRatio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        // A portrait crop has another aspect ratio, which is known only after loading.
        const ratio = naturalHeight ? naturalWidth / naturalHeight : declaredRatio;
        return {
          name: image.currentSrc.split('/').pop() ?? '',
          loaded: Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]),
          needed: Math.max(width ?? 0, (height ?? 0) * ratio) * devicePixelRatio,
          file: image.currentSrc,
          isLazy: 'isLazy' in image.dataset,
          isFirst: image.fetchPriority === 'high',
          isOnFirstScreen: box.top + scrollY < innerHeight,
          hasSize: declaredRatio > 0,
          hasBackground: getComputedStyle(image).backgroundColor !== 'rgba(0, 0, 0, 0)',
        };
      }),
  );

/**
 * Lists problems with pictures on a page opened with `watchShifts`: sizes, formats, loading order, and layout shifts.
 * Leaves the page scrolled to the top.
 */
export async function pictureProblems(page: Page): Promise<string[]> {
  const onLoad = await takeShifts(page);
  await fetchAll(page);
  const onScroll = await takeShifts(page);
  const seen = await picturesOf(page);
  const problems: string[] = [];
  if (onLoad.shift > maxShiftOnLoad) problems.push(`shifts on load: ${onLoad.shifted.join(', ')}`);
  if (onScroll.shift > 0) problems.push(`shifts on scroll: ${onScroll.shifted.join(', ')}`);
  for (const [index, picture] of seen.entries()) {
    const { name, loaded, file, isLazy, isFirst, isOnFirstScreen, hasSize, hasBackground } = picture;
    // Browsers reuse a loaded file for smaller sizes.
    const neededPixels = Math.max(
      ...seen.filter((other) => other.file === file).map((other) => other.needed),
    );
    if (loaded > smallestWidth && loaded > neededPixels * maxOversize)
      problems.push(`${name}: ${loaded} px for ${Math.ceil(neededPixels)}`);
    if (!file.endsWith('.avif')) problems.push(`${name}: no AVIF`);
    if (!hasSize) problems.push(`${name}: no width and height`);
    if (!hasBackground) problems.push(`${name}: no background color`);
    if (!isOnFirstScreen && !isLazy) problems.push(`${name}: fetched too early`);
    if (index === 0 && isOnFirstScreen && (isLazy || !isFirst)) problems.push(`${name}: fetched too late`);
    if (index > 0 && isFirst) problems.push(`${name}: fetched before the first one`);
  }
  return problems;
}
