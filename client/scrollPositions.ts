const storageKey = (entry: string) => `scroll:${entry}`;

/** The entry of the history whose page is shown, and how far down it is, in px. */
const shown = { entry: '', position: 0, isLeft: false };

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
  if (shown.isLeft) return;
  try {
    sessionStorage.setItem(storageKey(shown.entry), String(shown.position));
  } catch {
    // The page then starts at the top.
  }
}

/** Does so for the last time: the history is elsewhere already, and what scrolls now does not scroll for this entry. */
export function leaveEntry(): void {
  keepPosition();
  shown.isLeft = true;
}

/** Says which entry's page is shown from now on. */
export function showEntry(entry: string): void {
  shown.entry = entry;
  shown.isLeft = false;
}

/** To be called whenever the page has been scrolled. */
export function followScroll(): void {
  shown.position = scrollY;
}
