import type { Page } from 'puppeteer';

/** A focused element. */
interface TabStop {
  /** 'a.button "Book Now"' */
  name: string;
  /** Top left corner on the page, in px. */
  x: number;
  y: number;
  /** Index in the tab sequence. */
  index: number;
}

/** Describes the focused element; undefined if none of the page's elements has focus. Runs inside the page. */
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
    index: Number(element.dataset.tabStop),
  };
}

/** The focused element. Waits a few frames for focus to move into the map's frame, which runs in another process. */
async function settledFocus(page: Page, nth: number) {
  let stop = await page.evaluate(describeFocus, nth);
  for (let frames = 0; frames < 20 && !stop; frames += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    stop = await page.evaluate(describeFocus, nth);
  }
  return stop;
}

/** Tabs from the top of the page until focus leaves it. @throws on a focus trap */
async function tabThrough(page: Page): Promise<TabStop[]> {
  const stops: TabStop[] = [];
  for (let presses = 0; presses < 400; presses += 1) {
    // Repeats keydown without keyup, which is faster.
    await page.keyboard.down('Tab');
    const stop = await settledFocus(page, stops.length);
    if (!stop || stop.index < stops.length - 1) {
      await page.keyboard.up('Tab');
      return stops;
    }
    // A date field has several stops but is one element.
    if (stop.index === stops.length) stops.push(stop);
  }
  throw new Error(`tabbing never leaves the page; the last stop was ${stops.at(-1)?.name}`);
}

/**
 * Problems with the tab sequence: a wrong first or last stop, and steps up the page, except within a line (60 px) or to
 * a column on the right. Numbers on a drawing, which are in numerical order, and slides, which follow their carousel's
 * controls (WAI-ARIA APG), are exempt.
 */
export async function tabProblems(page: Page): Promise<string[]> {
  const stops = await tabThrough(page);
  const problems: string[] = [];
  if (stops[0]?.name !== 'a.skip-link "Skip to content"') problems.push(`starts at ${stops[0]?.name}`);
  if (!stops.at(-1)?.name.includes('Cookie preferences')) problems.push(`ends at ${stops.at(-1)?.name}`);
  for (const [index, { name, x, y }] of stops.entries()) {
    const last = stops[index - 1];
    const isOnDrawing = name.startsWith('a.number') && last?.name.startsWith('a.number');
    const isExempt = isOnDrawing || last?.name.includes('Next slide');
    if (last && y < last.y - 60 && x <= last.x && !isExempt) problems.push(`${last.name} -> ${name}`);
  }
  return problems;
}
