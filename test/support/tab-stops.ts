import type { Page } from 'puppeteer';

/** An element that receives focus. */
interface TabStop {
  /** 'a.button "Book Now"' */
  name: string;
  /** Top left corner on the page, in px. */
  x: number;
  y: number;
}

/** The tab stops so far, and whether focus has returned to the first stop. */
interface TabSequence {
  stops: TabStop[];
  isComplete: boolean;
}

interface RecorderState {
  tabSequence: TabSequence;
}

/** Starts recording which elements receive focus. Runs inside the page. */
function recordTabStops(): void {
  const sequence: TabSequence = { stops: [], isComplete: false };
  (window as unknown as RecorderState).tabSequence = sequence;
  let [first, last]: (Element | undefined)[] = [];
  const add = (element: Element | null) => {
    // A date field has several stops but is one element.
    if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === last) return;
    if (element === document.body || sequence.isComplete) return;
    sequence.isComplete = element === first;
    if (sequence.isComplete) return;
    first ??= element;
    last = element;
    const text = element.ariaLabel ?? (element instanceof HTMLElement ? element.innerText : '');
    const words = text.trim().replace(/\s+/g, ' ').slice(0, 40);
    const classes = [...element.classList].map((each) => `.${each}`).join('');
    const { left, top } = element.getBoundingClientRect();
    sequence.stops.push({
      name: `${element.tagName.toLowerCase()}${classes} "${words}"`,
      x: left + scrollX,
      y: top + scrollY,
    });
  };
  addEventListener('focusin', ({ target }) => add(target as Element));
  // When the map's frame receives focus, the page gets only a blur event.
  addEventListener('blur', () => add(document.activeElement));
}

/** The number of key presses between two checks of the page. */
const batch = 20;

/** Tabs from the top of the page until focus is back at the first stop. @throws on a focus trap */
async function tabThrough(page: Page): Promise<TabStop[]> {
  await page.evaluate(recordTabStops);
  let sequence: TabSequence | undefined;
  for (let presses = 0; presses < 400; presses += batch) {
    // Repeats keydown without keyup, which is faster.
    await Promise.all(Array.from({ length: batch }, () => page.keyboard.down('Tab')));
    sequence = await page.evaluate(() => (window as unknown as RecorderState).tabSequence);
    if (sequence.isComplete) break;
  }
  await page.keyboard.up('Tab');
  if (!sequence?.isComplete)
    throw new Error(`tabbing never leaves the page; the last stop was ${sequence?.stops.at(-1)?.name}`);
  return sequence.stops;
}

/**
 * Lists problems with the tab sequence: a wrong first or last stop, and steps up the page. Steps within a line (60 px)
 * or to a column on the right are allowed. Also exempt are numbers on a drawing, which are in numerical order, and
 * slides, which follow their carousel's controls (WAI-ARIA APG).
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
