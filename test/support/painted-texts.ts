import type { Page } from 'puppeteer';
import sharp from 'sharp';
import { luminanceAt } from './luminance';

/** The share of the darkest and lightest pixels that is left out: the odd one says nothing. */
const trimmed = 0.004;

interface Place {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where lines of text, icons and the left edges of controls stand, in px of the picture. Runs inside the page. */
function places(whole: boolean): Record<'texts' | 'icons' | 'edges', Place[]> {
  // A row that was scrolled would snap to another place as the window grows for the picture of the whole page.
  if (whole)
    for (const each of document.querySelectorAll('main *'))
      if (each.scrollLeft > 0) each.scrollTo({ left: 0, behavior: 'instant' });
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** Words of drawings are looked at by themselves; of what else is hidden from listeners nothing is read. */
  const unread = 'svg, [aria-hidden="true"], option, script, .skip-link, .visually-hidden, :disabled';
  /** What keeps its place on the screen has another in a picture of the whole page. */
  const floats = (element: Element | null): boolean =>
    whole &&
    element !== null &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || floats(element.parentElement));
  /** On the screen what lies behind a dialog, a panel or the header is not meant to be seen. */
  const isCovered = (element: Element, { left, top, width, height }: Omit<Place, 'name'>) => {
    if (whole) return false;
    const [x, y] = [left + width / 2, top + height / 2];
    const front = document.elementFromPoint(x, y);
    return !front || !(front.contains(element) || element.contains(front));
  };
  /** The part of a box that nothing cuts off. */
  function seenPart(element: Element | null, box: DOMRect) {
    let { left, top, right, bottom } = box;
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(each);
      const clip = each.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
      if (position === 'fixed') break;
    }
    [left, right] = [Math.max(0, left), Math.min(document.documentElement.clientWidth, right)];
    const [fromX, fromY] = whole ? [scrollX, scrollY] : [0, 0];
    return { left: left + fromX, top: top + fromY, width: right - left, height: bottom - top };
  }

  /** What a row that scrolls cuts off is seen whole when it has been scrolled. */
  const isEnough = ({ width, height }: Omit<Place, 'name'>, box: DOMRect) =>
    width > 6 && height > 6 && width > box.width * 0.9;

  const texts: Place[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || !node.data.trim() || parent.closest(unread)) continue;
    if (!isShown(parent) || floats(parent) || getComputedStyle(parent).clipPath === 'inset(50%)') continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const part = seenPart(parent, box);
      if (isEnough(part, box) && !isCovered(parent, part))
        texts.push({ name: node.data.trim().slice(0, 40), ...part });
    }
  }
  for (const word of document.querySelectorAll('svg text')) {
    const part = seenPart(word.parentElement, word.getBoundingClientRect());
    const isSeen = isShown(word) && !floats(word) && part.width > 6 && part.height > 6;
    if (isSeen && !isCovered(word, part)) texts.push({ name: `${word.textContent} on a drawing`, ...part });
  }
  const icons = [...document.querySelectorAll('svg.icon, svg.wordmark')]
    .filter((each) => isShown(each) && !floats(each) && !each.closest(':disabled, [aria-disabled="true"]'))
    .flatMap((each) => {
      const box = each.getBoundingClientRect();
      const part = seenPart(each.parentElement, box);
      const owner = each.parentElement?.closest('[class]')?.classList[0] ?? '';
      return isEnough(part, box) && !isCovered(each, part) ? [{ name: `icon of ${owner}`, ...part }] : [];
    });
  const controls = document.querySelectorAll(
    '.button, .icon-button:not(.icon-button--plain), .field__control, .switch, .checkbox__box',
  );
  const edges = [...controls]
    .filter((each) => isShown(each) && !floats(each) && !each.matches(':disabled'))
    .filter((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return !isCovered(each, { left, top, width, height });
    })
    .map((each) => {
      const { left, top, height } = each.getBoundingClientRect();
      const words = (each.textContent || each.getAttribute('name') || '').trim().slice(0, 30);
      const strip = new DOMRect(left - 3, top + height / 2 - 1, 10, 2);
      return { name: `edge of ${each.classList[0]} ${words}`, ...seenPart(each.parentElement, strip) };
    })
    .filter(({ width }) => width > 6);
  if (whole)
    for (const each of document.querySelectorAll<HTMLElement>('body *'))
      if (/fixed|sticky/.test(getComputedStyle(each).position)) {
        each.style.visibility = 'hidden';
        each.dataset.floats = '';
      }
  return { texts, icons, edges };
}

/** Runs inside the page. */
function showFloats() {
  for (const each of document.querySelectorAll<HTMLElement>('[data-floats]')) {
    each.style.visibility = '';
    delete each.dataset.floats;
  }
}

/** Ratio of the lightest to the darkest of a part of a picture. */
function contrastIn(
  pixels: Buffer,
  { width, height }: { width: number; height: number },
  place: Place,
): number {
  const seen: number[] = [];
  const [fromX, fromY] = [Math.max(0, Math.floor(place.left)), Math.max(0, Math.floor(place.top))];
  const [toX, toY] = [Math.min(width, place.left + place.width), Math.min(height, place.top + place.height)];
  for (let y = fromY; y < toY; y += 1)
    for (let x = fromX; x < toX; x += 1) seen.push(luminanceAt(pixels, 3 * (y * width + x)));
  seen.sort((a, b) => a - b);
  const cut = Math.floor(seen.length * trimmed);
  return ((seen.at(-1 - cut) ?? 0) + 0.05) / ((seen[cut] ?? 0) + 0.05);
}

/**
 * The texts and icons of a page, and the edges of its controls, that do not stand out from their ground in a picture of
 * it: what was painted, whatever the style sheets say. A text needs 4.5 to 1, the others 3 to 1 (WCAG 1.4.3, 1.4.11).
 * @param whole the whole page without what floats, or what is on the screen
 */
export async function unpainted(page: Page, whole: boolean): Promise<string[]> {
  const { texts, icons, edges } = await page.evaluate(places, whole);
  const shown = await page.screenshot({ fullPage: whole, optimizeForSpeed: true });
  await page.evaluate(showFloats);
  const { data, info } = await sharp(shown).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const onPicture = ({ top, height }: Place) => top >= 0 && top + height <= info.height;
  const faint = (found: Place[], least: number) =>
    found
      .filter((place) => onPicture(place) && contrastIn(data, info, place) < least)
      .map(({ name }) => name);
  return [...new Set([...faint(texts, 4.5), ...faint([...icons, ...edges], 3)])];
}

/** Of these what a browser that makes every page dark may lose: edges, and words of drawings. docs/accessibility.md */
export const unpaintedInTheDark = async (page: Page, whole: boolean): Promise<string[]> =>
  (await unpainted(page, whole)).filter((name) => !/^edge of | on a drawing$/.test(name));
