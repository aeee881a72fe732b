import { useSyncExternalStore } from 'react';

/** The text of the live region. A store, since a state of the layout would render all of it at a change of page. */
let text = '';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Announces a text to screen readers, such as the title of a new page. */
export function announce(announced: string): void {
  text = announced;
  for (const listener of listeners) listener();
}

/** What was announced last; empty on the server. */
export const useLiveRegion = (): string =>
  useSyncExternalStore(
    subscribe,
    () => text,
    () => '',
  );
