import type { Page } from 'puppeteer';

interface RecorderState {
  announcements: string[];
}

/** Starts recording changes to live regions. Call after hydration. */
export const recordAnnouncements = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const state = window as unknown as RecorderState;
    state.announcements = [];
    const selector = '[role=status], [role=alert], [aria-live]';
    const textOf = (region: Element) => (region.textContent ?? '').replace(/\s+/g, ' ').trim();
    const known = new Map<Element, string>();
    for (const region of document.querySelectorAll(selector)) known.set(region, textOf(region));
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(selector)) {
        const words = textOf(region);
        const before = known.get(region);
        known.set(region, words);
        // Most screen readers ignore the initial content of a polite region, but announce a new alert.
        const isKnown = before !== undefined || region.getAttribute('role') === 'alert';
        const isOff = region.getAttribute('aria-live') === 'off' || region.closest('[inert]');
        if (isKnown && words && words !== before && !isOff) state.announcements.push(words);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** Waits for an announcement that contains the text. */
export const announced = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => (window as unknown as RecorderState).announcements.some((words) => words.includes(wanted)),
    {},
    text,
  );

/** Returns all announcements since recording started. */
export const announcementsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as RecorderState).announcements);
