import type { Page } from 'puppeteer';

/** Where the Tab key came to rest. */
export interface TabStop {
  /** 'a.button "Book Now"' */
  name: string;
  /** Its upper left corner in the page, in px. */
  x: number;
  y: number;
  /** What is wrong with how its focus shows; empty where all is well. */
  fault: string;
}

/** Describes the focused element. Runs inside the page; undefined where focus has left the page's controls. */
function describeFocus(nth: number): (TabStop & { nth: number }) | undefined {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body || element === document.documentElement) return undefined;
  const words = (element.getAttribute('aria-label') ?? element.innerText ?? '').trim().replace(/\s+/g, ' ');
  const name = `${element.tagName.toLowerCase()}${[...element.classList].map((each) => `.${each}`).join('')} "${words.slice(0, 40)}"`;
  const box = element.getBoundingClientRect();
  const faults: string[] = [];

  // The ring, drawn by the element or by what covers its whole card.
  const rings = [null, '::after', '::before'].map((part) => getComputedStyle(element, part));
  const hasRing = rings.some(
    ({ outlineStyle, outlineWidth, boxShadow }) =>
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
      /\d+px \d+px \d+px [2-9]px/.test(boxShadow),
  );
  // On a drawing the ring is the edge of the mark's field, which has none without focus.
  const field = element instanceof SVGElement ? element.querySelector('[class$=__field]') : null;
  const isEdged = field !== null && Number.parseFloat(getComputedStyle(field).strokeWidth) >= 2;
  if (!hasRing && !(isEdged && getComputedStyle(field).stroke !== 'none')) faults.push('no ring of 2 px');

  // Whole: nothing that scrolls or clips cuts the ring off.
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
  const reach =
    outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const clip = each.getBoundingClientRect();
    const cut = {
      top: clip.top - (box.top - reach),
      bottom: box.bottom + reach - clip.bottom,
      // What scrolls sideways comes to rest where it snaps, with the next card peeking in.
      ...(/auto|scroll/.test(overflowX)
        ? {}
        : { right: box.right + reach - clip.right, left: clip.left - (box.left - reach) }),
    };
    const sides = Object.entries(cut).filter(([, by]) => by > 1);
    if (sides.length > 0)
      faults.push(`ring cut by ${each.className}: ${sides.map(([side]) => side).join(' ')}`);
  }

  // Not obscured: some point of it is on the screen with nothing over it (WCAG 2.2, 2.4.11).
  const seen = [0.15, 0.5, 0.85].some((across) =>
    [0.15, 0.5, 0.85].some((down) => {
      const top = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
      return (
        top !== null && (element.contains(top) || top.contains(element) || top.closest('label') !== null)
      );
    }),
  );
  const boxes = [...element.getClientRects()];
  const isSeen =
    seen ||
    boxes.some(({ left, top, width, height }) =>
      element.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
    );
  if (!isSeen) faults.push(`hidden at ${Math.round(box.left)},${Math.round(box.top)}`);

  element.dataset.tabStop ??= `${nth}`;
  return {
    name,
    x: box.left + scrollX,
    y: box.top + scrollY,
    fault: faults.join(', '),
    nth: Number(element.dataset.tabStop),
  };
}

/**
 * Describes it once it is seen, within a few frames: the skip link comes and goes with focus, and while focus moves
 * into the map's frame, which has a process of its own, nothing has it.
 */
async function settledFocus(page: Page, nth: number) {
  const frame = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  let stop = await page.evaluate(describeFocus, nth);
  for (let frames = 0; frames < 20 && (!stop || stop.fault); frames += 1) {
    await frame();
    stop = await page.evaluate(describeFocus, nth);
  }
  return stop;
}

/** Walks with the Tab key from the top of the page until focus leaves it. @throws where it never does: a trap */
export async function tabThrough(page: Page): Promise<TabStop[]> {
  const stops: TabStop[] = [];
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await settledFocus(page, stops.length);
    if (!stop || stop.nth < stops.length - 1) return stops;
    // A date has several parts, and all of them are the same element.
    if (stop.nth === stops.length) stops.push(stop);
  }
  throw new Error(`the Tab key never leaves the page; it was last at ${stops.at(-1)?.name}`);
}

/**
 * What is wrong with a walk by the Tab key: a stop that cannot be seen, an end that is no end, and steps that lead back
 * up the page other than to a column on the right, by more than what stands on one line may differ. Numbers on a
 * drawing follow each other as numbers do. A carousel's
 * controls come before its slides, wherever they are seen (WAI-ARIA APG).
 */
export function walkFaults(stops: readonly TabStop[]): string[] {
  const faults = stops.filter(({ fault }) => fault).map(({ name, fault }) => `${name}: ${fault}`);
  if (stops[0]?.name !== 'a.skip-link "Skip to content"') faults.push(`begins at ${stops[0]?.name}`);
  if (!stops.at(-1)?.name.includes('footer__cookies')) faults.push(`ends at ${stops.at(-1)?.name}`);
  for (const [index, { name, x, y }] of stops.entries()) {
    const last = stops[index - 1];
    const isOnDrawing = name.startsWith('a.number') && last?.name.startsWith('a.number');
    const isFree = isOnDrawing || last?.name.includes('Next slide');
    const isBack = last && y < last.y - 60 && x <= last.x && !isFree;
    if (isBack) faults.push(`${last.name} -> ${name}`);
  }
  return faults;
}
