import type { Page } from 'puppeteer';
import sharp from 'sharp';
import { luminanceAt } from './luminance';

/** Share of a line's pixels that may be brighter (or darker) than the one measured: outlierShare and film grain. */
const outlierShare = 0.05;

interface Line {
  text: string;
  /** In px of the viewport. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** Relative luminance of the text, 0 to 1. */
  ink: number;
  /** Required contrast: 7, for large text 4.5 (WCAG 1.4.6). */
  least: number;
}

/** Finds visible lines of text over a hero's picture, and hides them. Runs inside the page. */
function linesOverPictures(): Line[] {
  const found: Line[] = [];
  const range = document.createRange();
  const linear = (value: number) =>
    value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  for (const root of document.querySelectorAll('.hero--picture, body:has(.hero--picture) .header__bar')) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (!parent || !node.data.trim() || parent.closest('.visually-hidden, .menu, .button--primary'))
        continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(parent);
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      range.selectNodeContents(node);
      for (const { left, top, width, height } of range.getClientRects())
        if (width > 2 && top >= 0 && top + height <= innerHeight)
          found.push({
            text: node.data.trim().slice(0, 40),
            left,
            top,
            width,
            height,
            ink: 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue),
            least: isLarge ? 4.5 : 7,
          });
    }
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.hero--picture *, .header__bar * { color: transparent !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return found;
}

/** Shows the lines again. Runs inside the page. */
const showLines = () => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
};

/** Lines over a hero's picture whose contrast with the rendered pixels is too low. */
export async function lowContrastOverPictures(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  if (!(await page.$('.hero--picture'))) return [];
  const lines = await page.evaluate(linesOverPictures);
  const shown = await page.screenshot({ optimizeForSpeed: true });
  await page.evaluate(showLines);
  const { data, info } = await sharp(shown).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return lines.flatMap(({ text, left, top, width, height, ink, least }) => {
    const grounds: number[] = [];
    for (let y = Math.floor(top); y < Math.min(top + height, info.height); y += 1)
      for (let x = Math.floor(Math.max(0, left)); x < Math.min(left + width, info.width); x += 1)
        grounds.push(luminanceAt(data, 3 * (y * info.width + x)));
    grounds.sort((a, b) => a - b);
    const ground = grounds[Math.floor(grounds.length * (ink > 0.5 ? 1 - outlierShare : outlierShare))] ?? 0;
    const ratio = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
    return ratio < least ? [`"${text}" ${ratio.toFixed(2)} to 1`] : [];
  });
}
