import { useSyncExternalStore } from 'react';

/**
 * What a screen reader is told beside the page: a new page's title, that a banner has come. Not a state of the layout,
 * which would render everything again just as a page changes.
 */
let words = '';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Has a screen reader say this. */
export function announce(text: string): void {
  words = text;
  for (const listener of listeners) listener();
}

/** What was announced last; nothing on the server. */
export const useAnnouncement = (): string =>
  useSyncExternalStore(
    subscribe,
    () => words,
    () => '',
  );
