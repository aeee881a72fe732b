import type { Page } from 'puppeteer';
import sharp from 'sharp';
import { contrast } from '../../shared/contrast';
import { animationsFinished, painted } from './browser';

/** Share of a line's lowest-contrast pixels that the measurement ignores, such as film grain. */
const outlierShare = 0.05;

interface Line {
  text: string;
  /** In viewport px. */
  left: number;
  top: number;
  width: number;
  height: number;
  color: number[];
  /** Required contrast: 7, or 4.5 for large text (WCAG 1.4.6). */
  minRatio: number;
}

/**
 * Finds and hides the visible lines of text in the header and over the picture at the top of the page. Skips links and
 * buttons with an opaque background. Runs inside the page.
 */
function linesOverPictures(): Line[] {
  const found: Line[] = [];
  const range = document.createRange();
  const picture = [...document.querySelectorAll('main img')].find((image) => image.checkVisibility());
  const hero = (picture?.closest('picture') ?? picture)?.parentElement;
  hero?.setAttribute('data-hero', '');
  const bottom = picture?.getBoundingClientRect().bottom ?? 0;
  const isOver = (box: DOMRect) => box.top >= 0 && box.bottom <= Math.min(innerHeight, bottom);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    const hasBackground = (each: Element) => /^rgb\(/.test(getComputedStyle(each).backgroundColor);
    const control = parent?.closest('a, button');
    if (!parent || !node.data.trim() || parent.closest('script') || (control && hasBackground(control)))
      continue;
    if (!parent.closest('header, [data-hero]') || getComputedStyle(parent).clipPath !== 'none') continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(parent);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width > 2 && isOver(box))
        found.push({
          text: node.data.trim().slice(0, 40),
          left: box.left,
          top: box.top,
          width: box.width,
          height: box.height,
          color: (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
          minRatio: isLarge ? 4.5 : 7,
        });
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('header *, [data-hero] * { color: transparent !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return found;
}

/** Shows the hidden lines again. Runs inside the page. */
const showLines = () => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
};

/** Returns a color in hexadecimal from the three channels that start at index `at`. */
const hexOf = (pixels: Buffer, at: number) => `#${pixels.toString('hex', at, at + 3)}`;

/** Lists lines at the top of the page with too little contrast in a screenshot. Axe can't check text over pictures. */
export async function lowContrastOverPictures(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await painted(page);
  await animationsFinished(page);
  const lines = await page.evaluate(linesOverPictures);
  const shown = await page.screenshot({ optimizeForSpeed: true });
  await page.evaluate(showLines);
  const { data, info } = await sharp(shown).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return lines.flatMap(({ text, left, top, width, height, color, minRatio }) => {
    const ink = hexOf(Buffer.from(color.map(Math.round)), 0);
    /** Contrast ratios keyed by pixel color, since many pixels have the same color. */
    const known = new Map<number, number>();
    const contrastAt = (at: number) => {
      const color = data.readUIntBE(at, 3);
      const ratio = known.get(color) ?? contrast(ink, hexOf(data, at));
      known.set(color, ratio);
      return ratio;
    };
    const ratios: number[] = [];
    for (let y = Math.floor(top); y < Math.min(top + height, info.height); y += 1)
      for (let x = Math.floor(Math.max(0, left)); x < Math.min(left + width, info.width); x += 1)
        ratios.push(contrastAt(3 * (y * info.width + x)));
    const ratio = Float64Array.from(ratios).sort()[Math.floor(ratios.length * outlierShare)] ?? 1;
    return ratio < minRatio ? [`"${text}" ${ratio.toFixed(2)} to 1`] : [];
  });
}
