const storageKey = (entry: string) => `scroll:${entry}`;

/** The key of the current page's history entry, and the page's scroll position, in px. */
const shown = { entry: '', position: 0 };

/** Returns the stored scroll position of a history entry; null if there is none or the browser blocks storage. */
export function readPosition(entry: string): string | null {
  try {
    return sessionStorage.getItem(storageKey(entry));
  } catch {
    return null;
  }
}

/** Stores the current page's scroll position before another page replaces it. */
export function savePosition(): void {
  try {
    sessionStorage.setItem(storageKey(shown.entry), String(shown.position));
  } catch {
    // Storage is blocked, so history steps lead to the top of a page.
  }
}

/** Sets the key of the history entry whose page is now shown. */
export function setEntry(entry: string): void {
  shown.entry = entry;
}

/** Records the scroll position. Ignores scrolling by the browser after a history step, before the new page is shown. */
export function trackScroll(): void {
  if (history.state?.key === shown.entry) shown.position = scrollY;
}
