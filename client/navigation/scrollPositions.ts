const storageKey = (entry: string) => `scroll:${entry}`;

/** The history entry whose page is shown, and its scroll position, in px. */
const shown = { entry: '', position: 0 };

/** The scroll position at which an entry was left. If the browser blocks storage, pages start at the top. */
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
    // The page then starts at the top.
  }
}

/** Sets the history entry of the page that is shown from now on. */
export function setEntry(entry: string): void {
  shown.entry = entry;
}

/** Call on each scroll. Ignored once the history is at another entry, since the browser scrolled for that one. */
export function trackScroll(): void {
  if (history.state?.key === shown.entry) shown.position = scrollY;
}
