import type { Page } from 'puppeteer';

/** More stops than a page has. */
const mostStops = 300;
/** So many keys before the page is asked where they led. */
const keysAtOnce = 10;

/** The last control of every page, which opens the choice of cookies. */
const lastStop = 'footer__cookies';

/**
 * What the Tab key stops at, in order, from the top of a page that was just loaded to its last control, as 'a.button "Book Now"'.
 * @throws where it never comes there
 */
export async function tabWalk(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const stops: string[] = [];
    addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return;
      const words = target.getAttribute('aria-label') ?? target.textContent ?? '';
      const stop = `${[target.localName, ...target.classList].join('.')} "${words.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
      stops.push(stop);
    });
    Object.assign(window, { stops });
  });
  for (let keys = 0; keys < mostStops; keys += keysAtOnce) {
    for (let key = 0; key < keysAtOnce; key += 1) await page.keyboard.press('Tab');
    const stops = await page.evaluate(() => (window as unknown as { stops: string[] }).stops);
    const last = stops.findIndex((stop) => stop.includes(lastStop));
    if (last >= 0) return stops.slice(0, last + 1);
  }
  throw new Error(`the Tab key does not come to .${lastStop}`);
}
