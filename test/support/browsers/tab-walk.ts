import type { Page } from 'puppeteer';

/** More stops than a page has. */
const mostStops = 300;

/** The first and the last control of every page. */
const firstStop = '.skip-link';
const lastStop = '.footer__cookies';

/**
 * What the Tab key stops at, in order, from the first control of a page to its last, as 'a.button "Book Now"'. No key goes past
 * the last: what has the focus in the browser's own bars would be the next page's fault.
 * @throws where it never comes there
 */
export async function tabWalk(page: Page): Promise<string[]> {
  await page.focus(firstStop);
  const stops: string[] = [];
  while (stops.length < mostStops) {
    const { name, isLast } = await page.evaluate((last) => {
      const element = document.activeElement ?? document.body;
      const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return {
        name: `${[element.localName, ...element.classList].join('.')} "${words.trim().replace(/\s+/g, ' ').slice(0, 40)}"`,
        isLast: element.matches(last),
      };
    }, lastStop);
    stops.push(name);
    if (isLast) return stops;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not come to ${lastStop}; it was last at ${stops.at(-1)}`);
}
