const storageKey = (entry: string) => `scroll:${entry}`;

/** The entry of the history whose page is shown, and its scroll position, in px. */
const shown = { entry: '', position: 0 };

/** The scroll position at which an entry was left. A browser may forbid storage; pages then start at the top. */
export function readPosition(entry: string): string | null {
  try {
    return sessionStorage.getItem(storageKey(entry));
  } catch {
    return null;
  }
}

/** Stores the scroll position of the page that is shown, before another comes. */
export function savePosition(): void {
  try {
    sessionStorage.setItem(storageKey(shown.entry), String(shown.position));
  } catch {
    // The page then starts at the top.
  }
}

/** Sets the entry whose page is shown from now on. */
export function setEntry(entry: string): void {
  shown.entry = entry;
}

/** To be called on each scroll. When the history is at another entry already, the browser has scrolled for that one. */
export function trackScroll(): void {
  if (history.state?.key === shown.entry) shown.position = scrollY;
}
