import { useSyncExternalStore } from 'react';

function onChange(callback: () => void) {
  document.addEventListener('visibilitychange', callback);
  return () => document.removeEventListener('visibilitychange', callback);
}

/** True while the tab is in the background, where nothing needs to move. */
export const usePageHidden = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => document.hidden,
    () => false,
  );
