import type { Page, Viewport } from 'puppeteer';
import { painted, resize } from './browser';

/**
 * Lists elements that, when focused, are covered by a fixed element (WCAG 2.4.11, 2.4.12), invisible, without a focus
 * ring, or with a clipped ring. If a dialog is open, only its elements are focusable. Focuses elements in document
 * order, which is faster than pressing Tab. Runs inside the page.
 * @param waitsForBars whether to wait after each scroll until fixed bars have reacted
 * @param within selector of the element whose controls are tested: 'main' if header and footer are tested elsewhere
 */
export async function focusProblems(waitsForBars = false, within = 'body'): Promise<string[]> {
  const problems = new Set<string>();
  const shares = [0.1, 0.5, 0.9];
  const controls = document.querySelectorAll<HTMLElement>(
    `${within} :is(a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"])`,
  );

  /** Returns an element's closest fixed or sticky ancestor, or null. */
  const layerOf = (element: Element): Element | null => {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(each).position)) return each;
    return null;
  };
  const hasFocusRing = (element: Element) =>
    [null, '::after', '::before'].some((part) => {
      const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth, content } = getComputedStyle(
        element,
        part,
      );
      const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      // The focus ring of a picture that fills its cell is the border of a pseudo-element.
      const isFramed = part && content !== 'none' && borderTopStyle !== 'none';
      return isOutlined || (isFramed && Number.parseFloat(borderTopWidth) >= 2);
    });

  /** Returns the ancestor that clips a focus ring. Ignores ancestors that guests can scroll. */
  const clippingAncestor = (element: Element) => {
    const box = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const reach =
      outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const clip = each.getBoundingClientRect();
      const down = Math.max(clip.top - box.top, box.bottom - clip.bottom);
      const across = Math.max(clip.left - box.left, box.right - clip.right);
      const isFixed = (overflow: string) => !/auto|scroll/.test(overflow);
      if ((isFixed(overflowY) && down + reach > 1) || (isFixed(overflowX) && across + reach > 1)) return each;
    }
    return undefined;
  };

  for (const element of controls) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) continue;
    const from = scrollY;
    element.focus();
    if (waitsForBars && scrollY !== from)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // Skips elements that are disabled or behind an open dialog.
    if (document.activeElement !== element) continue;
    const words = (element.getAttribute('aria-label') ?? element.innerText ?? '').trim().slice(0, 30);
    const name = `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} "${words}"`;
    // Links in drawings show focus with an SVG shape.
    if (!hasFocusRing(element) && !(element instanceof SVGElement) && !element.closest('svg'))
      problems.add(`${name}: no focus ring`);
    const clipping = clippingAncestor(element);
    if (clipping) problems.add(`${name}: focus ring clipped by ${clipping.className}`);

    const labels = [...((element as HTMLInputElement).labels ?? [])];
    let isSeen = false;
    for (const { left, right, top, bottom } of element.getClientRects()) {
      // An element larger than the space between two bars cannot be fully visible.
      const isLarge = bottom - top > innerHeight / 2;
      const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
      for (const across of shares)
        for (const down of shares) {
          const front = document.elementFromPoint(left + (right - left) * across, from + (to - from) * down);
          if (!front || to <= from) continue;
          const isOwn = [element, ...labels].some((each) => each.contains(front) || front.contains(each));
          isSeen ||= isOwn;
          const layer = layerOf(front);
          if (!isOwn && !isLarge && layer && !layer.contains(element))
            problems.add(`${name}: covered by ${layer.classList[0] ?? layer.tagName}`);
        }
    }
    if (!isSeen) problems.add(`${name}: not visible`);
  }
  (document.activeElement as HTMLElement | null)?.blur();
  return [...problems];
}

/** Returns the share of the viewport's height under fixed and sticky elements, from 0 to 1. Runs inside the page. */
function fixedShare(): number {
  const isFixedAt = (x: number, y: number) => {
    let each = document.elementFromPoint(x, y);
    while (each && !/fixed|sticky/.test(getComputedStyle(each).position)) each = each.parentElement;
    return each !== null;
  };
  const [columns, step] = [9, 4];
  const rows = Array.from({ length: Math.floor(innerHeight / step) }, (_, row) => row * step);
  const fixedRows = rows.filter((y) => {
    const points = Array.from({ length: columns }, (_, column) => ((column + 0.5) / columns) * innerWidth);
    return points.filter((x) => isFixedAt(x, y)).length > columns / 2;
  });
  return fixedRows.length / rows.length;
}

/** A 1280 by 1024 px laptop screen at 400% zoom (WCAG 1.4.10). */
export const zoomed: Viewport = { width: 320, height: 256 };
export const landscape: Viewport = { width: 667, height: 360, isMobile: true, hasTouch: true };

/** Maximum share of a low viewport that fixed elements may cover. */
const maxFixedShare = 1 / 3;

/** Lists the hero's text and links that end below the first screen. Runs inside the page. */
export const clippedHero = () =>
  [...(document.querySelector('h1')?.closest('header')?.querySelectorAll('h1, p, a') ?? [])]
    .filter((part) => part.getBoundingClientRect().bottom > innerHeight)
    .map(({ textContent }) => `${textContent} is below the first screen`);

/** Lists focus problems after the page has scrolled and its fixed bars have reacted. */
export async function focusProblemsAfterScroll(page: Page, within = 'body'): Promise<string[]> {
  await page.evaluate(() => scrollTo({ top: 0.4 * document.body.scrollHeight, behavior: 'instant' }));
  await painted(page);
  await painted(page); // Lets observers run.
  return page.evaluate(focusProblems, false, within);
}

/** Lists problems in a low viewport: focus problems, fixed elements that cover too much, and horizontal scrolling. */
export async function lowViewportProblems(
  page: Page,
  viewport: Viewport,
  within?: string,
): Promise<string[]> {
  await resize(page, viewport);
  const problems = await focusProblemsAfterScroll(page, within);
  await page.evaluate(() => scrollTo({ top: 0.4 * document.body.scrollHeight, behavior: 'instant' }));
  await painted(page);
  const fixed = await page.evaluate(fixedShare);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  if (fixed > maxFixedShare) problems.push(`${Math.round(100 * fixed)}% of the height is fixed`);
  if (overflow > 0) problems.push(`scrolls horizontally by ${overflow} px`);
  return problems;
}
