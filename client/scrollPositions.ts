const storageKey = (entry: string) => `scroll:${entry}`;

/** The entry of the history whose page is shown, and how far down it is, in px. */
const shown = { entry: '', position: 0 };

/** How far down the page of an entry was when it was left. A browser may forbid storage; pages then start at the top. */
export function readPosition(entry: string): string | null {
  try {
    return sessionStorage.getItem(storageKey(entry));
  } catch {
    return null;
  }
}

/** Stores how far down the shown page is, before another comes. */
export function keepPosition(): void {
  try {
    sessionStorage.setItem(storageKey(shown.entry), String(shown.position));
  } catch {
    // The page then starts at the top.
  }
}

/** Says which entry's page is shown from now on. */
export function showEntry(entry: string): void {
  shown.entry = entry;
}

/**
 * To be called whenever the page has been scrolled. Where the history is at another entry already, as after a tap on a
 * link to a part of the page, it was not scrolled for the one that is shown.
 */
export function followScroll(): void {
  if (history.state?.key === shown.entry) shown.position = scrollY;
}
