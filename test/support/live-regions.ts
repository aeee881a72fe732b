import type { Page } from 'puppeteer';

/** What is kept in the page. */
interface Heard {
  heard: string[];
}

/** Notes what live regions that were there before say. To be called once the page is hydrated. */
export const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const state = window as unknown as Heard;
    state.heard = [];
    const selector = '[role=status], [role=alert], [aria-live]';
    const wordsOf = (region: Element) => (region.textContent ?? '').replace(/\s+/g, ' ').trim();
    const known = new Map<Element, string>();
    for (const region of document.querySelectorAll(selector)) known.set(region, wordsOf(region));
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(selector)) {
        const words = wordsOf(region);
        const before = known.get(region);
        known.set(region, words);
        // A polite region that comes with its text stays silent in most screen readers; an alert speaks as it comes.
        const isKnown = before !== undefined || region.getAttribute('role') === 'alert';
        const isOff = region.getAttribute('aria-live') === 'off' || region.closest('[inert]');
        if (isKnown && words && words !== before && !isOff) state.heard.push(words);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** Waits until something that contains the text has been said. */
export const said = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => (window as unknown as Heard).heard.some((words) => words.includes(wanted)),
    {},
    text,
  );

/** All that has been said since `listen`. */
export const heardOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Heard).heard);
