import type { Page } from 'puppeteer';

/** Where the Tab key came to rest. */
interface TabStop {
  /** 'a.button "Book Now"' */
  name: string;
  /** Its upper left corner in the page, in px. */
  x: number;
  y: number;
  /** Its place among the stops so far. */
  nth: number;
}

/** Describes the focused element. Runs inside the page; undefined where focus has left the page's controls. */
function describeFocus(nth: number): TabStop | undefined {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body || element === document.documentElement) return undefined;
  const words = (element.getAttribute('aria-label') ?? element.innerText ?? '').trim().replace(/\s+/g, ' ');
  const { left, top } = element.getBoundingClientRect();
  element.dataset.tabStop ??= `${nth}`;
  return {
    name: `${element.tagName.toLowerCase()}${[...element.classList].map((each) => `.${each}`).join('')} "${words.slice(0, 40)}"`,
    x: left + scrollX,
    y: top + scrollY,
    nth: Number(element.dataset.tabStop),
  };
}

/** While focus moves into the map's frame, which has a process of its own, nothing has it for a few frames. */
async function settledFocus(page: Page, nth: number) {
  let stop = await page.evaluate(describeFocus, nth);
  for (let frames = 0; frames < 20 && !stop; frames += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    stop = await page.evaluate(describeFocus, nth);
  }
  return stop;
}

/** Walks with the Tab key from the top of the page until focus leaves it. @throws where it never does: a trap */
async function tabThrough(page: Page): Promise<TabStop[]> {
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
 * What is wrong with a walk by the Tab key: an end that is no end, and steps that lead back up the page other than to a
 * column on the right, by more than what stands on one line may differ. Numbers on a drawing follow each other as
 * numbers do. A carousel's controls come before its slides, wherever they are seen (WAI-ARIA APG).
 */
export async function tabFaults(page: Page): Promise<string[]> {
  const stops = await tabThrough(page);
  const faults: string[] = [];
  if (stops[0]?.name !== 'a.skip-link "Skip to content"') faults.push(`begins at ${stops[0]?.name}`);
  if (!stops.at(-1)?.name.includes('footer__cookies')) faults.push(`ends at ${stops.at(-1)?.name}`);
  for (const [index, { name, x, y }] of stops.entries()) {
    const last = stops[index - 1];
    const isOnDrawing = name.startsWith('a.number') && last?.name.startsWith('a.number');
    const isFree = isOnDrawing || last?.name.includes('Next slide');
    if (last && y < last.y - 60 && x <= last.x && !isFree) faults.push(`${last.name} -> ${name}`);
  }
  return faults;
}
